import { expect, test } from 'vitest'
import { strayCallbacks } from '#tests/redirects.ts'
import { safeCallback } from './callback-url.ts'

const base = new URL('http://localhost:3000/')

test.each(strayCallbacks)('%j leads nowhere', (raw) => {
  expect(safeCallback(raw, base, '/portal')).toBe('/portal')
})

test.each([
  ['/portal', '/portal'],
  ['/sk/portal/profile?tab=payment#card', '/sk/portal/profile?tab=payment#card'],
  ['http://localhost:3000/portal/trademarks?q=a%2Fb', '/portal/trademarks?q=a%2Fb'],
  ['/portal/trademarks?backUrl=%2Fportal', '/portal/trademarks?backUrl=%2Fportal'],
  ['/a/../portal', '/portal'],
])('%s leads to %s', (raw, to) => {
  expect(safeCallback(raw, base, '/else')).toBe(to)
})

test('another scheme, host or port is another site, and nothing is the fallback', () => {
  for (const raw of ['https://localhost:3000/portal', 'http://localhost/portal', 'http://127.0.0.1:3000/', '', null])
    expect(safeCallback(raw, base, '/else')).toBe('/else')
})
