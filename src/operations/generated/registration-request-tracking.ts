import { entityOperations } from '../entity-operations.ts'

export interface RegistrationRequestTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  registration_request_id: string
}

export const registrationRequestTracking = entityOperations<
  'registration_request_tracking',
  RegistrationRequestTracking,
  { id: string }
>({
  entity: 'registration_request_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'registration_request_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'registration_request_id'],
  constraint: 'registration_request_tracking_pkey',
})
