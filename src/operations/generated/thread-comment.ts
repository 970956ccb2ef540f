import { entityOperations } from '../entity-operations.ts'

export interface ThreadComment {
  id: string
  thread_id: string
  application_id: string | null
  type: string
  content: string
  user_id: string | null
  suggested_comment: boolean
  section: string | null
  resolved_at: string | null
  edited_at: string | null
  author_role: string | null
  author_firstname: string | null
  author_lastname: string | null
  message_id: string | null
  created_at: string
}

export const threadComment = entityOperations<'thread_comment', ThreadComment, { id: string }>({
  entity: 'thread_comment',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'thread_id',
    'application_id',
    'type',
    'content',
    'user_id',
    'suggested_comment',
    'section',
    'resolved_at',
    'edited_at',
    'author_role',
    'author_firstname',
    'author_lastname',
    'message_id',
    'created_at',
  ],
  ownFields: [
    'id',
    'thread_id',
    'application_id',
    'type',
    'content',
    'user_id',
    'suggested_comment',
    'section',
    'resolved_at',
    'edited_at',
    'author_role',
    'author_firstname',
    'author_lastname',
    'created_at',
  ],
  constraint: 'thread_comment_pkey',
})
