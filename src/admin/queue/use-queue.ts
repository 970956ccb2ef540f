import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetIdentity } from 'ra-core'
import { priorityEndsBy } from '#domain/docket/term.ts'
import { addDays } from '#kernel/dates.ts'
import { queueOperation } from '#operations/staff/queue.ts'
import { countsOperation, views } from '#operations/staff/queue-views.ts'
import { runOperation } from '../graphql.ts'
import type { Condition } from '../reads.ts'
import { todayHere } from '../kit/time.ts'
import { fromRequest, fromTrademark, nearDays, type Matter } from './matters.ts'
import { countsOf, narrowed, type Counts, type QueueAddress } from './views.ts'

/** The most rows a view shows; beyond, the filters are the way. */
export const queueLimit = 200
const freshMs = 60_000

interface QueueData {
  matters: Matter[]
  total: number
  mine: number
  free: number
}

async function readQueue(address: QueueAddress, me: string, signal: AbortSignal): Promise<QueueData> {
  const view = views[address.view]
  const never: Condition = { id: { _is_null: true } }
  const requests = view.requests
    ? narrowed(view.requests, address, me, ['value', 'public_id', 'contact_email', 'contact_last_name'])
    : never
  const trademarks = view.trademarks ? narrowed(view.trademarks, address, me, ['name', 'alias', 'number']) : never
  const near = addDays(todayHere(), nearDays)
  const variables = { requests, trademarks, limit: queueLimit, near, nearPriority: priorityEndsBy(near), me }
  const answer = await runOperation(queueOperation, variables, { signal })
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

/** The matters of a view of the queue, read again every minute. */
export function useQueue(address: QueueAddress) {
  const { identity } = useGetIdentity()
  const me = String(identity?.id ?? '')
  return useQuery({
    queryKey: ['queue', address, me],
    queryFn: ({ signal }) => readQueue(address, me, signal),
    enabled: me !== '',
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
  })
}

/** How many matters each view holds, for the navigation. */
export function useCounts(): Counts | undefined {
  const { data } = useQuery({
    queryKey: ['queue-counts'],
    queryFn: async ({ signal }) => {
      const { operation, variables } = countsOperation()
      return countsOf(await runOperation(operation, variables, { signal }))
    },
    refetchInterval: freshMs,
  })
  return data
}
