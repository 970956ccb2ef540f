import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { conflictFinding, conflictOutcomes } from '#domain/conflict-check/finding.ts'
import { call } from './call.ts'
import { choice, done, field, list, nothing, rowId } from './fields.ts'

/** The nouns that are looked at before they are taken on: the first word of their path, and their table. */
export const conflictNouns = { request: 'registration_request', case: 'case' } as const
export type ConflictNoun = keyof typeof conflictNouns

const common = (noun: ConflictNoun) =>
  ({
    path: `/api/${noun}/{id}/conflict-check`,
    who: ['staff', 'admin'],
    limit: 'none',
    params: z.strictObject({ id: rowId }),
    query: nothing,
  }) as const

const showOf = (noun: ConflictNoun) =>
  call({
    ...common(noun),
    name: `${noun}.conflict-check`,
    method: 'GET',
    summary:
      'What may set a matter against another client: who is opposed elsewhere, whose mark is cited, whose mark is close; and what was decided',
    support: 'open',
    audit: 'none',
    body: nothing,
    output: z.object({
      findings: z.array(conflictFinding),
      /** Marks of other clients that were compared, the nearest in letters first, and how many there are. */
      compared: z.int(),
      marks: z.int(),
      /** Something was found that no decision has seen. */
      isOpen: z.boolean(),
      decisions: z.array(
        z.object({
          id: rowId,
          outcome: z.enum(conflictOutcomes),
          reason: z.string(),
          by: z.string(),
          at: z.string(),
          findings: z.array(conflictFinding),
        }),
      ),
    }),
    errors: ['not-found'],
  })

const decideOf = (noun: ConflictNoun) =>
  call({
    ...common(noun),
    name: `${noun}.conflict-decide`,
    method: 'POST',
    summary: 'Decide whether a matter is taken on; what was found is kept with who decided, when and why',
    support: 'closed',
    audit: { table: conflictNouns[noun], facts: ['outcome'] },
    idempotent: 'by-key',
    body: z.strictObject({
      outcome: choice(conflictOutcomes),
      reason: field(texts.description),
      /** The keys of the findings that whoever decides has read: it is refused when there are others by now. */
      seen: list(z.string().max(120), 400),
    }),
    output: done,
    errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
  })

export const requestConflicts = showOf('request')
export const caseConflicts = showOf('case')
export const requestConflictDecide = decideOf('request')
export const caseConflictDecide = decideOf('case')
