import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Language } from '#kernel/languages.ts'
import { path } from '../../../path.ts'

/** The ways on from a renewal that was missed. */
export interface Missed {
  /** Where a new application of the same mark in its place is ordered; null of an international registration, which begins with its basic mark. */
  again: string | null
  /** Where it is told that it was renewed all the same, and where a person is asked. */
  renewed: string
  write: string
}

export function waysFrom({ id, jurisdiction }: { id: string; jurisdiction: Jurisdiction }, language: Language): Missed {
  const ask = (more = {}) => `${path.messages({}, { language, query: { trademark: id, ...more } })}#ask`
  return {
    again: jurisdiction === 'WIPO' ? null : `${path.extendTrademark({ id }, { language })}#again`,
    renewed: ask({ about: 'renewed' }),
    write: ask(),
  }
}
