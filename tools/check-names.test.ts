import { expect, it } from 'vitest'
import { checkNames } from './check-names.ts'
import rules from './glossary.json' with { type: 'json' }

function problemsOf(...paths: string[]): string[] {
  return checkNames(paths, [], rules).problems
}

it.each(['utils', 'helpers', 'common', 'misc'])('refuses the empty name %s for files and folders', (name) => {
  expect(problemsOf(`src/kernel/${name}.ts`)).toEqual([
    `src/kernel/${name}.ts: ${name} says nothing; name what it does`,
  ])
  expect(problemsOf(`src/features/billing/${name}/pay.ts`)).toEqual([
    `src/features/billing/${name}: ${name} says nothing; name what it does`,
  ])
})

it('lets a locale namespace be called common', () => {
  expect(problemsOf('public/locales/sk/common.json', 'public/locales/pt-BR/order.json')).toEqual([])
})

it.each(['src/ui/TextField.tsx', 'src/ui/text_field.tsx', 'src/ui/textField.ts', 'src/web/Portal/page.tsx'])(
  'wants kebab-case: %s',
  (path) => {
    expect(problemsOf(path)).toHaveLength(1)
  },
)

it('lets what frameworks name pass', () => {
  expect(
    problemsOf(
      'src/web/portal/trademarks/$id/page.tsx',
      'src/web/entry.client.tsx',
      'src/web/portal/load.server.test.ts',
      'db/migrations/0000_brave_mark.sql',
      'db/migrations/meta/_journal.json',
      'docs/README.md',
      'docs/decisions/0001-one-process.md',
    ),
  ).toEqual([])
})

it('takes the names of nouns from the glossary', () => {
  expect(problemsOf('src/domain/trade-mark/fee.ts')).toEqual(['src/domain/trade-mark: no noun of tools/glossary.json'])
  expect(problemsOf('src/features/loose.ts')).toHaveLength(1)
  expect(problemsOf('src/schema/weather.ts')).toHaveLength(1)
  expect(problemsOf('src/contract/calls.ts', 'src/schema/trademark.ts', 'src/domain/office-action/term.ts')).toEqual([])
})

it('wants named exports outside of framework entry points', () => {
  const text = 'export const a = 1\nexport default a'
  const files = ['src/features/billing/pay.ts', 'src/web/site/home/page.tsx', 'vitest.config.ts']
  const found = checkNames(
    [],
    files.map((path) => ({ path, text })),
    rules,
  ).problems
  expect(found).toEqual(['src/features/billing/pay.ts:2: default export; name it'])
})
