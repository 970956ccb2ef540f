import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { matters, matterTables, type Matter } from '#domain/account/matters.ts'
import { linkKinds } from '#domain/account/roles.ts'
import { tables } from '#schema/tables.ts'

const columnsOf = new Map(
  tables.map((table): [string, string[]] => [
    getTableName(table),
    Object.values(getTableColumns(table)).map((column: { name: string }) => column.name),
  ]),
)
const hubs = [...columnsOf].filter(
  ([name, columns]) =>
    !['document', 'document_folder', 'note'].includes(name) &&
    columns.some((one) => /^(note|document)_hub_id$/.test(one)),
)

describe('the nouns that have documents, notes or links', () => {
  test('are all there: a table with a hub that no noun leads to an owner from would be found by no erasure', () => {
    expect(hubs.length).toBeGreaterThan(8)
    expect(hubs.map(([name]) => name).filter((name) => !(name in matters))).toEqual([])
    expect(linkKinds.filter((kind) => !(kind in matters))).toEqual([])
  })

  test.each(matterTables)('%s leads to its owner over columns that there are', (name) => {
    const { ways, owner, documents }: Matter = matters[name]
    expect(columnsOf.get(name)).toEqual(expect.arrayContaining(documents ? ['document_hub_id'] : []))
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) {
      let at: string = name
      for (const { table, by } of way) {
        expect(columnsOf.get(at)).toContain(by)
        at = table
      }
      expect(columnsOf.get(at)).toContain(owner)
    }
  })
})
