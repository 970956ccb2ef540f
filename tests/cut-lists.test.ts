import { Kind, parse, print, type FieldNode, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import { dataModel } from '#app/model.ts'
import { written } from '#operations/all.ts'

/* A list that is cut tells something wrong as soon as its screen counts it or calls it all. Each either stands beside the number of all its rows, or is named here with why its screen claims nothing of the rest. */

const bounded: Record<string, string> = {
  'portalOrder trademarks': 'one for each place that was ordered, or for each class of one',
  'trademarkById divisions': 'what was divided off one mark',
  'trademarkById designations': 'one of each place of the Madrid System',
  'portalOrder tracking_actions': 'steps of one order',
  'portalOrder credit_notes': 'what takes one invoice back',
  'portalService letters': 'letters of one order, of which there are at most fifty',
  'portalOverview deadline': 'the next by date; the screen shows the nearest and gives no number',
  'portalOverview missed': 'the last ones; all stand on the page of the deadlines, to which it leads',
  'portalOverview asked': 'the one brand that the address names',
  'portalOverview registration_request_tracking': 'the newest, called that',
  'portalOverview trademark_tracking': 'the newest, called that',
  'portalDeadlines places': 'one for each register, of which there are about a hundred',
  'trademarkById brand_registry_codes': 'codes of one mark, of which the newest is shown',
  'trademarkById views': 'how often one person looked at one code',
  'staff_trademark_show brand_registry_codes': 'codes of one mark',
  'staff_trademark_show views': 'how often one person looked at one code',
  'priceList service_fee': 'the price list, of some hundred rows',
  'priceList fee_rule': 'the price list',
  'priceList exchange_rate': 'the newest of each currency',
  'priceListDays service_fee': 'the price list, of some hundred rows',
  'priceListDays fee_rule': 'the price list',
  'priceListOf service_fee': 'the price list, of some hundred rows',
  'priceListOf fee_rule': 'the price list',
  'priceListOf exchange_rate': 'the newest of each currency',
  'portalService services': 'one for each mark that was ordered',
  'portalService tracking_actions': 'steps of one order',
  'portalService credit_notes': 'what takes one invoice back',
  'marksOfTransfer trademark': 'marks of one order, of which there are twenty at most',
  'staff_office_action_show office_actions':
    'the earliest letter of the mark and the next, of which one may be the shown one',
  'marksToOffer chosen': 'the ones that are named; an order is for twenty at most',
  'marksToOffer designated': 'they are only counted by their registrations, of which the form takes any number',
  'profileSubscriptions brand_subscription': 'subscriptions of one person, the running ones first',
  'profileSubscription payments': 'five years of one subscription',
  'profileSubscription platforms': 'as many as there are kinds of places',
  'profileSubscription tracking_actions': 'the newest, called that',
  'profileSubscription user_payment_method': 'cards of one person',
  'subscriptionOfSolution payments': 'five years of one subscription',
  'subscriptionOfSolution platforms': 'as many as there are kinds of places',
  'staff_brand_monitoring_task_show platforms': 'as many as there are kinds of places',
  'staff_brand_subscription_show platforms': 'as many as there are kinds of places',
  'profileWhitelist case_counterparty': 'friends that one person named',
  'applicationDraft tracking_actions': 'steps of one order',
  'applicationDraft trademarks': 'one for each place that was ordered, or for each class of one',
  'applicationDraft application_jurisdictions': 'one for each place that was ordered',
  'applicationDraft comments': 'one conversation',
  'applicationDraft documents': 'pictures and powers of attorney of one order, of which the last of each is shown',
  'applicationDraft views': 'no more pictures are taken as views of one order than are read',
  'applicationDraft specimens': 'at most ten for each of the 45 classes',
  'ordersForUser tracking_actions': 'the newest, called that',
  'requestById tracking_actions': 'steps of one order',
  'verificationSummary verification_results': 'versions of one answer',
  'verificationSummary similar_trademarks': 'the call that writes them takes a hundred',
  'sameMarkElsewhere trademark': 'the same name in other registers, of which there are about a hundred',
  'trademarkById tracking_actions': 'steps of one trademark',
  'trademarkById deadlines': 'dates of one trademark, each kind a few times',
  'brandOfTrademark deadlines': 'terms of one trademark with their renewals',
  'renewalOfMark deadlines': 'terms of one trademark with their renewals',
  'portalCoverage deadlines': 'terms of one trademark with their renewals',
  'portalTrademarks deadlines': 'terms of one trademark with their renewals',
  'queue deadlines': 'terms of one trademark with their renewals',
  'queue_beside deadlines': 'terms of one trademark with their renewals',
  'marksToOffer deadlines': 'terms of one trademark with their renewals',
  'trademarkById documents': 'documents of one trademark',
  'portalOrder expenses': 'one order takes four hundred, all of which are summed',
  'portalService expenses': 'one order takes four hundred, all of which are summed',
  'staff_registration_request_show credit_notes': 'what took one invoice back',
  'staff_service_request_show credit_notes': 'what took one invoice back',
  'staff_registration_request_show corrected_by': 'one row takes another back',
  'staff_service_request_show corrected_by': 'one row takes another back',
  'portalOrder documents': 'documents of one order',
  'portalService documents': 'documents of one order',
  'portalCase documents': 'documents of one case',
  'registersOfNames trademark': 'the same names in other registers, of one page of hits',
  'watched_everywhere trademark': 'the same names in other registers, of one page of hits',
  'palette requests': 'the few that come first; the palette gives no number',
  'palette trademarks': 'the few that come first; the palette gives no number',
  'staffPeople user': 'who works here',
  'queue requests': 'the other document of the screen counts when this list is full',
  'queue trademarks': 'the other document of the screen counts when this list is full',
  'queue tracking_actions': 'the last events, called that',
  'queue_beside uses': 'the next by date; the screen says how many of a kind it shows, and the number of all',
  'queue_beside terms': 'the next by date',
  'queue_beside sums': 'the next by date',
  'queue_beside sets': 'the next by date',
  'queue_beside priorities': 'the next by date',
  'queue_beside tracking_actions': 'the last events, called that',
  'staff_trademark_show deadlines': 'dates of one trademark, each kind a few times',
  'staff_invoice_show events': 'the two steps that it names, of one order',
  'staff_bank_entry_show allocations': 'parts of one payment',
  'staff_invoice_list credit_notes': 'what takes one invoice back',
  'staff_invoice_show credit_notes': 'what takes one invoice back',
  'staff_service_request_show invoices': 'bills of one order',
  'staff_registration_request_show invoices': 'bills of one order',
  'staff_registration_request_show payment_attempts': 'the last, called that',
  'staff_registration_request_show verification_results': 'versions of one answer',
  'staff_registration_request_show similar_trademarks': 'the call that writes them takes a hundred',
  'staff_registration_request_show approvals': 'the newest, called that',
  'staff_registration_request_show application_jurisdictions': 'one for each place that was ordered',
  'staff_case_show sightings': 'what one case was made of; the draft takes the last answer about its domain name',
  'portalCases infringements': 'platforms of one case, by name in one cell',
  'portalCase solutions': 'what one case was offered',
  'portalCase tracking_actions': 'steps of one case',
  'staff_trademark_monitoring_result_show orders': 'three services, one order of each at a time',
  'staff_case_list infringements': 'platforms of one case, by name in one cell',
  'staff_case_show cases': 'the newest cases with the same counterparty',
  'staff_case_show trademarks': 'trademarks of one client',
  'staff_case_show case_requests': 'reports that became one case, of which there is one',
  'staff_case_request_show brands': 'brands of one client; a new one can be named',
  'staff_case_request_show counterparties': 'whom one client had to do with; a new one can be named',
  'staff_brand_monitoring_task_show counterparties': 'whom one client had to do with; a new one can be named',
  'useProofsOfMark deadlines': 'dates of one trademark, each kind a few times',
  'useProofsOfMark use_proofs': 'one mark takes five hundred files, all of which are read',
  'trademarkById use_proofs': 'one mark takes five hundred files, all of which are read',
  'marksOfName trademark': 'the form offers registrations to tick beside its own and gives no number of them',
  'portalOfficeActions office_actions': 'the letters of one office about one mark',
  'trademarkById office_actions': 'the letters of one office about one mark',
  'staff_trademark_show designation_changes': 'one of each kind, of which there are three',
  'staff_trademark_show register_differences': 'one for each thing that is compared, of which there are seven',
  'staff_trademark_show office_actions': 'the letters of one office about one mark',
  'trademarkById oppositions': 'a few in the life of one mark',
  'staff_trademark_show oppositions': 'a few in the life of one mark',
  'portalOpposition documents': 'documents of one opposition',
  'portalOpposition ways': 'four kinds, one way of each',
  'portalOpposition events': 'steps of one opposition',
  'portalOpposition deadlines': 'three kinds, one date of each',
  'staff_opposition_show ways': 'four kinds, one way of each',
  'staff_opposition_show deadlines': 'three kinds, one date of each',
  'trademarkById use_in_commerce_requests': 'a few in the life of one mark',
  'staff_trademark_show use_in_commerce_requests': 'a few in the life of one mark',
  'staff_office_action_show issues': 'the call that writes them takes twenty',
  'staff_office_action_show solutions': 'the call that writes them takes twenty',
  'staff_office_action_show deadlines': 'two kinds, one date of each',
}

const { tables, relations } = dataModel()
const argumentOf = (field: FieldNode, name: string): string => {
  const given = field.arguments?.find((one) => one.name.value === name)
  return given ? print(given.value) : ''
}

/** What narrows a list, without what narrows it to the rows behind a page. */
const allPages = (where: string): string =>
  /^{\s*_and: \[(\$\w+), \$after\]\s*}$/.exec(where)?.[1] ??
  where.replace(/^({\s*_and: \[\$\w+, .+), \$after(\]\s*})$/, '$1$2')

/** The lists of a document whose number of rows is not asked for beside them. */
function uncounted(operation: string, set: SelectionSetNode | undefined, table: string | null): string[] {
  const fields = (set?.selections ?? []).filter((one) => one.kind === Kind.FIELD)
  return fields.flatMap((field) => {
    const name = field.name.value
    const relation = relations.find((one) => one.table === table && one.name === name)
    const root = table === null ? tables.find((one) => [one.name, `${one.name}_by_pk`].includes(name)) : undefined
    const target = relation?.target ?? root?.name
    if (target === undefined) return []
    const isList = relation ? relation.kind === 'array' : root?.name === name
    const isCounted = fields.some(
      (beside) =>
        beside.name.value === `${name}_aggregate` &&
        argumentOf(beside, 'where') === allPages(argumentOf(field, 'where')),
    )
    const claims = isList && argumentOf(field, 'limit') !== '1' && !isCounted
    const key = `${operation} ${field.alias?.value ?? name}`
    return [...(claims ? [key] : []), ...uncounted(operation, field.selectionSet, target)]
  })
}

const documents = [...written.customer, ...written.staff]
const found = documents.flatMap(({ name, text }) =>
  parse(text).definitions.flatMap((one) => ('selectionSet' in one ? uncounted(name, one.selectionSet, null) : [])),
)

test('every list of a screen that may be cut is counted, or nothing is claimed of the rest', () => {
  expect(found.filter((key) => !(key in bounded))).toEqual([])
})

test('what is said of a list is said of one that there is', () => {
  expect(Object.keys(bounded).filter((key) => !found.includes(key))).toEqual([])
})
