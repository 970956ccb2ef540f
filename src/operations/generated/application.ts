import { entityOperations } from '../entity-operations.ts'

export interface Application {
  id: string
  registration_request_id: string
  user_id: string | null
  registration_entity_id: string | null
  mailing_address_id: number | null
  domicile_address_id: number | null
  domicile_address_visible: boolean
  onboarding_finished: boolean
  client_approval: boolean
  thread_id: string
  priority_filing_type: string | null
  priority_filing_jurisdiction: string | null
  priority_filing_number: string | null
  priority_filing_date: string | null
  priority_registration_date: string | null
  mark_description: string | null
  mark_colours: unknown
  mark_views: unknown
  draft: unknown
  updated_at: string
}

export const application = entityOperations<'application', Application, { id: string }>({
  entity: 'application',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'registration_request_id',
    'user_id',
    'registration_entity_id',
    'mailing_address_id',
    'domicile_address_id',
    'domicile_address_visible',
    'onboarding_finished',
    'client_approval',
    'thread_id',
    'priority_filing_type',
    'priority_filing_jurisdiction',
    'priority_filing_number',
    'priority_filing_date',
    'priority_registration_date',
    'mark_description',
    'mark_colours',
    'mark_views',
    'draft',
    'updated_at',
  ],
  ownFields: [
    'id',
    'registration_request_id',
    'user_id',
    'registration_entity_id',
    'mailing_address_id',
    'domicile_address_id',
    'domicile_address_visible',
    'onboarding_finished',
    'client_approval',
    'thread_id',
    'priority_filing_type',
    'priority_filing_jurisdiction',
    'priority_filing_number',
    'priority_filing_date',
    'priority_registration_date',
    'mark_description',
    'mark_colours',
    'mark_views',
    'draft',
    'updated_at',
  ],
  constraint: 'application_pkey',
})
