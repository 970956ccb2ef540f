import { entityOperations } from '../entity-operations.ts'

export interface UserProfile {
  id: number
  user_id: string
  firstname: string
  lastname: string
  phone_number: string | null
  billing_entity_id: string | null
  registration_entity_id: string | null
  order_update_emails_enabled: boolean
  marketing_emails_enabled: boolean
  newsletter_emails_enabled: boolean
  language: string
  currency: string
  region: string
}

export const userProfile = entityOperations<'user_profile', UserProfile, { id: number }>({
  entity: 'user_profile',
  key: { id: 'Int!' },
  fields: [
    'id',
    'user_id',
    'firstname',
    'lastname',
    'phone_number',
    'billing_entity_id',
    'registration_entity_id',
    'order_update_emails_enabled',
    'marketing_emails_enabled',
    'newsletter_emails_enabled',
    'language',
    'currency',
    'region',
  ],
  ownFields: [
    'id',
    'user_id',
    'firstname',
    'lastname',
    'phone_number',
    'billing_entity_id',
    'registration_entity_id',
    'order_update_emails_enabled',
    'marketing_emails_enabled',
    'newsletter_emails_enabled',
    'language',
    'currency',
    'region',
  ],
  constraint: 'user_profile_pkey',
})
