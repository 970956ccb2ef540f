import { lawOf } from '#domain/docket/law/index.ts'
import { tenYears } from './years.ts'

/**
 * Years after the filing or the registration in which declarations of use fall due, the renewal and what comes with it left out;
 * `isMadrid` for an extension of an international registration. Empty where the office asks for none, or nobody knows when.
 */
export function declarationYears(place: string, isMadrid = false): number[] {
  const rules = lawOf(place, isMadrid)?.rules ?? []
  const years = rules.flatMap(({ rule, amount, unit, from, madrid, validTo }) => {
    if (rule !== 'use_declaration' || amount === null || validTo !== undefined) return []
    if (from !== 'filing' && from !== 'registration') return []
    if (madrid === (isMadrid ? 'never' : 'only') || (unit !== 'year' && unit !== 'month')) return []
    const after = unit === 'year' ? amount : amount / 12
    return after < tenYears ? [after] : []
  })
  return [...new Set(years)].toSorted((a, b) => a - b)
}
