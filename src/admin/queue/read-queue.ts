import { priorityEndsBy } from '#domain/docket/priority.ts'
import { addDays } from '#kernel/dates.ts'
import { queueOperation } from '#operations/staff/queue.ts'
import { countsOperation, views } from '#operations/staff/queue-views.ts'
import { runOperation, type QueryOptions } from '../graphql.ts'
import type { Condition } from '../reads.ts'
import { todayHere } from '../kit/time.ts'
import { fromRequest, fromTrademark, nearDays, type Matter } from './matters.ts'
import { countsOf, narrowed, type Counts, type QueueAddress } from './views.ts'

/** The most rows a view shows; beyond, the filters are the way. */
export const queueLimit = 200
export interface QueueData {
  matters: Matter[]
  total: number
  mine: number
  free: number
}

/** The matters of a view, with their numbers. */
export async function readQueue(address: QueueAddress, me: string, options: QueryOptions = {}): Promise<QueueData> {
  const view = views[address.view]
  const never: Condition = { id: { _is_null: true } }
  const requests = view.requests
    ? narrowed(view.requests, address, me, {
        words: ['value', 'contact_email', 'contact_last_name'],
        numbers: ['public_id'],
      })
    : never
  const trademarks = view.trademarks
    ? narrowed(view.trademarks, address, me, { words: ['name', 'alias'], numbers: ['number'] })
    : never
  const near = addDays(todayHere(), nearDays)
  const variables = { requests, trademarks, limit: queueLimit, near, nearPriority: priorityEndsBy(near), me }
  const answer = await runOperation(queueOperation, variables, options)
  const found = [...answer.uses, ...answer.terms, ...answer.priorities, ...answer.trademarks]
  const marks = [...new Map(found.map((mark) => [mark.id, mark])).values()]
  const both = (one: { aggregate: { count: number } }, other: { aggregate: { count: number } }) =>
    one.aggregate.count + other.aggregate.count
  return {
    matters: [...answer.requests.map(fromRequest), ...marks.map(fromTrademark)],
    total: both(answer.requestCount, answer.trademarkCount),
    mine: both(answer.requests_mine, answer.trademarks_mine),
    free: both(answer.requests_free, answer.trademarks_free),
  }
}

/** How many matters each view holds. */
export async function readCounts(options: QueryOptions = {}): Promise<Counts> {
  const { operation, variables } = countsOperation()
  return countsOf(await runOperation(operation, variables, options))
}
