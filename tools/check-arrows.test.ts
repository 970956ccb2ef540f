import { expect, it } from 'vitest'
import rules from './arrows.json' with { type: 'json' }
import { checkArrows } from './check-arrows.ts'

/** Problems of a project made of these files only. */
function problemsOf(files: Record<string, string>): string[] {
  return checkArrows(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    rules,
  ).problems
}

it.each([
  ['static', "import { a } from '#platform/db/pool.ts'"],
  ['re-exported', "export * from '#platform/db/pool.ts'"],
  ['dynamic', "const a = await import('#platform/db/pool.ts')"],
  ['dynamic with a template', 'const a = await import(`#platform/db/pool.ts`)'],
  ['type', "import type { A } from '#platform/db/pool.ts'"],
  ['inline type', "type A = import('#platform/db/pool.ts').A"],
  ['relative', "import { a } from '../../platform/db/pool.ts'"],
  ['without extension', "import { a } from '#platform/db/pool'"],
])('sees a wrong arrow in a %s import', (_, text) => {
  const found = problemsOf({ 'src/domain/brand/name.ts': `\n${text}`, 'src/platform/db/pool.ts': 'export const a = 1' })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^src\/domain\/brand\/name\.ts:2: domain must not import platform/)
})

it('lets the arrows of the architecture pass', () => {
  expect(
    problemsOf({
      'src/kernel/money.ts': 'export const a = 1',
      'src/domain/billing/total.ts': "import { a } from '#kernel/money.ts'\nexport const b = a",
      'src/domain/trademark/fee.ts': "import { b } from '#domain/billing/total.ts'\nexport const c = b",
      'src/features/billing/index.ts': "import { b } from '#domain/billing/total.ts'\nexport type B = typeof b",
      'src/features/trademark/index.ts': "import type { B } from '#features/billing/index.ts'\nexport type C = B",
      'src/web/portal/trademarks/load.server.ts':
        "import type { C } from '#features/trademark/index.ts'\nexport type D = C",
      'src/app/main.ts': "import { c } from '#domain/trademark/fee.ts'\nimport '#features/trademark/index.ts'\nc",
    }),
  ).toEqual([])
})

it('keeps ranks: a folder imports lower ones only', () => {
  const found = problemsOf({
    'src/domain/billing/total.ts': "import '#domain/trademark/fee.ts'",
    'src/domain/brand/name.ts': "import '#domain/billing/vat.ts'",
    'src/domain/billing/vat.ts': '',
    'src/domain/trademark/fee.ts': '',
  })
  expect(found).toEqual([
    'src/domain/billing/total.ts:1: domain/billing (rank 3) must not import domain/trademark (rank 5)',
    'src/domain/brand/name.ts:1: domain/brand (rank 3) must not import domain/billing (rank 3)',
  ])
})

it('keeps site and portal apart, and the pieces of the staff area below its screens', () => {
  const found = problemsOf({
    'src/web/portal/home/page.tsx': "import '#web/site/places.ts'",
    'src/web/site/places.ts': '',
    'src/admin/kit/cells.tsx': "import '../shell/page.tsx'",
    'src/admin/shell/page.tsx': "import '../kit/cells.tsx'",
  })
  expect(found.slice(0, 2)).toEqual([
    'src/web/portal/home/page.tsx:1: web/portal (rank 4) must not import web/site (rank 4)',
    'src/admin/kit/cells.tsx:1: admin/kit (rank 1) must not import admin/shell (rank 5)',
  ])
})

it('knows no folder without a rank', () => {
  expect(
    problemsOf({ 'src/domain/weather/rain.ts': "import '#domain/billing/vat.ts'", 'src/domain/billing/vat.ts': '' }),
  ).toEqual(['src/domain/weather/rain.ts:1: domain/weather has no rank'])
})

it('enters features by their index only', () => {
  const found = problemsOf({
    'src/features/trademark/create.ts': "import { a } from '#features/billing/store.ts'",
    'src/features/billing/store.ts': 'export const a = 1',
  })
  expect(found).toEqual([
    'src/features/trademark/create.ts:1: enter features/billing by its index.ts, not by src/features/billing/store.ts',
  ])
})

it('gives the web types of features in server files, and nothing at run time', () => {
  const features = { 'src/features/billing/index.ts': 'export const a = 1' }
  expect(
    problemsOf({ ...features, 'src/web/a/load.server.ts': "import { a } from '#features/billing/index.ts'" }),
  ).toHaveLength(1)
  expect(
    problemsOf({ ...features, 'src/web/a/page.tsx': "import type { a } from '#features/billing/index.ts'" }),
  ).toHaveLength(1)
})

it('finds circles, also through types', () => {
  const found = problemsOf({
    'src/kernel/a.ts': "import { b } from './b.ts'",
    'src/kernel/b.ts': "export { c } from './c.ts'",
    'src/kernel/c.ts': "import type { A } from './a.ts'",
    'src/kernel/d.ts': "import { a } from './a.ts'",
  })
  expect(found).toEqual(['circle: src/kernel/a.ts → src/kernel/b.ts → src/kernel/c.ts → src/kernel/a.ts'])
})

it('keeps server packages out of the browser rooms and pages out of the server rooms', () => {
  expect(problemsOf({ 'src/ui/button.tsx': "import { readFile } from 'node:fs/promises'" })).toHaveLength(1)
  expect(problemsOf({ 'src/web/a/load.server.ts': "import 'node:fs'" })).toEqual([])
  expect(problemsOf({ 'src/domain/brand/name.ts': "import 'drizzle-orm/pg-core'" })).toHaveLength(1)
  expect(problemsOf({ 'src/features/billing/store.ts': "import { useState } from 'react'" })).toHaveLength(1)
})

it('refuses imports that only running would tell', () => {
  expect(problemsOf({ 'src/features/billing/pay.ts': 'const a = await import(process.argv[2])' })).toEqual([
    'src/features/billing/pay.ts:1: imports what it computes; name the module',
  ])
})
