import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atTaxPoint } from './tax-point.ts'
import { totalsOf } from './totals.ts'
import { vatDecision } from './vat.ts'

const supplier = {
  name: 'A', lines: [], country: 'SK', companyId: null, taxId: null, vatNumber: null, register: null, email: null, iban: null, bic: null,
} // prettier-ignore
const line = (kind: 'service' | 'official', net: number) =>
  ({ kind, jurisdiction: 'SK', classes: 1, net, original: null }) as const
const buyer = { country: 'SK', business: false, vatNumber: 'none' } as const
const before = vatDecision(buyer, '2024-12-31')
const order = (lines: ReturnType<typeof line>[], vat = before, country = 'SK') => ({
  supplier: { ...supplier, country },
  lines,
  vat,
  totals: totalsOf(lines, vat),
})

test('paid under a new law: what was agreed stays, the VAT is of the day of payment, and the office gets what it asks', () => {
  const asked = order([line('service', 20_000), line('official', 85_000)])
  expect(asked.totals).toMatchObject({ vat: 21_000, total: 126_000 })
  // 1,260.00 with 23 %: 1,024.39 and 235.61.
  expect(atTaxPoint(asked, '2025-01-02')).toMatchObject({
    lines: [{ net: 17_439 }, { net: 85_000 }],
    vat: { category: 'S', rate: 23 },
    totals: { net: 102_439, vat: 23_561, total: 126_000 },
  })
})

test('nothing changes under the same law, and where no VAT is charged', () => {
  const asked = order([line('service', 20_000)])
  expect(atTaxPoint(asked, '2024-12-31')).toEqual({ lines: asked.lines, vat: asked.vat, totals: asked.totals })
  const reverse = order([line('service', 20_000)], vatDecision({ country: 'DE', business: true, vatNumber: 'confirmed' }, '2024-12-31')) // prettier-ignore
  expect(atTaxPoint(reverse, '2025-01-02').totals).toEqual(reverse.totals)
  const american = order([line('service', 20_000)], vatDecision(buyer, '2024-12-31', 'US'), 'US')
  expect(atTaxPoint(american, '2025-01-02').totals).toEqual(american.totals)
})

test('whatever was ordered, lines, base and VAT come to the total, and the VAT is less than a unit off its rate', () => {
  const nets = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(nets, nets, (ours, theirs) => {
      const asked = order([...ours.map((net) => line('service', net)), ...theirs.map((net) => line('official', net))])
      const { lines, totals, vat } = atTaxPoint(asked, '2025-06-01')
      expect(totals.total).toBe(asked.totals.total)
      expect(lines.reduce((all, { net }) => all + net, 0)).toBe(totals.net)
      expect([totals.net + totals.vat, totals.service + totals.official, totals.serviceVat + totals.officialVat]).toEqual([totals.total, totals.net, totals.vat]) // prettier-ignore
      expect(lines.every(({ net }) => net >= 0)).toBe(true)
      expect(Math.abs(totals.vat - (totals.net * vat.rate) / 100)).toBeLessThan(1.5)
    }),
    { seed: 20261125 },
  )
})
