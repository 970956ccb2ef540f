const written = 'what is no part of this office action is written as a new one'
/** What is the one row that a call is about, or is no row of a customer's. */
export const others: Record<string, string> = {
  'case-counterparty.link body.otherId': 'staff say of any two whether they are the same one, whosever they are',
  'case.create body.requestId': 'the report that the case is made of',
  'discount-coupon.create body.id': 'the name of the new coupon',
  'brand-registry.enter body.messageId': 'staff say which mail brought it',
  'docketed-message.settle body.trademarkId': 'staff say whose mail it is',
  'document.thumbnail query.id': 'the document that is asked for',
  'document.url-by-id query.id': 'the document that is asked for',
  'monitoring-result.explain query.ids': 'the found marks that are asked for, whoever of us asks',
  'office-action.create body.messageId': 'the letter that it is made of',
  'opposition.create body.messageId': 'the letter that it is made of',
  'office-action.examination-draft body.issues[].id': written,
  'office-action.examination-draft body.solutions[].id': written,
  'office-action.examination body.issues[].id': written,
  'office-action.examination body.solutions[].id': written,
  'service-request.transfer-document params.document': 'which of the two documents of the order',
  'service-request.transfer-signed params.document': 'which of the two documents of the order',
  'trademark.filing-euipo body.trademarkId': 'the mark that is filed',
  'use-in-commerce-request.submit body.receiptDocumentId': 'what is paid and signed is tried in attack-use.test.ts',
}
