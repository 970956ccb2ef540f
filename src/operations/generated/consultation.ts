import { entityOperations } from '../entity-operations.ts'

export interface Consultation {
  id: string
  assigned_admin_id: string | null
  user_id: string | null
  event_timestamp: string | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  language: string | null
  description: string | null
  outcome: string | null
  questions_and_answers: unknown
  resolution: string | null
  location: string | null
  scheduling_event_id: string | null
  cancelled_at: string | null
  outcome_sent_at: string | null
  created_at: string
  document_hub_id: string
  note_hub_id: string
}

export const consultation = entityOperations<'consultation', Consultation, { id: string }>({
  entity: 'consultation',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'assigned_admin_id',
    'user_id',
    'event_timestamp',
    'contact_name',
    'contact_email',
    'contact_phone',
    'language',
    'description',
    'outcome',
    'questions_and_answers',
    'resolution',
    'location',
    'scheduling_event_id',
    'cancelled_at',
    'outcome_sent_at',
    'created_at',
    'document_hub_id',
    'note_hub_id',
  ],
  ownFields: ['id', 'user_id', 'event_timestamp', 'description', 'location', 'created_at', 'document_hub_id'],
  constraint: 'consultation_pkey',
})
