import { expect, test } from 'vitest'
import { requestCan } from './can.ts'
import { registrationStatuses } from './status.ts'

const allowed: Record<keyof typeof requestCan, readonly string[]> = {
  order: ['Verification approved', 'Order created', 'Registration order started', 'Follow-up later'],
  checkout: ['Order created', 'Registration order started'],
  owner: ['Ready for drafting', 'Sent for review', 'Review requested', 'Application postponed'],
  goods: ['Ready for drafting', 'Sent for review', 'Review requested'],
  review: ['Sent for review', 'Review requested'],
}

test.each(Object.entries(requestCan))('a request takes %s in its statuses and in no other', (work, may) => {
  const statuses = registrationStatuses.filter((status) => may({ status }))
  expect(statuses.toSorted()).toEqual(allowed[work as keyof typeof allowed].toSorted())
})

test('an unknown status takes nothing', () => {
  for (const may of Object.values(requestCan)) expect(may({ status: 'Ordered' })).toBe(false)
})
