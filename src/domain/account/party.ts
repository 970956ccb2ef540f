/** A natural person, or a company. */
export const partyTypes = ['physical', 'legal'] as const
export type PartyType = (typeof partyTypes)[number]

/** Countries (ISO 3166-1 alpha-2) whose postal addresses name a state, province or territory. */
export const countriesWithStates = ['US', 'CA', 'AU'] as const
export type CountryWithStates = (typeof countriesWithStates)[number]

export const hasStates = (country: string): country is CountryWithStates =>
  countriesWithStates.some((known) => known === country)

/** What only one type of party has; a form leaves the other's out. */
export const ownToType = {
  physical: ['firstName', 'lastName', 'nationality'],
  legal: ['businessName', 'companyType', 'companyId', 'taxId', 'vat', 'countryOfIncorporation', 'stateOfIncorporation'],
} as const satisfies Record<PartyType, readonly string[]>

type OwnField = (typeof ownToType)[PartyType][number]
export type NeededOf = Readonly<Record<PartyType, readonly OwnField[]>>

/** What a party must say of itself to be named in a document: a company its name, a person both. */
export const neededToBill: NeededOf = { physical: ['firstName', 'lastName'], legal: ['businessName'] }

/** What a register must know of an owner. */
export const neededToOwn: NeededOf = {
  physical: [...neededToBill.physical, 'nationality'],
  legal: [...neededToBill.legal, 'companyType', 'countryOfIncorporation'],
}

/** A VAT number as registers write it: capitals, without the blanks, dots and hyphens that people set in it. */
export const plainVatNumber = (typed: string | null): string | null =>
  typed?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? null

/** Whether a plain VAT number has the form of one: two letters of the country and 2 to 13 signs. It may still not exist. */
export const isVatNumber = (plain: string): boolean => /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(plain)
