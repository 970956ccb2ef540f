import { addDays } from '#kernel/dates.ts'
import { noticeDays } from '#domain/pricing/running-out.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import {
  feeRuleList,
  feeRuleShow,
  rateList,
  rateShow,
  serviceFeeList,
  serviceFeeShow,
} from '#operations/staff/price-list.ts'
import { todayHere } from '../kit/time.ts'
import { equals, search, type Condition, type Reads } from '../reads.ts'

export const datedStates = ['running', 'ending', 'ahead', 'over'] as const
export type DatedState = (typeof datedStates)[number]

/** The rows in force today, of these those that end soon, those to come, and those that are over. */
function inState(state: string): Condition {
  const today = todayHere()
  const notOver: Condition = { _or: [{ valid_to: { _is_null: true } }, { valid_to: { _gte: today } }] }
  const conditions: Record<string, Condition> = {
    running: { valid_from: { _lte: today }, ...notOver },
    ending: { valid_to: { _gte: today, _lte: addDays(today, noticeDays) } },
    ahead: { valid_from: { _gt: today } },
    over: { valid_to: { _lt: today } },
  }
  return conditions[state] ?? {}
}

const sorts = { place: 'jurisdiction', from: 'valid_from', to: 'valid_to' }

export const serviceFeeReads: Reads = {
  list: serviceFeeList,
  show: serviceFeeShow,
  filters: { q: search([], ['jurisdiction']), state: inState },
  choices: { state: datedStates },
  sorts,
  blanks: ['valid_to'],
  first: { field: 'jurisdiction', order: 'ASC' },
}

export const feeRuleReads: Reads = {
  list: feeRuleList,
  show: feeRuleShow,
  filters: { q: search(['source'], ['jurisdiction']), state: inState, action: equals('action') },
  choices: { state: datedStates, action: feeActions },
  sorts: { ...sorts, action: 'action' },
  blanks: ['valid_to'],
  first: { field: 'jurisdiction', order: 'ASC' },
}

export const rateReads: Reads = {
  list: rateList,
  show: rateShow,
  filters: { q: search([], ['target_currency']) },
  choices: {},
  sorts: { date: 'date', currency: 'target_currency' },
  blanks: [],
  first: { field: 'date', order: 'DESC' },
}
