import { operation } from './operation.ts'

/** The public price list: our fees, the official fees as law, and the newest exchange rates. Minor units. */
export const priceList = operation(
  'priceList',
  `query priceList($today: date!) {
    service_fee(
      where: { valid_from: { _lte: $today }, _or: [{ valid_to: { _is_null: true } }, { valid_to: { _gte: $today } }] }
      order_by: [{ jurisdiction: asc }, { valid_from: desc }]
    ) { jurisdiction currency base per_further_class }
    fee_rule(
      where: { action: { _eq: "filing" }, valid_from: { _lte: $today }, _or: [{ valid_to: { _is_null: true } }, { valid_to: { _gte: $today } }] }
      order_by: [{ jurisdiction: asc }, { valid_from: desc }]
    ) { jurisdiction action currency base included_classes tiers valid_from valid_to source checked_on }
    exchange_rate(where: { date: { _lte: $today } }, order_by: { date: desc }, limit: 30) { target_currency rate date source }
  }`,
)
