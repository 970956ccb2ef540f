/** A natural person, or a company. */
export const partyTypes = ['physical', 'legal'] as const
export type PartyType = (typeof partyTypes)[number]

/** Countries (ISO 3166-1 alpha-2) whose postal addresses name a state, province or territory. */
export const countriesWithStates = ['US', 'CA', 'AU'] as const
export type CountryWithStates = (typeof countriesWithStates)[number]

export const hasStates = (country: string): country is CountryWithStates =>
  countriesWithStates.some((known) => known === country)

interface PartyField {
  /** Which type of party has it; a form leaves the other's out. */
  of: PartyType
  /** What it holds, by the texts of the product (`domain/catalog`): countries and states are chosen from lists. */
  text: 'personName' | 'companyName' | 'companyType' | 'companyId' | 'country' | 'state' | 'heading'
  /** Whether whoever is billed is asked for it too, or owners alone. */
  asked: 'always' | 'owner'
  /** Without it nobody is named in a document; without it no register takes an owner; or it may be left out. */
  needed: 'always' | 'owner' | 'never'
  /** Of a state: the field with its country. */
  within?: string
  /** It names nobody and stays when an account is erased. */
  kept?: true
}

/**
 * What a person or company tells of itself beside its kind, address, e-mail and phone, in the order in which forms, files and
 * documents have it. A field is declared here and nowhere else: columns of `entity`, what clients read, what an erasure
 * empties, the bodies of the calls, controls, documents and what is approved follow; its words are `owner:<name>`.
 */
export const ownerFields = {
  firstName: { of: 'physical', text: 'personName', asked: 'always', needed: 'always' },
  lastName: { of: 'physical', text: 'personName', asked: 'always', needed: 'always' },
  nationality: { of: 'physical', text: 'country', asked: 'owner', needed: 'owner' },
  businessName: { of: 'legal', text: 'companyName', asked: 'always', needed: 'always' },
  companyType: { of: 'legal', text: 'companyType', asked: 'owner', needed: 'owner', kept: true },
  companyId: { of: 'legal', text: 'companyId', asked: 'always', needed: 'never' },
  countryOfIncorporation: { of: 'legal', text: 'country', asked: 'owner', needed: 'owner', kept: true },
  stateOfIncorporation: {
    of: 'legal',
    text: 'state',
    asked: 'owner',
    needed: 'never',
    within: 'countryOfIncorporation',
    kept: true,
  },
} as const satisfies Record<string, PartyField>

export type OwnerField = keyof typeof ownerFields

const declared: Readonly<Record<OwnerField, PartyField>> = ownerFields
export const ownerFieldNames = Object.keys(ownerFields) as OwnerField[]

/** What is said of a field, whichever it is. */
export const ownerField = (name: OwnerField): PartyField => declared[name]

/** The column of a field. */
export const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const ownerColumns = ownerFieldNames.map(columnOf)

const ofType = (type: PartyType, holds: (field: PartyField) => boolean = () => true): OwnerField[] =>
  ownerFieldNames.filter((name) => declared[name].of === type && holds(declared[name]))

/** What only one type of party has; a form leaves the other's out. Numbers for tax are asked of whoever is billed. */
export const ownToType: Readonly<Record<PartyType, readonly string[]>> = {
  physical: ofType('physical'),
  legal: [...ofType('legal'), 'taxId', 'vat'],
}

export type NeededOf = Readonly<Record<PartyType, readonly OwnerField[]>>

/** What a party must say of itself to be named in a document: a company its name, a person both. */
export const neededToBill: NeededOf = {
  physical: ofType('physical', ({ needed }) => needed === 'always'),
  legal: ofType('legal', ({ needed }) => needed === 'always'),
}

/** What a register must know of an owner. */
export const neededToOwn: NeededOf = {
  physical: ofType('physical', ({ needed }) => needed !== 'never'),
  legal: ofType('legal', ({ needed }) => needed !== 'never'),
}

/** A VAT number as registers write it: capitals, without the blanks, dots and hyphens that people set in it. */
export const plainVatNumber = (typed: string | null): string | null =>
  typed?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? null

/** Whether a plain VAT number has the form of one: two letters of the country and 2 to 13 signs. It may still not exist. */
export const isVatNumber = (plain: string): boolean => /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(plain)
