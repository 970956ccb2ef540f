import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

test('one message names every wrong variable', () => {
  const read = () =>
    readEnvironment({
      PORT: 'many',
      BASE_URL: 'no',
      DATABASE_URL: 'mysql://x',
      SERVICES: 'web,cook',
      LOG_LEVEL: 'loud',
    })
  for (const name of ['PORT', 'BASE_URL', 'DATABASE_URL', 'SERVICES', 'LOG_LEVEL']) expect(read).toThrow(name)
})

test('outside of the demo an installation says who issues its invoices and where it is reached', () => {
  const read = () => readEnvironment({ NODE_ENV: 'production' })
  for (const name of ['INVOICE_ISSUER', 'BASE_URL']) expect(read).toThrow(name)
  expect(() => readEnvironment({ INVOICE_ISSUER: '{' })).toThrow('INVOICE_ISSUER: is not JSON')
})

test('empty values count as missing', () => {
  expect(readEnvironment({ PORT: '' }).PORT).toBe(3000)
})
