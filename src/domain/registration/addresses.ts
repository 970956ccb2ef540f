import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** Addresses of an application beside the one that registers print: where letters go, and where the owner is at home. */
export const moreAddresses = ['mailing', 'domicile'] as const
export type MoreAddress = (typeof moreAddresses)[number]

/** The parts of a postal address, in the order in which forms have them. */
export const addressParts = ['country', 'street', 'postcode', 'city', 'state'] as const
export type AddressPart = (typeof addressParts)[number]

/** The controls of one of them, by its parts. */
export const addressControls = <O extends MoreAddress>(of: O) =>
  ({
    country: `${of}Country`,
    street: `${of}Street`,
    postcode: `${of}Postcode`,
    city: `${of}City`,
    state: `${of}State`,
  }) as const satisfies Record<AddressPart, string>

/**
 * Where an application needs the owner's domicile: the place of residence, or of headquarters, which is a street address
 * (37 CFR § 2.2(o), § 2.32(a)(2), § 2.189). Given apart from the owner's address, the office keeps it from public view
 * (TMEP § 601.01).
 */
export const asksForDomicile = (places: readonly string[]): boolean => places.includes('US' satisfies Jurisdiction)
