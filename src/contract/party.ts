import { z } from 'zod'
import {
  isVatNumber,
  ownerFieldNames,
  ownerField,
  type ownerFields,
  partyTypes,
  plainVatNumber,
  type NeededOf,
  type OwnerField,
  type PartyType,
} from '#domain/account/party.ts'
import { texts } from '#domain/catalog/texts.ts'
import type { FieldCode } from '#kernel/errors.ts'
import { choice, country, email, field, optionalField } from './fields.ts'

/** The fields of a postal address, for the calls that have them beside others. */
export const addressFields = {
  country,
  street: field(texts.street),
  postcode: field(texts.postcode),
  city: field(texts.city),
  state: optionalField(texts.state),
}

export const postalAddress = z.strictObject(addressFields)

type Asked<Of extends 'always' | 'owner'> = {
  [Name in OwnerField as (typeof ownerFields)[Name]['asked'] extends Of ? Name : never]: ReturnType<
    typeof optionalField
  >
}

/** The declared fields that are asked of everybody, or of owners beyond that. */
const asked = <Of extends 'always' | 'owner'>(of: Of) =>
  Object.fromEntries(
    ownerFieldNames
      .filter((name) => ownerField(name).asked === of)
      .map((name) => [name, optionalField(texts[ownerField(name).text])]),
  ) as Asked<Of>

/** What owners are asked for beyond everybody else. */
export const askedOfOwners = asked('owner')

/** Who a person or a company is and how it is reached. Which names a type needs, `party` says. */
export const partyFields = {
  type: choice(partyTypes),
  ...asked('always'),
  email,
  phone: optionalField(texts.phone),
}

/** A VAT number of the right form; whether it exists, only its register knows. */
export const vatNumber = optionalField(texts.vatNumber).refine(
  (typed) => typed === null || isVatNumber(plainVatNumber(typed) ?? ''),
  'vat-number-format' satisfies FieldCode,
)

/** A party with these fields that also has what its type needs. */
export function party<S extends z.ZodRawShape & typeof partyFields>(fields: S, needed: NeededOf) {
  return z.strictObject(fields).superRefine((given, context) => {
    const values = given as Readonly<Record<string, unknown>>
    for (const name of needed[values['type'] as PartyType]) {
      if (values[name] === null || values[name] === undefined)
        context.addIssue({ code: 'custom', message: 'required' satisfies FieldCode, path: [name], input: null })
    }
  })
}
