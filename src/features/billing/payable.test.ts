import { expect, test } from 'vitest'
import { allOrders, type Orders, type Payable } from './payable.ts'

const payable = (productId: string): Payable => ({
  productId,
  order: { by: 'registration_request_id', id: '' },
  ownerUserId: null,
  contactEmail: 'payer@orders.test',
  language: 'en',
  currency: 'EUR',
  phase: 'placed',
  givesBack: false,
  performed: false,
  standing: 'Waiting',
  isUnseen: false,
  lines: [],
  unpriced: [],
  ratesOn: null,
  subject: { mark: 'VELA', markType: 'WORD', classes: [9], order: 'R-1' },
  billingEntityId: null,
  invoiceInUs: false,
})
const noun = (...mine: string[]): Orders => ({
  payable: (_tx, productId) => Promise.resolve(mine.includes(productId) ? payable(productId) : null),
  ended: () => Promise.resolve(mine),
})
const nowhere = {} as never

test('a product is for the noun that knows it, and what ended is of all of them', async () => {
  const orders = allOrders([noun('a', 'b'), noun('c')])
  expect((await orders.payable(nowhere, 'b', 'system'))?.productId).toBe('b')
  expect((await orders.payable(nowhere, 'c', 'system'))?.productId).toBe('c')
  expect(await orders.payable(nowhere, 'd', 'system')).toBeNull()
  expect(await orders.ended(nowhere)).toEqual(['a', 'b', 'c'])
})
