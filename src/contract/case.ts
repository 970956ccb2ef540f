import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { platforms } from '#domain/enforcement/platforms.ts'
import { solutionServices } from '#domain/enforcement/solution-item.ts'
import { caseOutcomes, caseRelevances, caseSolutionStatuses, caseStatuses } from '#domain/enforcement/status.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import {
  choice,
  done,
  field,
  line,
  list,
  niceClass,
  nothing,
  optionalDate,
  optionalField,
  rowId,
  url,
} from './fields.ts'
import { linkHolders, mailedLinks } from './limits.ts'
import { byStaff, oneRow } from './who.ts'

/** Places of an infringement, and addresses of one place, that a case has at most. */
export const mostInfringements = 50
export const mostAddresses = 200

export const standing = z.object({ status: z.enum(caseStatuses) })

/** What staff do with a case. */
export const staff = byStaff('case')

const moved = ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'] as const

/** Where it happens and whom the case is against. */
export const place = {
  platform: choice(platforms),
  /** Whom the offer is made to, and the classes of what is offered. */
  jurisdiction: choice(jurisdictions).nullable().default(null),
  classes: list(niceClass, 45).default([]),
}

/** What every case begins with. */
export const opened = {
  /** Somebody whom the client had to do with already, or who it is. */
  counterpartyId: rowId.nullable().default(null),
  counterpartyName: optionalField(texts.mark),
  counterpartyWebsites: list(url, 20).default([]),
  ...place,
  relevance: choice(caseRelevances).nullable().default(null),
}

export const caseCreate = call({
  ...staff,
  name: 'case.create',
  method: 'POST',
  path: '/api/case',
  summary: 'Make a case of a report, under a brand of its client and against somebody who is not on their whitelist',
  params: nothing,
  body: z.strictObject({
    requestId: rowId,
    /** A brand of the client, or the name of a new one. */
    brandId: rowId.nullable().default(null),
    brandName: optionalField(texts.heading),
    ...opened,
  }),
  output: z.object({ id: rowId }),
  errors: [...moved, 'rules-unmet'],
})

export const caseUpdate = call({
  ...staff,
  name: 'case.update',
  method: 'PUT',
  path: '/api/case/{id}',
  summary: 'What we make of a case: its weight, our note to the client, the right it rests on, and where it happens',
  body: z.strictObject({
    /** What is left out stays as it is. */
    relevance: choice(caseRelevances).nullable().optional(),
    lawyersNote: optionalField(texts.note).optional(),
    trademarkId: rowId.nullable().optional(),
    /** New ones, and those that change; others stay as they are, because the client has seen them. */
    infringements: list(
      z.strictObject({
        id: rowId.nullable(),
        ...place,
        takenDownOn: optionalDate,
        evidences: list(
          z.strictObject({
            id: rowId.nullable(),
            website: optionalField(texts.webAddress),
            evidenceDate: optionalDate,
            description: optionalField(texts.description),
          }),
          mostAddresses,
        ).default([]),
      }),
      mostInfringements,
    ).default([]),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const caseKickOff = call({
  ...staff,
  name: 'case.kick-off',
  method: 'POST',
  path: '/api/case/{id}/kick-off',
  summary: 'Offer the client what can be done, by mail; an order that nothing was paid of ends with it',
  limit: mailedLinks,
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile', 'too-many-requests'],
})

export const caseNotify = call({
  ...staff,
  name: 'case.notify',
  method: 'POST',
  path: '/api/case/{id}/notify',
  summary: 'Mail the client once more how their case stands, at most once in five minutes',
  limit: mailedLinks,
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})

export const caseClose = call({
  ...staff,
  name: 'case.close',
  method: 'POST',
  path: '/api/case/{id}/close',
  summary: 'Close a case with how it ended; the client is told',
  audit: { table: 'case', facts: ['outcome'] },
  body: z.strictObject({ outcome: choice(caseOutcomes), note: optionalField(texts.note) }),
  output: standing,
  errors: [...moved, 'rules-unmet'],
})

export const caseReopen = call({
  ...staff,
  name: 'case.reopen',
  method: 'POST',
  path: '/api/case/{id}/reopen',
  summary: 'Take a closed case up again, with the reason for the file',
  body: z.strictObject({ note: field(texts.note) }),
  output: standing,
  errors: moved,
})

export const caseRestore = call({
  ...staff,
  name: 'case.restore',
  method: 'POST',
  path: '/api/case/{id}/restore',
  summary: 'Take up a case that was dismissed, with the reason for the file; not against somebody on the whitelist',
  body: z.strictObject({ note: field(texts.note) }),
  output: standing,
  errors: [...moved, 'rules-unmet'],
})

export const caseDismiss = call({
  name: 'case.dismiss',
  method: 'POST',
  path: '/api/case/{id}/dismiss',
  summary: 'Say that a case is no threat; its client may put the other side on the whitelist with it',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: { table: 'case', facts: ['whitelist'] },
  params: oneRow,
  query: nothing,
  body: z.strictObject({ reason: optionalField(texts.phrase), whitelist: z.boolean().default(false) }),
  output: standing,
  errors: moved,
})

export const caseSolutionOffer = call({
  ...staff,
  name: 'case.solution-offer',
  method: 'POST',
  path: '/api/case/{id}/solution',
  summary: 'Offer a way to end a case at a price written by a person; it is not changed afterwards but withdrawn',
  body: z.strictObject({
    currency: choice(currencies),
    /** The protection of the brand by a plan is offered beside it. */
    offerSubscription: z.boolean({ error: 'wrong-type' }).default(false),
    items: list(
      z.strictObject({
        service: choice(solutionServices),
        kind: choice(['service', 'official']).default('service'),
        description: line(200),
        /** Minor units of the currency, without VAT. */
        amount: z.number().int().min(0).max(1_000_000_000),
      }),
      20,
      { min: 1, tooFew: 'choose-at-least-one' },
    ),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

const ofSolution = z.strictObject({ id: rowId, solutionId: rowId })

export const caseSolutionOrder = call({
  name: 'case.solution-order',
  method: 'POST',
  path: '/api/case/{id}/solution/{solutionId}/order',
  summary: 'Order a solution at the price it has on the page; answers with what is paid for',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'case' },
  params: ofSolution,
  query: nothing,
  body: nothing,
  output: z.object({ productId: rowId }),
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const caseSolutionStatus = call({
  name: 'case.solution-status',
  method: 'PUT',
  path: '/api/case/{id}/solution/{solutionId}',
  summary: 'Decline a solution that was offered; for staff: withdraw it, or say that it is done or was refunded',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'case', facts: ['to'] },
  params: ofSolution,
  query: nothing,
  body: z.strictObject({ to: choice(['Declined', 'Withdrawn', 'Done', 'Refunded']) }),
  output: z.object({ status: z.enum(caseSolutionStatuses) }),
  errors: [...moved, 'rules-unmet'],
})

export const caseCounterpartyUpdate = call({
  name: 'case-counterparty.update',
  method: 'PUT',
  path: '/api/case-counterparty/{id}',
  summary: 'For staff: who the other side is. For its client: whether it is on the whitelist',
  who: ['customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: { table: 'case_counterparty', facts: ['whitelisted'] },
  params: oneRow,
  query: nothing,
  body: z.strictObject({
    whitelisted: z.boolean().optional(),
    primaryName: field(texts.mark).optional(),
    aliases: list(field(texts.mark), 20).optional(),
    websites: list(url, 50).optional(),
    note: optionalField(texts.note).optional(),
  }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})
