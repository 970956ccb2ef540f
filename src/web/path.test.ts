import { expect, test } from 'vitest'
import { readCode } from '#tools/source-tree.ts'
import { addressIn, path, splitLanguage } from './path.ts'
import { routeTable } from './route-table.ts'

test('every page has a builder and a pattern of its own', () => {
  expect(Object.keys(path)).toEqual(routeTable.map((row) => row.name))
  expect(new Set(routeTable.map((row) => row.pattern)).size).toBe(routeTable.length)
})

test.each([
  [path.home(), '/'],
  [path.home({}, { language: 'en' }), '/'],
  [path.home({}, { language: 'sk' }), '/sk'],
  [path.home({}, { language: 'sk', query: { currency: 'CZK' } }), '/sk?currency=CZK'],
  [path.verificationSummary({ id: 'a b' }), '/verification-summary/a%20b'],
  [path.verificationSummary({ id: '1', second: '2' }), '/verification-summary/1/2'],
  [path.goodsAndServices({ id: '1' }, { language: 'cs' }), '/cs/registration-request/1/goods-and-services'],
  [
    path.productSuccess({ id: '1' }, { language: 'es', base: 'https://markwright.test' }),
    'https://markwright.test/es/product/1/success',
  ],
  [path.home({}, { base: 'https://markwright.test' }), 'https://markwright.test/'],
  [addressIn('en', '/'), '/'],
  [addressIn('sk', '/'), '/sk'],
  [addressIn('en', '/blog'), '/blog'],
  [addressIn('es', '/blog', 'https://markwright.test'), 'https://markwright.test/es/blog'],
  [
    path.verification({}, { query: { jurisdictions: ['SK', 'EU'], value: undefined } }),
    '/verification?jurisdictions=SK&jurisdictions=EU',
  ],
])('builds %s', (built, expected) => {
  expect(built).toBe(expected)
})

test.each([
  ['/sk/verification', 'sk', '/verification'],
  ['/sk', 'sk', '/'],
  ['/en/verification', 'en', '/en/verification'],
  ['/skating', 'en', '/skating'],
  ['/', 'en', '/'],
])('%s is in %s', (pathname, language, rest) => {
  expect(splitLanguage(pathname)).toEqual({ language, rest })
})

test('no address is put together beside its builders: only the router is told the prefix of a language', async () => {
  const told = (await readCode(['src'])).filter(
    ({ path: file, text }) => text.includes('prefixOf(') && !file.includes('.test.'),
  )
  expect(told.map(({ path: file }) => file)).toEqual(['src/web/mount.ts', 'src/web/path.ts'])
})
