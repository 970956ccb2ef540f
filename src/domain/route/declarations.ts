import { lawOf } from '#domain/docket/law/index.ts'
import { tenYears } from './years.ts'

/** A declaration of use, by the months after the filing or the registration until which it falls due. */
export interface DueDeclaration {
  from: 'filing' | 'registration'
  months: number
}

/**
 * Declarations of use of the first ten years in the order of time, the renewal and what comes with it left out; `isMadrid` for an
 * extension of an international registration. Empty where the office asks for none, or nobody knows when.
 */
export function dueDeclarations(place: string, isMadrid = false): DueDeclaration[] {
  const rules = lawOf(place, isMadrid)?.rules ?? []
  const due = rules.flatMap(({ rule, amount, unit, from, madrid, validTo }) => {
    if (rule !== 'use_declaration' || amount === null || validTo !== undefined) return []
    if (from !== 'filing' && from !== 'registration') return []
    if (madrid === (isMadrid ? 'never' : 'only') || (unit !== 'year' && unit !== 'month')) return []
    const months = unit === 'year' ? amount * 12 : amount
    return months < tenYears * 12 ? [{ from, months }] : []
  })
  const each = new Map(due.map((one) => [`${one.from} ${one.months}`, one]))
  return [...each.values()].toSorted((a, b) => a.months - b.months)
}

/** Years in which declarations of use fall due, each once. */
export const declarationYears = (place: string, isMadrid = false): number[] => [
  ...new Set(dueDeclarations(place, isMadrid).map(({ months }) => months / 12)),
]
