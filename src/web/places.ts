import { collatorOf, listFormat } from '#kernel/formatters.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, sortJurisdictions, territoryName } from '#domain/jurisdiction/names.ts'
import { territoriesOf } from '#domain/jurisdiction/territories.ts'
import { localeOf, type Language } from '#kernel/languages.ts'

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

/** A place as its card shows it. */
export interface CardPlace extends Place {
  /** The countries that one registration has effect in, where they are several. */
  covers: string | null
  count: number
  months: [number, number] | null
}

export function cardOf(code: Jurisdiction, language: Language): CardPlace {
  const members = territoriesOf(code)
  const names = members.map((one) => territoryName(one, language))
  const covers = members.length > 1 ? listFormat(localeOf[language], { type: 'conjunction' }).format(names) : null
  return { ...placeOf(code, language), covers, count: members.length, months: monthsOf(code) }
}

export const monthsOf = (code: Jurisdiction): [number, number] | null => factsOf(code).monthsToRegistration
