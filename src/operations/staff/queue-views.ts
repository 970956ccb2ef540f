import { document, type Operation } from '../operation.ts'
import { countedMost } from './page.ts'
import type { Condition } from '../generated/reads.ts'

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

export type CountsAnswer = Record<string, { aggregate: { count: number } }>

/** One document for every count of the navigation: aliases `registration_request_drafting`, `trademark_filing` … */
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
      fields.push(`${alias}: ${table}_aggregate(where: $${alias}, limit: ${countedMost + 1}) { aggregate { count } }`)
    }
  }
  const text = `query counts(${declared.join(', ')}) { ${fields.join(' ')} }`
  return { operation: document('counts', text, { sharedSeconds: 10 }), variables }
}
