import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { found } from '#kernel/errors.ts'
import { readDeclared } from '#tools/check-schema.ts'
import type { Facts } from './facts.ts'
import { nouns, tablesByName } from './nouns.ts'

/** What the files of the folder export, by file and name. */
const exported = Object.entries(await readDeclared())

test('every table that a file exports has its facts, and no facts are of two', () => {
  const declared = exported.flatMap(([, value]) => (is(value, PgTable) ? [getTableConfig(value).name] : []))
  expect([...tablesByName.keys()].toSorted()).toEqual(declared.toSorted())
  // A noun that the list forgets, or a table that two nouns claim, would be missing here without a word.
  const stated = exported
    .filter(([name]) => name.endsWith('.facts.ts facts'))
    .flatMap(([, facts]) => Object.keys(facts as Facts))
  expect(stated.toSorted()).toEqual(Object.keys(nouns).toSorted())
})

test('facts stand under the name of their table, and a machine has it too', () => {
  for (const [name, { table, machine }] of tablesByName)
    expect([name, machine?.name ?? name]).toEqual([getTableConfig(table).name, name])
})

test('what a table says of its columns is about columns that it has', () => {
  for (const [name, { table, hidden = [], texts = {}, ownedBy }] of tablesByName) {
    const columns = getTableConfig(table).columns.map((column) => column.name)
    const said = [...hidden, ...Object.keys(texts), ...(ownedBy === undefined ? [] : [`${ownedBy}_id`])]
    expect([name, said.filter((column) => !columns.includes(column))]).toEqual([name, []])
  }
})

test('what is erased and what is secret are columns', () => {
  for (const [name, { table, held }] of tablesByName) {
    if (held === 'nobody') continue
    const columns = getTableConfig(table).columns.map((column) => column.name)
    const said = [...(held.secret ?? []), ...(typeof held.erase === 'string' ? [] : Object.keys(held.erase))]
    expect([name, said.filter((column) => !columns.includes(column))]).toEqual([name, []])
    if (held.after !== undefined) found(tablesByName.get(held.after))
  }
})
