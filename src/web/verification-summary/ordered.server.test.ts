import { expect, test } from 'vitest'
import type { RegistrationRequest } from '#operations/registration.ts'
import { orderOf } from './ordered.server.ts'

const line = (jurisdiction: string, kind: 'service' | 'official') => ({
  kind,
  jurisdiction,
  classes: 2,
  net: 10_000,
  original: null,
})
const items = (jurisdictions: readonly string[]): RegistrationRequest['ordered_items'] => ({
  version: 1,
  currency: 'EUR',
  classes: [9, 42],
  lines: jurisdictions.flatMap((one) => [line(one, 'service'), line(one, 'official')]),
  toQuote: [],
  ratesOn: null,
  pricedOn: '2026-11-22',
})

test('after an order it is said of which places and classes it is, each once', () => {
  expect(orderOf({ ordered_items: items(['SK', 'EU']) }, 'en')).toEqual({
    places: 'European Union, Slovakia',
    classes: '9, 42',
  })
  expect(orderOf({ ordered_items: items(['SK']) }, 'sk').places).toBe('Slovensko')
})

test('of an order without items nothing is made up', () => {
  expect(orderOf({ ordered_items: null }, 'en')).toEqual({ places: '', classes: '' })
})
