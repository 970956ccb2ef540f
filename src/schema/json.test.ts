import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { jsonProblem, jsonShapes } from './json.ts'
import { tables } from './tables.ts'

const columns = tables.flatMap((table) => {
  const { name, columns: all } = getTableConfig(table)
  return all.filter((column) => column.getSQLType() === 'jsonb').map((column) => `${name}.${column.name}`)
})

describe('jsonb columns', () => {
  it.each(columns)('%s has a shape', (column) => {
    const [table = '', name = ''] = column.split('.')
    expect(jsonShapes[table]?.[name]).toBeDefined()
  })

  it('a shape belongs to a column that exists', () => {
    const shaped = Object.entries(jsonShapes).flatMap(([table, byColumn]) =>
      table === 'task' ? [] : Object.keys(byColumn).map((column) => `${table}.${column}`),
    )
    expect(shaped.toSorted()).toEqual(columns.toSorted())
  })

  it('says where a value does not fit', () => {
    expect(jsonProblem('trademark', 'goods_and_services', [{ class: 9, terms: ['software'] }])).toBeNull()
    expect(jsonProblem('trademark', 'goods_and_services', [{ class: 46, terms: ['software'] }])).toMatch(
      /^trademark\.goods_and_services\.0\.class/,
    )
    expect(jsonProblem('trademark', 'name', 7)).toBeNull()
  })
})
