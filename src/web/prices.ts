import type { FeeRule } from '#domain/billing/official-fee.ts'
import { totalsOf, type Totals } from '#domain/billing/totals.ts'
import { vatDecision, type VatDecision } from '#domain/billing/vat.ts'
import { storefronts, type Storefront } from '#domain/account/storefront.ts'
import type { OrderedItems } from '#domain/registration/ordered-items.ts'
import { priceOrder, type RateTable, type ServiceFee } from '#domain/registration/price.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { OperationData } from '#operations/operation.ts'
import type { priceList } from '#operations/pricing.ts'

/** The price list as the pricing rule takes it. */
export interface PriceFacts {
  serviceFees: ServiceFee[]
  feeRules: FeeRule[]
  rates: RateTable | null
  on: PlainDate
}

/** Reads the price list; of the exchange rates the newest day counts. */
export function priceFactsOf(list: OperationData<typeof priceList>, on: PlainDate): PriceFacts {
  const date = list.exchange_rate.map((rate) => rate.date).sort((a, b) => (a < b ? 1 : -1))[0]
  const newest = list.exchange_rate.filter((rate) => rate.date === date)
  return {
    on,
    serviceFees: list.service_fee.map((fee) => ({
      jurisdiction: fee.jurisdiction,
      currency: fee.currency,
      base: fee.base,
      perFurtherClass: fee.per_further_class,
    })),
    feeRules: list.fee_rule.map((rule) => ({
      jurisdiction: rule.jurisdiction,
      action: rule.action,
      currency: rule.currency,
      base: rule.base,
      includedClasses: rule.included_classes,
      tiers: rule.tiers,
      validFrom: rule.valid_from,
      validTo: rule.valid_to,
      source: rule.source,
      checkedOn: rule.checked_on,
    })),
    rates:
      date === undefined
        ? null
        : { date, perEuro: Object.fromEntries(newest.map((rate) => [rate.target_currency, rate.rate])) },
  }
}

/** Our fee in a place; '*' stands for every place without a fee of its own. */
export function serviceFeeOf(facts: PriceFacts, jurisdiction: string): ServiceFee | undefined {
  const of = (code: string) => facts.serviceFees.find((fee) => fee.jurisdiction === code)
  return of(jurisdiction) ?? of('*')
}

const homeOf: Record<Language, string> = { en: 'US', sk: 'SK', cs: 'CZ', es: 'ES' }

/** The country whose VAT is assumed until there are billing details: the storefront's, else the language's. */
export function assumedCountry(storefront: Storefront, language: Language): string {
  return storefront === 'global' ? homeOf[language] : storefronts[storefront].country
}

/** VAT for a private customer in that country: what is shown until there are billing details. */
export function assumedVat(country: string, on: PlainDate): VatDecision {
  return vatDecision({ country, business: false, vatNumber: 'none' }, on)
}

export interface Priced {
  items: OrderedItems
  totals: Totals
  vat: VatDecision
}

/** Prices a choice the way the server will. */
export function priced(
  wanted: { jurisdictions: readonly string[]; classes: readonly number[]; currency: string },
  facts: PriceFacts,
  vat: VatDecision,
): Priced {
  const items = priceOrder(wanted, facts)
  return { items, totals: totalsOf(items.lines, vat), vat }
}
