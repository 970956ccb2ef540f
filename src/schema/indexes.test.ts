import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { relations } from './relations.ts'
import { tables } from './tables.ts'

const configs = tables.map((table) => getTableConfig(table))

/** Whether an index, a key or a unique column begins with the column. */
function isLed(table: (typeof configs)[number], column: string): boolean {
  const indexes = table.indexes
    .map(({ config }) => config.columns[0])
    .map((first) => first && 'name' in first && first.name)
  const keys = [...table.primaryKeys, ...table.uniqueConstraints].map((key) => key.columns[0]?.name)
  const single = table.columns.filter((known) => known.primary || known.isUnique).map((known) => known.name)
  return [...indexes, ...keys, ...single].includes(column)
}

const foreignKeys = configs.flatMap((table) =>
  table.foreignKeys.map((key) => ({ table, name: table.name, column: key.reference().columns[0]?.name ?? '' })),
)

it.each(foreignKeys.map(({ table, name, column }) => [`${name}.${column}`, table, column] as const))(
  'the foreign key %s has an index',
  (_name, table, column) => {
    expect(isLed(table, column)).toBe(true)
  },
)

const ends = relations.map(({ target, on }) => ({ name: target, column: on[0]?.[1] ?? '' }))
it.each(ends)('a relation finds $name.$column by an index', ({ name, column }) => {
  const table = configs.find((known) => known.name === name)
  expect(table && isLed(table, column)).toBe(true)
})
