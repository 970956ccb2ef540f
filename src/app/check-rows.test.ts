import { expect, test } from 'vitest'
import { dataModel } from './model.ts'
import { roles } from '#domain/account/roles.ts'
import { hostileTexts, onePassMs, processorMs } from '#tests/hostile/texts.ts'
import { classProblem, isClassColumn } from '#schema/columns.ts'
import { permissions } from '#schema/permissions.ts'
import { textProblem, textRule } from '#schema/texts.ts'

/** Every column of text that a role may write through the data API, but for administrators and the house's own work, which may write all there are. */
const writable = dataModel().tables.flatMap(({ name: table, columns }) =>
  columns
    .filter(
      ({ name, type }) =>
        type.startsWith('text') &&
        roles.some((role) => !['admin', 'service'].includes(role) && mayWrite(role, table, name)),
    )
    .map(({ name }) => [table, name] as const),
)

function mayWrite(role: (typeof roles)[number], table: string, column: string): boolean {
  const { insert, update } = permissions[role][table] ?? {}
  return [insert?.columns, update?.columns].some((named) => named === '*' || named?.includes(column))
}

test('every column of text that anybody may write has a rule', () => {
  expect(writable.filter(([table, column]) => !textRule(table, column)).map((at) => at.join('.'))).toEqual([])
  expect(writable.length).toBeGreaterThan(100)
})

test.each([
  ['control characters', 'a\u0000b'],
  ['half a pair', 'a\ud800'],
  ['a hundred thousand characters', 'x'.repeat(100_000)],
])('none of them takes %s, alone or in a list', (_what, text) => {
  const taken = writable.filter(
    ([table, column]) =>
      textProblem(table, column, text) === null || textProblem(table, column, ['fine.test', text]) === null,
  )
  expect(taken).toEqual([])
})

test.each(['javascript:alert(1)', 'JavaScript:alert.call(1)', 'data:text/html,a.b', 'vbscript:a.b', 'two words.test'])(
  'no address of the web is %s',
  (address) => {
    const addresses = writable.filter(([table, column]) => textRule(table, column)?.kind === 'web')
    expect(addresses.length).toBeGreaterThan(8)
    expect(addresses.filter(([table, column]) => textProblem(table, column, address) === null)).toEqual([])
  },
)

test.each([
  'https://velmora.test/a?b=c',
  'velmora.test',
  'HTTP://velmora.test:8080/',
  'velmora.test:8080/x',
  'žofia.test',
])('an address of the web is %s', (address) => {
  expect(textProblem('brand', 'websites', [address])).toBeNull()
})

test('a megabyte in any of them is refused in one pass', () => {
  const slow = writable.flatMap(([table, column]) =>
    Object.entries(hostileTexts)
      .filter(([, text]) => processorMs(() => textProblem(table, column, text), onePassMs) > onePassMs)
      .map(([name]) => `${table}.${column}: ${name}`),
  )
  expect(slow).toEqual([])
})

const classColumns = dataModel().tables.flatMap(({ name: table, columns }) =>
  columns
    .filter(({ name, type }) => type.startsWith('int') && isClassColumn(name, type.endsWith('[]')))
    .map(({ name }) => [table, name] as const),
)

test('none that holds classes takes a number that is none, alone or in a list', () => {
  expect(classColumns.length).toBeGreaterThan(8)
  for (const [table, column] of classColumns) {
    expect([column, classProblem(table, column, [9, 45, 1])]).toEqual([column, null])
    for (const wrong of [0, 46, 99, [9, 99], [0]]) expect(classProblem(table, column, wrong)).toContain(column)
  }
})
