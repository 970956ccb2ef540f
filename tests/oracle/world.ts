import type pg from 'pg'
import { createCatalog, type Catalog } from '#platform/graphql/catalog.ts'
import { quoted, tableName } from '#platform/graphql/compile/sql-builder.ts'
import type { Column, Model, Relation, Session } from '#platform/graphql/model.ts'
import { pgType } from '#platform/graphql/pg-types.ts'

/** A stored value: as the API answers it, as a filter writes it, and its place in the order of its column. */
export interface Cell {
  answer: unknown
  literal: unknown
  rank: number
}

export type Row = ReadonlyMap<string, Cell | null>

/** All rows of a model's tables in memory, as one role sees them. */
export interface World {
  catalog: Catalog
  session: Session
  rows(table: string): readonly Row[]
  related(relation: Relation, row: Row): readonly Row[]
  /** Order of a literal that a generator took from the column. */
  rank(table: string, column: string, literal: unknown): number | undefined
}

/**
 * Reads every row of the model's tables. Order and equality are taken over from PostgreSQL as ranks, so the oracle needs
 * to know no type and no collation.
 */
export async function loadWorld(client: pg.Client, model: Model, session: Session): Promise<World> {
  const catalog = createCatalog(model)
  const tables = new Map<string, Row[]>()
  const ranks = new Map<string, number>()
  await client.query(`set time zone 'UTC'`)
  for (const table of model.tables) {
    const columns = [...table.columns, ...(table.hidden ?? [])]
    const parts = columns.flatMap(({ name, type }, index) => [
      `t.${quoted(name)} as a${index}`,
      `t.${quoted(name)}::text as l${index}`,
      `${pgType(type).cast === 'json' ? '0' : `dense_rank() over (order by t.${quoted(name)})`} as r${index}`,
    ])
    const { rows } = await client.query<{ j: string }>(
      `select row_to_json(x)::text as j from (select ${parts.join(', ')} from ${tableName(table)} t) x`,
    )
    tables.set(
      table.name,
      rows.map(({ j }) => {
        const read = JSON.parse(j) as Record<string, unknown>
        return new Map(
          columns.map((column, index) => {
            const answer = read[`a${index}`]
            if (answer === null) return [column.name, null]
            const cell = {
              answer,
              literal: literalOf(column, answer, String(read[`l${index}`])),
              rank: Number(read[`r${index}`]),
            }
            ranks.set(`${table.name}.${column.name}.${JSON.stringify(cell.literal)}`, cell.rank)
            return [column.name, cell]
          }),
        )
      }),
    )
  }
  const indexes = new Map<Relation, Map<string, Row[]>>()
  return {
    catalog,
    session,
    rows: (table) => tables.get(table) ?? [],
    related(relation, row) {
      let index = indexes.get(relation)
      if (!index) {
        index = new Map()
        for (const child of tables.get(relation.target) ?? []) {
          const key = keyOf(
            child,
            relation.on.map(([, remote]) => remote),
          )
          if (key !== undefined) index.set(key, [...(index.get(key) ?? []), child])
        }
        indexes.set(relation, index)
      }
      const key = keyOf(
        row,
        relation.on.map(([local]) => local),
      )
      return key === undefined ? [] : (index.get(key) ?? [])
    },
    rank: (table, column, literal) => ranks.get(`${table}.${column}.${JSON.stringify(literal)}`),
  }
}

// Numbers beyond a double and times go as text; PostgreSQL reads them back.
function literalOf(column: Column, answer: unknown, text: string): unknown {
  const { scalar, json, array } = pgType(column.type)
  return json || array || ['Int', 'Boolean', 'String'].includes(scalar) ? answer : text
}

// A null joins with nothing.
function keyOf(row: Row, columns: readonly string[]): string | undefined {
  const cells = columns.map((column) => row.get(column))
  return cells.some((cell) => !cell) ? undefined : JSON.stringify(cells.map((cell) => cell?.literal))
}
