import { entityOperations } from '../entity-operations.ts'

export interface Notification {
  id: string
  from_user_id: string | null
  to_user_id: string
  type: string
  message: string
  metadata: unknown
  created_at: string
  seen_at: string | null
  deleted_at: string | null
}

export const notification = entityOperations<'notification', Notification, { id: string }>({
  entity: 'notification',
  key: { id: 'uuid!' },
  fields: ['id', 'from_user_id', 'to_user_id', 'type', 'message', 'metadata', 'created_at', 'seen_at', 'deleted_at'],
  ownFields: ['id', 'from_user_id', 'to_user_id', 'type', 'message', 'metadata', 'created_at', 'seen_at', 'deleted_at'],
  constraint: 'notification_pkey',
  ownTotal: true,
})
