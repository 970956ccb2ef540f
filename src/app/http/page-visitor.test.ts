import { expect, test } from 'vitest'
import { storefronts, storefrontOf } from '#domain/account/storefront.ts'
import { themeIn } from '#web/theme.ts'
import { visitorOf } from './page-visitor.ts'

const context = { config: { baseUrl: 'http://site.test' } } as Parameters<typeof visitorOf>[0]
const visitor = (cookie: string, headers: Record<string, string> = {}) =>
  visitorOf(context, new Request('http://site.test/', { headers: { ...(cookie ? { cookie } : {}), ...headers } }))

test.each([
  ';theme=; theme=dark',
  'theme=light;theme=dark',
  'theme=%64ark',
  'theme=dark-and-more',
  'currency=EURO; country=Slovakia',
  'constructor=x',
])('with the cookies %j a page is made as its key says', (cookie) => {
  const seen = visitor(cookie)
  if (seen === null) return
  const made = seen.headers().get('cookie') ?? ''
  const [, ...chosen] = seen.key.split(' ')
  expect(made).toBe(chosen.join('; '))
  const theme = /theme=(\w+)/.exec(seen.key)?.[1]
  expect(themeIn(made)).toBe(theme)
})

test('what is no choice of ours makes no page of its own', () => {
  for (const cookie of [
    '',
    'theme=pink',
    'currency=XXXX',
    'country=nowhere',
    'origin=SK',
    'destination=XX',
    ';theme=; theme=dark',
  ])
    expect(visitor(cookie)).toMatchObject({ key: 'global' })
  // An answer about others is read by a script of the page, which is the same for everybody.
  expect(visitor('consent=yes.analytics; theme=dark')?.headers().get('cookie')).toBe('theme=dark')
  // So is a value in an experiment: no page that is kept shows one.
  expect(visitor('experiments=%7B%22summary-price%22%3A1%7D; theme=dark')?.key).toBe('global theme=dark')
  expect(visitor(`experiments=${'x'.repeat(9000)}`)?.key).toBe('global')
  expect(visitor('origin=gb; destination=jp; country=sk')).toMatchObject({
    key: 'global country=SK origin=UK destination=JP',
  })
  expect(visitor('country=uk; currency=gbp; theme=dark')).toMatchObject({
    key: 'global theme=dark currency=GBP country=GB',
  })
})

test.each(['markwright.session=x', 'other=1', 'constructor=x', 'theme=dark; __proto__=x'])(
  'whoever has the cookie %j is somebody',
  (cookie) => {
    expect(visitor(cookie)).toBeNull()
  },
)

test('whoever shows a token is somebody', () => {
  expect(visitor('', { authorization: 'Bearer x' })).toBeNull()
})

test.each(Object.entries(storefronts))('the storefront %s is made as that one', (name, { ending }) => {
  const seen = visitor('', { host: `brand.${ending ?? 'com'}:8080`, 'x-forwarded-host': 'evil.test', accept: 'x' })
  expect(seen?.key).toBe(name)
  expect([...(seen?.headers().keys() ?? [])]).toEqual(['host'])
  expect(storefrontOf(seen?.headers().get('host') ?? '')).toBe(name)
})
