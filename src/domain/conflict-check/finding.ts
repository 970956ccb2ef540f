import { z } from 'zod'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { samenesses } from './party.ts'

/** Why taking a matter on may set us against another client. */
export const conflictKinds = ['client-opposed', 'client-cited', 'other-side-is-client', 'marks-close'] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** Of which noun the matter is that speaks against it. */
export const conflictMatters = ['case', 'office-action', 'opposition', 'user', 'trademark', 'request'] as const

export const conflictFinding = z.strictObject({
  /** The same finding has the same key whenever it is looked for. */
  key: z.string(),
  kind: z.enum(conflictKinds),
  matter: z.enum(conflictMatters),
  id: z.string(),
  label: z.string(),
  /** The other client, as we call them. */
  client: z.string(),
  by: z.enum(samenesses).nullable(),
  words: z.string().nullable(),
  similarity: explanation.nullable(),
})
export type ConflictFinding = z.output<typeof conflictFinding>

export const conflictOutcomes = ['accept', 'accept-with-consent', 'decline'] as const
export type ConflictOutcome = (typeof conflictOutcomes)[number]
