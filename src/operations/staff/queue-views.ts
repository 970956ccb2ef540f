import { requestQueues, type RequestQueue } from '#domain/registration/queue.ts'
import { isPaidWork, registrationStatuses } from '#domain/registration/status.ts'
import { isInView, isUnfiled, trademarkQueues, type TrademarkQueue } from '#domain/trademark/queue.ts'
import { trademarkStatuses } from '#domain/trademark/status.ts'
import { document, type Operation } from '../operation.ts'
import { missedRenewals } from '../renewal.ts'
import { countedMost } from './page.ts'
import type { Condition } from '../generated/reads.ts'

export const viewNames = ['work', ...requestQueues, ...trademarkQueues, 'lapsed'] as const
export type ViewName = (typeof viewNames)[number]

interface View {
  requests: Condition | null
  trademarks: Condition | null
  /** Which of the law's dates its trademarks can have: terms and declarations of use once registered, the end of a priority until filed. */
  has: { registered: boolean; unfiled: boolean }
}

const dated = (view: 'work' | TrademarkQueue): View['has'] => ({
  registered: isInView(view, 'Trademark registered'),
  unfiled: trademarkStatuses.some((status) => isUnfiled(status) && isInView(view, status)),
})

const requestsIn = (queue: RequestQueue): View => ({
  requests: { queue: { _eq: queue } },
  trademarks: null,
  has: { registered: false, unfiled: false },
})
const trademarksIn = (queue: TrademarkQueue): View => ({
  requests: null,
  trademarks: { queue: { _eq: queue } },
  has: dated(queue),
})
const waits: Condition = { staff_since: { _is_null: false } }
/** Waits for nobody else once a consumer withdrew, wherever it stands: a person settles it. */
const toSettle: Condition = {
  status: { _in: registrationStatuses.filter((one) => isPaidWork(one) && one !== 'Completed') },
  product: { events: { name: { _eq: 'Withdrawal declared' } } },
}

/**
 * What each view of the queue holds on a day. `work` is everything that waits for one of us, `lapsed` the marks whose renewal was missed for
 * good by the days on record: what became of them somebody looks up. The rows themselves say where they stand.
 */
export const viewsOn = (on: string): Record<ViewName, View> => ({
  work: { requests: { _or: [waits, toSettle] }, trademarks: waits, has: dated('work') },
  verifications: requestsIn('verifications'),
  ordering: requestsIn('ordering'),
  drafting: requestsIn('drafting'),
  filing: trademarksIn('filing'),
  examination: trademarksIn('examination'),
  registered: trademarksIn('registered'),
  lapsed: {
    requests: null,
    trademarks: { queue: { _eq: 'registered' }, deadlines: missedRenewals(on) },
    has: dated('registered'),
  },
})

export type CountsAnswer = Record<string, { aggregate: { count: number } }>

/** One document for every count of the navigation on a day: aliases `registration_request_drafting`, `trademark_filing` … */
export function countsOperation(on: string): {
  operation: Operation<CountsAnswer, Record<string, Condition>>
  variables: Record<string, Condition>
} {
  const variables: Record<string, Condition> = {}
  const declared: string[] = []
  const fields: string[] = []
  const views = viewsOn(on)
  for (const name of viewNames) {
    for (const [table, condition] of [
      ['registration_request', views[name].requests],
      ['trademark', views[name].trademarks],
    ] as const) {
      if (!condition) continue
      const alias = `${table}_${name}`
      variables[alias] = condition
      declared.push(`$${alias}: ${table}_bool_exp!`)
      fields.push(`${alias}: ${table}_aggregate(where: $${alias}, limit: ${countedMost + 1}) { aggregate { count } }`)
    }
  }
  const text = `query counts(${declared.join(', ')}) { ${fields.join(' ')} }`
  return { operation: document('counts', text, { sharedSeconds: 10 }), variables }
}
