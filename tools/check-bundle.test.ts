import { expect, it } from 'vitest'
import { checkBundle, checkFirstLoad } from './check-bundle.ts'

const sources = [
  {
    path: 'src/platform/db/lock.ts',
    text: "export const sql = 'select pg_advisory_lock($1, $2)'\nexport const both = 'Sign in to see your trademarks'",
  },
  {
    path: 'src/features/billing/pay.ts',
    text: 'export const pay = (id: string) => `update invoice set paid_at = now() where id = ${id}`',
  },
  { path: 'src/web/portal/page.tsx', text: "export const title = 'Sign in to see your trademarks'" },
]

function problemsOf(text: string): string[] {
  return checkBundle([{ path: 'build/client/assets/a.js', text }], sources).problems
}

it('recognises server code by its texts, minified as it may be', () => {
  expect(problemsOf('const a=`select pg_advisory_lock($1, $2)`;export{a}')).toEqual([
    'build/client/assets/a.js: code of src/platform/db/lock.ts',
  ])
  expect(problemsOf('const b=e=>`update invoice set paid_at = now() where id = ${e}`;export{b}')).toEqual([
    'build/client/assets/a.js: code of src/features/billing/pay.ts',
  ])
})

it.each(['import"node:fs";', 'const a=require("node:crypto")', 'const a="src/platform/db/pool.ts"', 'a.DATABASE_URL'])(
  'refuses %s',
  (text) => {
    expect(problemsOf(text)).toHaveLength(1)
  },
)

it('lets texts pass that pages have too', () => {
  expect(problemsOf('const a="Sign in to see your trademarks"')).toEqual([])
})

it('adds up what a page loads before its first screen', () => {
  const html =
    '<script src="/admin/assets/a.js"></script><link rel="modulepreload" href="/admin/assets/b.js"><link href="/admin/assets/a.css">'
  const sizeOf = (address: string) => (address.endsWith('a.js') ? 60 : 50)
  expect(checkFirstLoad(html, sizeOf, 110)).toEqual([])
  expect(checkFirstLoad(html, sizeOf, 109)).toEqual([
    'build/admin/index.html: 110 bytes of script before the first screen, 109 at most: load what few screens need with them',
  ])
})
