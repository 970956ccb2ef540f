import { collatorOf } from '#kernel/formatters.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'

/** A jurisdiction with its name in the reader's language; named on the server, so that both sides print the same. */
export interface Place {
  code: Jurisdiction
  name: string
}

export const placeOf = (code: Jurisdiction, language: Language): Place => ({
  code,
  name: jurisdictionName(code, language),
})

/** Where a mark can be filed directly; the Madrid System is a route to these and not one of them. */
export const filingPlaces: readonly Jurisdiction[] = jurisdictions.filter((code) => code !== 'WIPO')

/** Every place, by name. */
export function placesByName(language: Language): Place[] {
  const collator = collatorOf(language)
  return filingPlaces.map((code) => placeOf(code, language)).sort((a, b) => collator.compare(a.name, b.name))
}

/** Every place, the most asked for first. */
export function placesByRank(language: Language): Place[] {
  return sortJurisdictions(filingPlaces, language).map((code) => placeOf(code, language))
}

export const monthsOf = (code: Jurisdiction): [number, number] | null => factsOf(code).monthsToRegistration
