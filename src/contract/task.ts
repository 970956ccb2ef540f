import { z } from 'zod'
import { call } from './call.ts'
import { done, line, nothing, rowId } from './fields.ts'

const staff = ['staff', 'admin'] as const
const one = z.strictObject({ id: rowId })

/** What the queue does, and what of it staff may repeat or cancel. */
export const taskKinds = call({
  name: 'task.kinds',
  method: 'GET',
  path: '/api/task/kinds',
  summary: 'The types of tasks, and for each whether staff may repeat or cancel it',
  who: staff,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({ kinds: z.array(z.object({ name: z.string(), byStaff: z.array(z.enum(['repeat', 'cancel'])) })) }),
  errors: [],
})

export const taskRepeat = call({
  name: 'task.repeat',
  method: 'POST',
  path: '/api/task/{id}/repeat',
  summary: 'Run a task again that failed or was cancelled, where its type allows it',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'task' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'transition-refused'],
})

export const taskCancel = call({
  name: 'task.cancel',
  method: 'POST',
  path: '/api/task/{id}/cancel',
  summary: 'Keep a task that waits from running, where its type allows it',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'task' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'transition-refused'],
})

export const taskClearQueue = call({
  name: 'task.clear-queue',
  method: 'POST',
  path: '/api/task/clear-queue',
  summary: 'Cancel every task that waits and may be cancelled, of one type or of all',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'task', facts: ['type'] },
  params: nothing,
  query: nothing,
  body: z.strictObject({ type: line(100).optional() }),
  output: z.object({ cancelled: z.number().int() }),
  errors: ['invalid-input', 'not-found'],
})
