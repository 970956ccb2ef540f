import { entityOperations } from '../entity-operations.ts'

export interface User {
  id: string
  email: string
  role: string
  state: string
  payment_customer_id: string | null
  assigned_admin_id: string | null
  document_hub_id: string
  note_hub_id: string
  tags: string[]
  cp_onboarding_finished: boolean
  created_at: string
}

export const user = entityOperations<'user', User, { id: string }>({
  entity: 'user',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'email',
    'role',
    'state',
    'payment_customer_id',
    'assigned_admin_id',
    'document_hub_id',
    'note_hub_id',
    'tags',
    'cp_onboarding_finished',
    'created_at',
  ],
  ownFields: ['id', 'email', 'role', 'state', 'cp_onboarding_finished', 'document_hub_id'],
  constraint: 'user_pkey',
})
