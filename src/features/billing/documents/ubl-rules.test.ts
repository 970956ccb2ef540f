import { expect, test } from 'vitest'
import { amount } from '#tests/proof.ts'
import { buyers, documentsOf } from '#tests/ubl/documents.ts'
import { elementOf } from '#tests/ubl/read.ts'
import { broken, rules } from '#tests/ubl/rules.ts'
import { schemaFaults } from '#tests/ubl/schema.ts'

const seed = Number(process.env['SEED'] ?? 1122)
const made = documentsOf(amount(300, 10_000), seed).map((one) => ({ ...one, root: elementOf(one.xml) }))

test(`invoices and credit notes of random carts are what the schema asks for and keep every rule (seed ${seed})`, () => {
  const wrong = made.flatMap(({ root, xml }) => {
    const faults = [...schemaFaults(root), ...broken(root)]
    return faults.length > 0 ? [{ faults, xml }] : []
  })
  expect(wrong.slice(0, 2)).toEqual([])
})

test('the random carts met every case of VAT, ways of payment, discounts and credit notes of a part', () => {
  const seen = (of: (one: (typeof made)[number]) => string) => [...new Set(made.map(of))].toSorted()
  expect(seen(({ document }) => document.vat.category)).toEqual(['AE', 'O', 'S'])
  expect(seen(({ document }) => document.customer.country)).toEqual([...new Set(buyers.map(({ country }) => country))].toSorted()) // prettier-ignore
  expect(seen(({ document }) => document.currency).length).toBe(12)
  expect(seen(({ document }) => document.payment.method)).toEqual(['card', 'transfer', 'wallet'])
  expect(seen(({ root }) => root.name)).toEqual(['CreditNote', 'Invoice'])
  expect(made.some(({ document }) => document.part)).toBe(true)
  expect(made.some(({ document }) => document.lines.some(({ discount }) => discount))).toBe(true)
})
