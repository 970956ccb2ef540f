import { lawOf } from './law/index.ts'
import type { JurisdictionLaw } from './law/rule.ts'

/**
 * The law by which what is shown with a declaration of use has to be of the time in which it can be made; null where none is
 * recorded, or nobody is sure of it: then nothing is said of that time.
 */
export function declaredUseOf(place: string): NonNullable<JurisdictionLaw['declaredUse']> | null {
  const found = lawOf(place)?.declaredUse
  return found && found.confidence !== 'low' ? found : null
}
