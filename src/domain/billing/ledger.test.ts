import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientLedger, ledgerFacts, ledgerOf, type LedgerFacts, type LedgerKey } from './ledger.ts'

const law = { source: 'Tariff', asOf: '2026-01-01', kind: 'official', estimate: null } as const
const facts: LedgerFacts = {
  currency: 'EUR',
  lines: [
    { kind: 'service', net: 20_000 },
    { kind: 'official', net: 85_000, law: { ...law, later: 12_000 } as never },
  ],
  toQuote: 0,
  invoice: { total: 109_000, isPaid: true },
  credited: 0,
  expenses: [],
}
const row = (of: LedgerFacts, key: LedgerKey) => ledgerOf(of).find((one) => one.key === key)?.amounts

test('a paid order: what was promised without VAT, paid with it, and what is still to come', () => {
  expect(row(facts, 'promised')).toEqual([{ amount: 105_000, currency: 'EUR' }])
  expect(row(facts, 'paid')).toEqual([{ amount: 109_000, currency: 'EUR' }])
  expect(row(facts, 'to-pay')).toEqual([])
  expect(row(facts, 'to-spend-official')).toEqual([{ amount: 85_000, currency: 'EUR' }])
  expect(row(facts, 'later')).toEqual([{ amount: 12_000, currency: 'EUR' }])
})

test('an order that ended unpaid orders nothing any more; one that was paid and given back says both', () => {
  const document = { currency: 'EUR', lines: [], totals: { total: 5000 } }
  const order = { priced: null, isOver: true, expenses: [] }
  const unpaid = ledgerFacts({
    ...order,
    invoice: { payment_date: null, document_context: document, credit_notes: [] } as never,
  })
  expect([row(unpaid, 'ordered'), row(unpaid, 'to-pay')]).toEqual([[], []])
  const invoice = {
    payment_date: '2026-01-01',
    document_context: document,
    credit_notes: [{ document_context: document }],
  }
  const returned = ledgerFacts({ ...order, invoice: invoice as never })
  expect([row(returned, 'paid'), row(returned, 'given-back')]).toEqual([
    [{ amount: 5000, currency: 'EUR' }],
    [{ amount: 5000, currency: 'EUR' }],
  ])
})

test('what is not known is not zero', () => {
  expect(row({ ...facts, toQuote: 1 }, 'promised')).toBeNull()
  expect(row({ ...facts, lines: [{ kind: 'official', net: 100 }] }, 'later')).toBeNull()
  const inDollars = { ...facts, expenses: [{ kind: 'official', amount: 35_000, currency: 'USD' }] as const }
  expect(row(inDollars, 'spent-official')).toEqual([{ amount: 35_000, currency: 'USD' }])
  expect(row(inDollars, 'to-spend-official')).toBeNull()
})

test('a correction takes the whole amount back, and nothing of it is left', () => {
  const expenses = [
    { kind: 'official', amount: 90_000, currency: 'EUR' },
    { kind: 'official', amount: -90_000, currency: 'EUR' },
    { kind: 'official', amount: 85_000, currency: 'EUR' },
  ] as const
  expect(row({ ...facts, expenses }, 'spent-official')).toEqual([{ amount: 85_000, currency: 'EUR' }])
  expect(row({ ...facts, expenses }, 'to-spend-official')).toEqual([])
})

test('a client reads the same rows but what agents and others were paid', () => {
  const expenses = [{ kind: 'agent', amount: 9000, currency: 'EUR' }] as const
  const ours = ledgerOf({ ...facts, expenses })
  const theirs = clientLedger({ ...facts, expenses: [] })
  expect(ours.filter(({ key }) => key !== 'spent-agent' && key !== 'spent-other')).toEqual(theirs)
  expect(row({ ...facts, expenses }, 'spent-agent')).toEqual([{ amount: 9000, currency: 'EUR' }])
})

test('whatever was spent and taken back, an order never has less than nothing to come', () => {
  const expense = fc.record({
    kind: fc.constantFrom('official' as const, 'agent' as const, 'other' as const),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    currency: fc.constantFrom('EUR', 'USD'),
  })
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 12 }), fc.boolean(), (expenses, isPaid) => {
      const rows = ledgerOf({ ...facts, expenses, invoice: { total: 109_000, isPaid } })
      for (const key of ['to-pay', 'to-spend-official', 'later'] as const)
        for (const { amount } of rows.find((one) => one.key === key)?.amounts ?? []) expect(amount).toBeGreaterThan(0)
    }),
  )
})
