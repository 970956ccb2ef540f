import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { path, prefixOf } from '#web/path.ts'
import { routeTable, type RouteRow } from '#web/route-table.ts'
import { privacyHeaders } from './page-privacy.ts'

const base = 'https://shop.privacy.test'
const closed = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
const expected = { public: {}, account: closed, link: closed }

const build = path as unknown as Record<string, (params: Record<string, string>) => string>
/** Its first letter written as its number, which is the same letter. */
const encoded = (address: string): string => `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`
/** A page's own address, its data's, and the address in other letters: one page, so one rule. */
const spellings = (address: string): string[] =>
  address === '/'
    ? ['/', '/_root.data']
    : [address, `${address}/`, `${address}.data`, `${address}/_.data`, address.toUpperCase(), encoded(address)]

describe.each(routeTable.filter(({ pattern }) => pattern !== '/*'))('$name', ({ name, privacy }) => {
  const params = { id: 'x', token: 'x', document: '1', place: 'SK' }
  test.each(languages)('is as private as its row says, in %s', (language) => {
    for (const spelling of spellings(build[name]?.(params) ?? ''))
      expect([spelling, privacyHeaders(base + prefixOf(language) + spelling, 200)]).toEqual([
        spelling,
        expected[privacy],
      ])
  })
})

test.each([
  '/nothing-is-here',
  '/office-action/x',
  '/use-in-commerce-request/x',
  '/verification/x',
  '/portal/x/y',
  '/_root/x',
  '/%',
])('an address that no row knows is a secret one: %s', (address) => {
  expect(privacyHeaders(base + address, 404)).toEqual(closed)
  expect(privacyHeaders(`${base}/sk${address}`, 404)).toEqual(closed)
})

test('what content/pages has is public', () => {
  expect(privacyHeaders(`${base}/sk/about-us`, 200)).toEqual({})
  expect(privacyHeaders(`${base}/sk/about-us`, 500)).toEqual(closed)
})

test.each([
  '/registration-request/x',
  '/application-draft/x',
  '/office-action/x',
  '/use-in-commerce-request/x',
  '/monitoring-result/x',
  '/verification-summary/x',
])('a page that is mailed is a secret one, built or not: %s', (address) => {
  expect(privacyHeaders(base + address, 404)).toEqual(closed)
})

test.each(['value', 'businessDescription'])('a public page that is asked with %s is kept nowhere', (name) => {
  expect(privacyHeaders(`${base}/verification?${name}=Vela`, 200)).toEqual(closed)
  expect(privacyHeaders(`${base}/trademark-search.data?${name}=Vela`, 200)).toEqual(closed)
})

test('a page whose row says nothing of privacy does not compile', () => {
  // @ts-expect-error -- privacy is missing
  const row: RouteRow = { name: 'x', pattern: '/x', file: 'x/page.tsx', frame: 'site' }
  expect(row).not.toHaveProperty('privacy')
})
