import { z } from 'zod'
import { partyTypes } from '#domain/account/party.ts'
import { texts } from '#domain/catalog/texts.ts'
import { choice, country, email, field, optionalField } from './fields.ts'

/** The fields of a postal address, for the calls that have them beside others. */
export const addressFields = {
  street: field(texts.street),
  city: field(texts.city),
  postcode: field(texts.postcode),
  country,
  state: optionalField(texts.state),
}

export const postalAddress = z.strictObject(addressFields)

/** Who a person or a company is and how it is reached. Which names a type needs, `missingName` of the domain says. */
export const partyFields = {
  type: choice(partyTypes),
  firstName: optionalField(texts.personName),
  lastName: optionalField(texts.personName),
  businessName: optionalField(texts.companyName),
  companyId: optionalField(texts.companyId),
  email,
  phone: optionalField(texts.phone),
}
