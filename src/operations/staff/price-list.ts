import { noticeDays } from '#domain/pricing/running-out.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import type { Condition } from '../generated/reads.ts'
import { operation } from '../operation.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'

const serviceFields = 'id jurisdiction currency base per_further_class offerings valid_from valid_to source'
const ruleFields = `id jurisdiction action basis currency base included_classes tiers surcharges percent_of percent max_amount on_top_of
  per_state range_low range_high valid_from valid_to source source_url source_kind as_of confidence note checked_on`
const rateFields = 'id base_currency target_currency rate date source'

export const serviceFeeList = staffPage('service_fee', 'list', serviceFields)
export const serviceFeeShow = staffPage('service_fee', 'show', serviceFields)
export const feeRuleList = staffPage('fee_rule', 'list', ruleFields)
export const feeRuleShow = staffPage('fee_rule', 'show', ruleFields)
export const rateList = staffPage('exchange_rate', 'list', rateFields)
export const rateShow = staffPage('exchange_rate', 'show', rateFields)

export type ServiceFeeRow = StaffRow<'service_fee', 'show'>
export type FeeRuleRow = StaffRow<'fee_rule', 'show'>
export type RateRow = StaffRow<'exchange_rate', 'list'>

const notOver = '_or: [{ valid_to: { _is_null: true } }, { valid_to: { _gte: $today } }]'

/** What is in force or comes, by which one sees what runs out; and of which day the newest rates are. */
export const priceListDays = operation(
  'priceListDays',
  `query priceListDays($today: date!) {
    service_fee(where: { ${notOver} }, order_by: { valid_from: asc }) { id jurisdiction valid_from valid_to }
    fee_rule(where: { ${notOver} }, order_by: { valid_from: asc }) { id jurisdiction action valid_from valid_to }
    exchange_rate(where: { date: { _lte: $today } }, order_by: { date: desc }, limit: 1) { date source }
  }`,
)

export const datedStates = ['running', 'ending', 'ahead', 'over'] as const
export type DatedState = (typeof datedStates)[number]

/** The rows in force today, of these those that end soon, those to come, and those that are over. */
function inState(state: string): Condition {
  const on = today(officeZone, new Date())
  const notOver: Condition = { _or: [{ valid_to: { _is_null: true } }, { valid_to: { _gte: on } }] }
  const conditions: Record<string, Condition> = {
    running: { valid_from: { _lte: on }, ...notOver },
    ending: { valid_to: { _gte: on, _lte: addDays(on, noticeDays) } },
    ahead: { valid_from: { _gt: on } },
    over: { valid_to: { _lt: on } },
  }
  return conditions[state] ?? {}
}

const sorts = { place: 'jurisdiction', from: 'valid_from', to: 'valid_to' }

export const serviceFeeReads: ListReads = {
  table: 'service_fee',
  list: serviceFeeList,
  show: serviceFeeShow,
  filters: { q: search([], ['jurisdiction']), state: inState },
  choices: { state: datedStates },
  sorts,
  blanks: ['valid_to'],
  first: { field: 'jurisdiction', order: 'ASC' },
}

export const feeRuleReads: ListReads = {
  table: 'fee_rule',
  list: feeRuleList,
  show: feeRuleShow,
  filters: { q: search(['source'], ['jurisdiction']), state: inState, action: equals('action') },
  choices: { state: datedStates, action: feeActions },
  sorts: { ...sorts, action: 'action' },
  blanks: ['valid_to'],
  first: { field: 'jurisdiction', order: 'ASC' },
}

export const rateReads: ListReads = {
  table: 'exchange_rate',
  list: rateList,
  show: rateShow,
  filters: { q: search([], ['target_currency']) },
  choices: {},
  sorts: { date: 'date', currency: 'target_currency' },
  blanks: [],
  first: { field: 'date', order: 'DESC' },
}
