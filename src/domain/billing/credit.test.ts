import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOf, leftToCredit, type Credit } from './credit.ts'
import type { OrderLine } from './invoice-document.ts'
import { totalsOf } from './totals.ts'
import { vatDecision } from './vat.ts'

const line = fc.record({
  kind: fc.constantFrom('service' as const, 'official' as const),
  jurisdiction: fc.constantFrom('SK', 'EU', 'US'),
  classes: fc.integer({ min: 1, max: 3 }),
  net: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1_000_000_000 })),
})

/** An invoice of Slovak VAT or of none, in euro or with its sums in euro beside. */
const invoice = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), taxed: fc.boolean(), foreign: fc.boolean() })
  .map(({ lines, taxed, foreign }) => {
    const vat = vatDecision({ country: taxed ? 'SK' : 'US', business: false, vatNumber: 'none' }, '2026-11-22')
    const all: OrderLine[] = lines.map((one) => ({ ...one, original: null }))
    const totals = totalsOf(all, vat)
    const euro = foreign ? { net: totals.net, vat: totals.vat, rate: 1.0876, date: '2026-11-21' } : null
    return { currency: foreign ? 'USD' : 'EUR', lines: all, totals, euro, rate: vat.rate }
  })

const sumOf = (notes: readonly Credit[], key: keyof Credit['totals']) =>
  notes.reduce((all, { totals }) => all + totals[key], 0)

test('the notes of an invoice take exactly what it has, however it is cut, and never more of anything', () => {
  fc.assert(
    fc.property(invoice, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (of, cuts) => {
      const notes: Credit[] = []
      const take = (amount: number) =>
        notes.push(
          creditOf(
            of,
            notes.map((note) => ({ ...note, currency: of.currency })),
            amount,
          ),
        )
      for (const cut of cuts) {
        const amount = Math.floor(leftToCredit(of, notes) * cut)
        if (amount > 0) take(amount)
      }
      const left = leftToCredit(of, notes)
      if (left > 0) take(left)
      if (notes.length === 0) return
      for (const { totals, lines } of notes) {
        const parts = Object.values(totals)
        expect(Math.min(...parts, ...lines.map(({ net }) => net))).toBeGreaterThanOrEqual(0)
        expect(totals.net + totals.vat).toBe(totals.total)
        expect(totals.service + totals.official).toBe(totals.net)
        expect(totals.serviceVat + totals.officialVat).toBe(totals.vat)
        expect(lines.reduce((all, { net }) => all + net, 0)).toBe(totals.net)
        // VAT is of the base, to the minor unit that two roundings may differ by.
        expect(Math.abs(totals.vat - (totals.net * of.rate) / 100)).toBeLessThanOrEqual(2)
      }
      for (const key of ['service', 'official', 'net', 'serviceVat', 'officialVat', 'vat', 'total'] as const)
        expect([key, sumOf(notes, key)]).toEqual([key, of.totals[key]])
      // Of each line exactly what it has.
      const perLine = (lines: readonly OrderLine[]) =>
        Object.entries(Object.groupBy(lines, ({ kind, jurisdiction, classes }) => `${kind} ${jurisdiction} ${classes}`))
          .map(([key, some = []]) => [key, some.reduce((all, { net }) => all + net, 0)] as const)
          .filter(([, net]) => net > 0)
          .toSorted(([a], [b]) => a.localeCompare(b))
      expect(perLine(notes.flatMap(({ lines }) => lines))).toEqual(perLine(of.lines))
    }),
    { numRuns: 400 },
  )
})

test('what is no amount, or more than is left, makes no note', () => {
  const lines: OrderLine[] = [{ kind: 'service', jurisdiction: 'SK', classes: 1, net: 10_000, original: null }]
  const vat = vatDecision({ country: 'SK', business: false, vatNumber: 'none' }, '2026-11-22')
  const of = { currency: 'EUR', lines, totals: totalsOf(lines, vat), euro: null }
  const first = { ...creditOf(of, [], 300), currency: 'EUR' }
  expect(first.totals).toMatchObject({ net: 244, vat: 56, total: 300 })
  for (const amount of [0, -1, 0.5, Number.NaN, 12_001]) expect(() => creditOf(of, [first], amount)).toThrow(RangeError)
  expect(creditOf(of, [first], 12_000).totals).toMatchObject({ net: 9756, vat: 2244, total: 12_000 })
})
