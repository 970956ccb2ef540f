import { ownerColumns } from '#domain/account/party.ts'

/** An owner as a document asks for it, with its address. */
export const ownerSelection = `id type ${ownerColumns.join(' ')} birthdate email phone
  address { street city postcode country state }`
