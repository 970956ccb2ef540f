import { priorityEndsBy } from '#domain/docket/priority.ts'
import { addDays } from '#kernel/dates.ts'
import { queueBesideOperation, queueOperation, type TrademarkMatter } from '#operations/staff/queue.ts'
import { countsOperation, viewsOn } from '#operations/staff/queue-views.ts'
import { runOperation, type QueryOptions } from '../graphql.ts'
import type { Condition } from '#operations/generated/reads.ts'
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
  const today = todayHere()
  const view = viewsOn(today)[address.view]
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
  const which = { requests, trademarks, limit: queueLimit }
  const near = addDays(today, nearDays)
  const whole = {
    ...which,
    registered: view.has.registered ? trademarks : never,
    unfiled: view.has.unfiled ? trademarks : never,
    near,
    notNear: addDays(near, 1),
    nearPriority: priorityEndsBy(near),
    me,
  }
  const readBeside = () => runOperation(queueBesideOperation, whole, options)
  // Both have to find what holds the words, which is most of the work: at once, and not one after the other.
  const early = address.words.trim() === '' ? null : readBeside()
  // What it failed with is thrown where it is needed.
  early?.catch(() => undefined)
  const rows = await runOperation(queueOperation, which, options)
  const fromMark = (row: TrademarkMatter) => fromTrademark(row, today)
  const longest = [...rows.requests.map(fromRequest), ...rows.trademarks.map(fromMark)]
  // What is shown as a whole needs not be asked for what it holds.
  if (rows.requests.length < queueLimit && rows.trademarks.length < queueLimit) {
    const mine = longest.filter(({ who }) => who?.id === me).length
    return { matters: longest, total: longest.length, mine, free: longest.filter(({ who }) => who === null).length }
  }
  const beside = await (early ?? readBeside())
  const dated = [...beside.uses, ...beside.terms, ...beside.sums, ...beside.sets, ...beside.priorities].map(fromMark)
  return {
    matters: [...new Map([...dated, ...longest].map((matter) => [matter.key, matter])).values()],
    total: sumOf(beside.requestCount, beside.trademarkCount),
    mine: sumOf(beside.requests_mine, beside.trademarks_mine),
    free: sumOf(beside.requests_free, beside.trademarks_free),
  }
}

interface Counted {
  aggregate: { count: number }
}

const sumOf = (one: Counted, other: Counted): number => one.aggregate.count + other.aggregate.count

/** How many matters each view holds. */
export async function readCounts(options: QueryOptions = {}): Promise<Counts> {
  const { operation, variables } = countsOperation(todayHere())
  return countsOf(await runOperation(operation, variables, options))
}
