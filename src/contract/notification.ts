import { z } from 'zod'
import { call } from './call.ts'
import { nothing } from './fields.ts'

export const notificationSeen = call({
  name: 'notification.seen',
  method: 'PUT',
  path: '/api/notification/seen',
  summary: 'Say that the account has seen its notifications; those that come later are new again',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({ seen: z.int() }),
  errors: ['sign-in-required'],
})
