import { entityOperations } from '../entity-operations.ts'

export interface Consultation {
  id: string
  assigned_admin_id: string | null
  user_id: string | null
  event_timestamp: string | null
  description: string | null
  outcome: string | null
  questions_and_answers: unknown
  resolution: string | null
  location: string | null
  scheduling_event_id: string | null
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
    'description',
    'outcome',
    'questions_and_answers',
    'resolution',
    'location',
    'scheduling_event_id',
    'created_at',
    'document_hub_id',
    'note_hub_id',
  ],
  ownFields: ['id', 'user_id', 'event_timestamp', 'description', 'location', 'created_at', 'document_hub_id'],
  constraint: 'consultation_pkey',
})
