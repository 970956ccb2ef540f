import type { DeadlineKind } from './deadline.ts'

/** What a client is told of, in the order of the docket; extensions, terms and what others may do stay with the office. */
export const clientKinds: readonly DeadlineKind[] = [
  'renewal',
  'use_declaration',
  'statement_of_use',
  'office_action_reply',
  'opposition_reply',
  'opposition_evidence',
  'cooling_off',
  'second_instalment',
  'priority',
  'opposition',
]
