import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { linkLevels, linkVerdicts } from '#domain/enforcement/counterparty-links.ts'
import { traitKinds } from '#domain/enforcement/counterparty-traits.ts'
import { caseStatuses } from '#domain/enforcement/status.ts'
import { call } from './call.ts'
import { choice, done, field, nothing, optionalDate, rowId } from './fields.ts'
import { byStaff, oneRow } from './who.ts'

const staff = byStaff('case_counterparty')
const ofLink = z.strictObject({ id: rowId, linkId: rowId })

/** Counterparties that a graph shows beside the one that it is of. */
export const mostLinked = 40

const reason = z.object({
  kind: z.enum(traitKinds),
  value: z.string(),
  strength: z.number(),
  sharedBy: z.number().int(),
  isInfrastructure: z.boolean(),
})

const decision = z.object({
  id: rowId,
  verdict: z.enum(linkVerdicts),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  undone: z.object({ reason: z.string(), by: z.string().nullable(), at: z.string() }).nullable(),
})

export const counterpartyGraph = call({
  ...staff,
  name: 'case-counterparty.graph',
  method: 'GET',
  path: '/api/case-counterparty/{id}/graph',
  summary: 'By what a counterparty is recognised, who shares it and how much that says; joins nothing',
  audit: 'none',
  support: 'open',
  body: nothing,
  output: z.object({
    traits: z.array(
      z.object({
        /** None of what its file says: names and addresses on the web. */
        id: rowId.nullable(),
        kind: z.enum(traitKinds),
        value: z.string(),
        source: z.string().nullable(),
        seenOn: z.string().nullable(),
        sharedBy: z.number().int(),
      }),
    ),
    others: z.array(
      z.object({
        id: rowId,
        name: z.string(),
        client: z.string().nullable(),
        cases: z.number().int(),
        strength: z.number(),
        level: z.enum(linkLevels),
        reasons: z.array(reason),
        /** What people said, the newest first; the first holds when it is not undone. */
        decisions: z.array(decision),
        /** People said that it is the same one, at once or over others. */
        isSame: z.boolean(),
      }),
    ),
    more: z.number().int(),
    /** Cases of this one and of everybody who is the same, the newest first. */
    cases: z.array(
      z.object({
        id: rowId,
        counterpartyId: rowId,
        name: z.string(),
        status: z.enum(caseStatuses),
        openedOn: z.string(),
        closedOn: z.string().nullable(),
        /** Days since an earlier one was closed; null where none was. */
        backAfter: z.number().int().nullable(),
      }),
    ),
  }),
  errors: ['not-found'],
})

export const counterpartyTraitAdd = call({
  ...staff,
  name: 'case-counterparty.trait',
  method: 'POST',
  path: '/api/case-counterparty/{id}/trait',
  summary:
    'Enter by what a counterparty is recognised, with where it was seen; of a bank account people read its end alone',
  audit: { table: 'case_counterparty', facts: ['kind'] },
  params: oneRow,
  body: z.strictObject({
    kind: choice(traitKinds),
    value: field(texts.phrase),
    source: field(texts.phrase),
    seenOn: optionalDate,
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'already-done'],
})

export const counterpartyTraitRemove = call({
  ...staff,
  name: 'case-counterparty.trait-remove',
  method: 'DELETE',
  path: '/api/case-counterparty/{id}/trait/{traitId}',
  summary: 'Take out what was entered of a counterparty by mistake',
  params: z.strictObject({ id: rowId, traitId: rowId }),
  body: nothing,
  output: done,
  errors: ['not-found'],
})

export const counterpartyLinkDecide = call({
  ...staff,
  name: 'case-counterparty.link',
  method: 'POST',
  path: '/api/case-counterparty/{id}/link',
  summary: 'Say that two counterparties are the same one or are not, with the reason; both rows stay',
  audit: { table: 'case_counterparty', facts: ['verdict', 'otherId'] },
  params: oneRow,
  body: z.strictObject({ otherId: rowId, verdict: choice(linkVerdicts), reason: field(texts.phrase) }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'already-done'],
})

export const counterpartyLinkUndo = call({
  ...staff,
  name: 'case-counterparty.link-undo',
  method: 'POST',
  path: '/api/case-counterparty/{id}/link/{linkId}/undo',
  summary: 'Take back what was said of two counterparties, with the reason; that it was said stays',
  params: ofLink,
  body: z.strictObject({ reason: field(texts.phrase) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})
