import { expect, test } from 'vitest'
import { ublOf } from '#features/billing/documents/ubl.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import type { Coupon, InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { ledgerOf, type LedgerKey } from '#domain/billing/ledger.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { vatDecision } from '#domain/billing/vat.ts'
import { priceOrder } from '#domain/registration/price.ts'
import { currencies, majorText } from '#kernel/money.ts'
import { amount } from '#tests/proof.ts'
import { seededRandom } from '#tests/random.ts'
import { referenceFees, referenceServiceFees } from './reference-prices.ts'

const on = '2026-11-22'
const rules = Map.groupBy(await referenceFees(), ({ jurisdiction }) => jurisdiction)
const rates = {
  date: on,
  source: 'test',
  perEuro: Object.fromEntries(currencies.map((currency, at) => [currency, currency === 'EUR' ? 1 : 0.37 + at * 7.13])),
}
const carts = amount(300, 10_000)
const seed = Number(process.env['SEED'] ?? 1122)
const buyers = [
  { country: 'SK', business: false, vatNumber: 'none' },
  { country: 'DE', business: true, vatNumber: 'confirmed' },
  { country: 'DE', business: false, vatNumber: 'none' },
  { country: 'US', business: true, vatNumber: 'none' },
] as const

const party = {
  name: 'A',
  lines: [],
  country: 'SK',
  companyId: null,
  taxId: null,
  vatNumber: null,
  register: null,
  email: null,
}

test(`${carts} random carts in twelve currencies: lines, net, VAT, total, ledger and the electronic document are one sum (seed ${seed})`, () => {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let priced = 0
  for (let cart = 0; cart < carts; cart += 1) {
    const places = [...new Set(Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(jurisdictions)))]
    const classes = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) => at + 1)
    const vat = vatDecision(pick(buyers), on)
    const coupon: Coupon | null =
      random() < 0.3
        ? {
            id: 'C',
            type: 'percent',
            lawyerFees: Math.floor(random() * 10_001),
            fees: Math.floor(random() * 500),
            currency: null,
          }
        : null
    const facts = {
      on,
      rates,
      serviceFees: referenceServiceFees,
      feeRules: places.flatMap((place) => rules.get(place) ?? []),
    }
    for (const currency of currencies) {
      const { lines } = priceOrder({ jurisdictions: places, classes, currency }, facts, coupon)
      if (lines.length === 0) continue
      priced += 1
      const totals = totalsOf(lines, vat)
      const row = ledgerOf({ currency, lines, toQuote: 0, invoice: { total: totals.total, isPaid: true }, credited: 0, expenses: [] }) // prettier-ignore
      const inLedger = (key: LedgerKey) => row.find((one) => one.key === key)?.amounts?.[0]?.amount ?? 0
      const wrong =
        inLedger('promised') !== totals.net ||
        inLedger('ordered') !== totals.total ||
        inLedger('paid') !== totals.total ||
        inLedger('to-spend-official') !== totals.official ||
        lines.reduce((sum, { net }) => sum + net, 0) !== totals.net ||
        totals.net + totals.vat !== totals.total ||
        totals.service + totals.official !== totals.net ||
        totals.serviceVat + totals.officialVat !== totals.vat ||
        totals.vat !== Math.floor((totals.net * vat.rate + 50) / 100) ||
        lines.some(({ net }) => net < 0 || !Number.isSafeInteger(net))
      if (wrong) throw new Error(`cart ${cart} in ${currency}: ${JSON.stringify({ totals, lines })}`)
      // Drawing the document costs more than the rest; one of a cart is enough to meet every currency.
      if (currencies[cart % currencies.length] !== currency) continue
      const document: InvoiceDocument = {
        version: 1, kind: 'invoice', language: 'en', currency, issuer: 'SK', supplier: { ...party, iban: null, bic: null },
        customer: party, number: '2026000001', variableSymbol: '1', constantSymbol: null, issueDate: on, supplyDate: on,
        dueDate: on, subject: { mark: 'M', markType: 'WORD', classes, order: 'R-1' }, lines, vat, totals, ratesOn: on, euro: null,
        payment: { method: 'card', paidOn: on },
      } // prettier-ignore
      const xml = ublOf(document, () => 'line', 'reason')
      const sums = (name: string) =>
        [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]+)<`, 'g'))].map(([, text]) => text ?? '')
      expect(sums('TaxInclusiveAmount')).toEqual([majorText(totals.total, currency)])
      expect(sums('TaxExclusiveAmount')).toEqual([majorText(totals.net, currency)])
      expect(sums('LineExtensionAmount')).toEqual(
        expect.arrayContaining(lines.map(({ net }) => majorText(net, currency))),
      )
    }
  }
  expect(priced).toBeGreaterThan(carts * 10)
})
