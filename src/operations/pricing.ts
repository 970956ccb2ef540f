import type { PriceSnapshot } from '#domain/pricing/price.ts'
import { feesOn, ratesFrom } from '#domain/pricing/snapshot.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { operation, type OperationData } from './operation.ts'

const serviceFees = `service_fee(
      where: { valid_from: { _lte: $today }, _or: [{ valid_to: { _is_null: true } }, { valid_to: { _gte: $today } }] }
      order_by: [{ jurisdiction: asc }, { valid_from: desc }]
    ) { jurisdiction currency base per_further_class offerings valid_from valid_to }`
const ruleFields = `jurisdiction action basis currency base included_classes tiers surcharges percent_of percent max_amount on_top_of
      per_state range_low range_high valid_from valid_to source source_kind as_of confidence`
const rates = `exchange_rate(where: { base_currency: { _eq: "EUR" }, date: { _lte: $today } }, order_by: { date: desc }, limit: 60) {
      target_currency rate date source
    }`

/**
 * The public price list of filings: our fees, the official fees as law, and the newest exchange rates. Minor units. A rule
 * that has ended is read too: it stands for the amount of today as an estimate where no other is in force. What no price is
 * worked out from (variants, notes, addresses) stays behind: the list travels with the order's page.
 */
export const priceList = operation(
  'priceList',
  `query priceList($today: date!) {
    ${serviceFees}
    fee_rule(
      where: { action: { _in: ["filing", "registration", "state_designation", "complementary"] } }
      order_by: [{ jurisdiction: asc }, { valid_from: desc }]
    ) { ${ruleFields} }
    ${rates}
  }`,
)

/** The same of other actions, for pages that work prices out on the server. */
export const priceListOf = operation(
  'priceListOf',
  `query priceListOf($today: date!, $actions: [String!]!) {
    ${serviceFees}
    fee_rule(where: { action: { _in: $actions } }, order_by: [{ jurisdiction: asc }, { valid_from: desc }]) { ${ruleFields} }
    ${rates}
  }`,
)

/** The price list as prices are worked out from it. */
export function snapshotFrom(list: OperationData<typeof priceList>, on: PlainDate): PriceSnapshot {
  return {
    on,
    serviceFees: feesOn(
      list.service_fee.map(({ per_further_class, valid_from, valid_to, ...fee }) => ({
        ...fee,
        perFurtherClass: per_further_class,
        validFrom: valid_from,
        validTo: valid_to,
      })),
      on,
    ),
    feeRules: list.fee_rule.map((rule) => ({
      jurisdiction: rule.jurisdiction,
      action: rule.action,
      basis: rule.basis,
      currency: rule.currency,
      base: rule.base,
      includedClasses: rule.included_classes,
      tiers: rule.tiers,
      surcharges: rule.surcharges,
      variants: [],
      percentOf: rule.percent_of,
      percent: rule.percent,
      maxAmount: rule.max_amount,
      onTopOf: rule.on_top_of,
      perState: rule.per_state,
      rangeLow: rule.range_low,
      rangeHigh: rule.range_high,
      validFrom: rule.valid_from,
      validTo: rule.valid_to,
      source: rule.source,
      sourceUrl: null,
      sourceKind: rule.source_kind,
      asOf: rule.as_of,
      confidence: rule.confidence,
      note: '',
    })),
    rates: ratesFrom(
      list.exchange_rate.map((row) => ({ ...row, currency: row.target_currency })),
      on,
    ),
  }
}
