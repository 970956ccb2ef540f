import { entityOperations } from '../entity-operations.ts'

export interface DocketedMessage {
  id: number
  docketer: string | null
  source_email: string
  message_id: string
  message_link: string | null
  sender_name: string | null
  sender_email: string
  subject: string
  type: string
  status: string
  jurisdiction: string | null
  trademark_id: string | null
  data: unknown
  asked_by_user_id: string | null
  received_at: string
}

export const docketedMessage = entityOperations<'docketed_message', DocketedMessage, { id: number }>({
  entity: 'docketed_message',
  key: { id: 'Int!' },
  fields: [
    'id',
    'docketer',
    'source_email',
    'message_id',
    'message_link',
    'sender_name',
    'sender_email',
    'subject',
    'type',
    'status',
    'jurisdiction',
    'trademark_id',
    'data',
    'asked_by_user_id',
    'received_at',
  ],
  ownFields: [],
  constraint: 'docketed_message_pkey',
})
