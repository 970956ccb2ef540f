import { operation, type Operation } from '#operations/operation.ts'
import type { Condition } from '../reads.ts'

export const viewNames = [
  'work',
  'verifications',
  'ordering',
  'drafting',
  'filing',
  'examination',
  'registered',
] as const
export type ViewName = (typeof viewNames)[number]

interface View {
  requests: Condition | null
  trademarks: Condition | null
}

const statuses = (...names: string[]): Condition => ({ status: { _in: names } })
const unpaidTransfer: Condition = {
  _and: [
    statuses('Checkout completed'),
    { product: { invoices: { payment_type: { _eq: 'transfer' }, cancelled_at: { _is_null: true } } } },
  ],
}
const verifying = statuses('Verification requested', 'Verification started')
const drafting = statuses('Ready for drafting', 'Review requested')
const filing = statuses('Ready for filing', 'Submitted to partner', 'Created from a divide')
const office = statuses('Office action received', 'Statement of use requested', 'SOU extended')

/** What each view of the queue holds. `work` is everything that waits for one of us. */
export const views: Record<ViewName, View> = {
  work: { requests: { _or: [verifying, drafting, unpaidTransfer] }, trademarks: { _or: [filing, office] } },
  verifications: { requests: verifying, trademarks: null },
  ordering: { requests: { status_group: { _eq: 'Ordering' } }, trademarks: null },
  drafting: { requests: { status_group: { _eq: 'Drafting' } }, trademarks: null },
  filing: { requests: null, trademarks: filing },
  examination: { requests: null, trademarks: { status_group: { _in: ['Examination', 'Publication', 'Use'] } } },
  registered: { requests: null, trademarks: statuses('Trademark registered') },
}

export const whoChoices = ['anyone', 'me', 'nobody'] as const
export type Who = (typeof whoChoices)[number]

export interface QueueAddress {
  view: ViewName
  who: Who
  words: string
}

/** The queue's state from its address; anything unknown is the default. */
export function readAddress(parameters: URLSearchParams): QueueAddress {
  const view = viewNames.find((name) => name === parameters.get('view')) ?? 'work'
  const who = whoChoices.find((name) => name === parameters.get('who')) ?? 'anyone'
  return { view, who, words: parameters.get('q') ?? '' }
}

/** The condition of a view narrowed by who has the matter and by words of its mark, number or client. */
export function narrowed(base: Condition, address: QueueAddress, me: string, columns: readonly string[]): Condition {
  const parts: Condition[] = [base]
  if (address.who === 'me') parts.push({ assigned_admin_id: { _eq: me } })
  if (address.who === 'nobody') parts.push({ assigned_admin_id: { _is_null: true } })
  const words = address.words.trim()
  if (words)
    parts.push({
      _or: columns.map((column) => ({
        [column]: { _ilike: `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%` },
      })),
    })
  return { _and: parts }
}

type CountsAnswer = Record<string, { aggregate: { count: number } }>

/** One document for every count of the navigation: aliases `requests_drafting`, `trademarks_filing` … */
export function countsOperation(): {
  operation: Operation<CountsAnswer, Record<string, Condition>>
  variables: Record<string, Condition>
} {
  const variables: Record<string, Condition> = {}
  const declared: string[] = []
  const fields: string[] = []
  for (const name of viewNames) {
    for (const [table, condition] of [
      ['registration_request', views[name].requests],
      ['trademark', views[name].trademarks],
    ] as const) {
      if (!condition) continue
      const alias = `${table}_${name}`
      variables[alias] = condition
      declared.push(`$${alias}: ${table}_bool_exp!`)
      fields.push(`${alias}: ${table}_aggregate(where: $${alias}) { aggregate { count } }`)
    }
  }
  const text = `query counts(${declared.join(', ')}) { ${fields.join(' ')} }`
  return { operation: operation('counts', text), variables }
}

export type Counts = Record<ViewName, number>

/** The number of each view from the answer to `countsOperation`. */
export function countsOf(answer: CountsAnswer): Counts {
  const of = (alias: string): number => answer[alias]?.aggregate.count ?? 0
  return Object.fromEntries(
    viewNames.map((name) => [name, of(`registration_request_${name}`) + of(`trademark_${name}`)]),
  ) as Counts
}
