import { z } from 'zod'
import { call } from './call.ts'
import { line, nothing, rowId } from './fields.ts'
import { mailedLinks } from './limits.ts'

export const requestUnsubscribe = call({
  name: 'request.unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'End advertising to the address that a mail with this token went to; what concerns an order is still told',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  limit: mailedLinks,
  support: 'closed',
  audit: { table: 'registration_request' },
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: line(200) }),
  output: z.object({ id: rowId, done: z.literal(true) }),
  errors: ['invalid-input', 'not-found', 'link-expired', 'too-many-requests'],
})
