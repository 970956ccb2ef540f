import { operation } from '../operation.ts'
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
