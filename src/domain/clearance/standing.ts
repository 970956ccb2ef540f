import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { euipoState } from './euipo-words.ts'
import type { MarkState } from './mark-state.ts'
import { stateOf } from './office-states.ts'

/** How a mark stands by its office's word for it, from whichever of the office's services the word is; unknown without one. */
export function standingOf(office: Jurisdiction | null, status: string): MarkState {
  if (office === null || status === '') return 'unknown'
  const told = office === 'EU' ? euipoState(status) : 'unknown'
  return told === 'unknown' ? stateOf(office, status) : told
}
