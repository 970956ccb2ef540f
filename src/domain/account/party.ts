/** A natural person, or a company. */
export const partyTypes = ['physical', 'legal'] as const
export type PartyType = (typeof partyTypes)[number]

/** Countries (ISO 3166-1 alpha-2) whose postal addresses name a state, province or territory. */
export const countriesWithStates = ['US', 'CA', 'AU'] as const
export type CountryWithStates = (typeof countriesWithStates)[number]

export const hasStates = (country: string): country is CountryWithStates =>
  countriesWithStates.some((known) => known === country)

interface Named {
  type: PartyType
  firstName: string | null
  lastName: string | null
  businessName: string | null
}

/** The first name that a party lacks to be named in a document: a company its own, a person both. Null when it has all. */
export function missingName(party: Named): 'businessName' | 'firstName' | 'lastName' | null {
  const needed = party.type === 'legal' ? (['businessName'] as const) : (['firstName', 'lastName'] as const)
  return needed.find((name) => !party[name]) ?? null
}

/** A VAT number as registers write it: capitals, no blanks. */
export const plainVatNumber = (typed: string | null): string | null => typed?.replaceAll(' ', '').toUpperCase() ?? null

/** Whether a plain VAT number has the form of one: two letters of the country and 2 to 13 signs. It may still not exist. */
export const isVatNumber = (plain: string): boolean => /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(plain)
