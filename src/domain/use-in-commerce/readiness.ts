import { isBeforeRegistration, isKept, showsUse, type DecidedClass } from './filing.ts'
import type { UseInCommerceType } from './status.ts'

/** A class of a request, as far as it is ready. */
export interface PreparedClass extends DecidedClass {
  number: number
  firstUseAnywhere: string | null
  firstUseInUs: string | null
  /** Its specimens, each by whether it can be filed. */
  specimens: readonly { isFit: boolean }[]
}

export const lackKinds = ['decision', 'nothing-left', 'first-use', 'specimen', 'fit-specimen'] as const

/** What is missing of a class, or of the whole. */
export interface Lack {
  what: (typeof lackKinds)[number]
  class: number | null
}

/** What has to be decided before a filing has a price. */
export function undecided(classes: readonly PreparedClass[]): Lack[] {
  const open = classes.filter(({ items, decision }) => items.length > 0 && decision === null)
  const lacks: Lack[] = open.map(({ number }) => ({ what: 'decision', class: number }))
  return lacks.length === 0 && !classes.some(isKept) ? [{ what: 'nothing-left', class: null }] : lacks
}

/**
 * What is missing before a filing can be signed: a decision for each class and, of each that stays at the USPTO, its dates,
 * where use is stated for the first time, and a specimen that can be filed.
 */
export function lacksOf(type: UseInCommerceType, jurisdiction: string, classes: readonly PreparedClass[]): Lack[] {
  const open = undecided(classes)
  if (open.length > 0 || !showsUse(type) || jurisdiction !== 'US') return open
  return classes.filter(isKept).flatMap((one): Lack[] => {
    const hasDates = !isBeforeRegistration(type) || (one.firstUseAnywhere !== null && one.firstUseInUs !== null)
    const specimen =
      one.specimens.length === 0 ? 'specimen' : one.specimens.some(({ isFit }) => isFit) ? null : 'fit-specimen'
    return [
      ...(hasDates ? [] : [{ what: 'first-use' as const, class: one.number }]),
      ...(specimen === null ? [] : [{ what: specimen, class: one.number } as const]),
    ]
  })
}
