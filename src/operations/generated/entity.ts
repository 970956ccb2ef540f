import { entityOperations } from '../entity-operations.ts'

export interface Entity {
  id: string
  type: string
  first_name: string | null
  last_name: string | null
  nationality: string | null
  business_name: string | null
  company_type: string | null
  company_id: string | null
  country_of_incorporation: string | null
  state_of_incorporation: string | null
  vat: string | null
  vat_payer: boolean
  vat_asked_at: string | null
  vat_consultation: string | null
  official_first_name: string | null
  official_last_name: string | null
  official_function: string | null
  personal_id_number: string | null
  birthdate: string | null
  identity_card_id: string | null
  email: string | null
  phone: string | null
  address_id: number | null
  user_id: string | null
  created_at: string
}

export const entity = entityOperations<'entity', Entity, { id: string }>({
  entity: 'entity',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'type',
    'first_name',
    'last_name',
    'nationality',
    'business_name',
    'company_type',
    'company_id',
    'country_of_incorporation',
    'state_of_incorporation',
    'vat',
    'vat_payer',
    'vat_asked_at',
    'vat_consultation',
    'official_first_name',
    'official_last_name',
    'official_function',
    'personal_id_number',
    'birthdate',
    'identity_card_id',
    'email',
    'phone',
    'address_id',
    'user_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'type',
    'first_name',
    'last_name',
    'nationality',
    'business_name',
    'company_type',
    'company_id',
    'country_of_incorporation',
    'state_of_incorporation',
    'vat',
    'vat_payer',
    'vat_asked_at',
    'vat_consultation',
    'official_first_name',
    'official_last_name',
    'official_function',
    'birthdate',
    'email',
    'phone',
    'address_id',
    'user_id',
  ],
  constraint: 'entity_pkey',
})
