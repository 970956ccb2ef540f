import { randomUUID } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { vocabularies } from '#schema/columns.ts'
import { tablesByName } from '#schema/nouns.ts'
import type { TableFacts } from '#schema/facts.ts'
import type { RowPredicate } from '#schema/permissions/permission.ts'

/** Of whom a row is, and the rows that it may hang on, by their tables. */
export interface Surroundings {
  userId: string
  staffId: string
  mark: string
  made: Readonly<Record<string, string>>
}

/** The tables that a client reads and a visitor does not, parents before children. */
export const clientsTables: readonly string[] = (() => {
  const ordered = new Set<string>()
  const place = (name: string, way: readonly string[]) => {
    const facts = tablesByName.get(name)
    if (!facts || ordered.has(name) || way.includes(name)) return
    for (const { foreignTable } of foreignKeys(facts)) place(getTableName(foreignTable), [...way, name])
    if (facts.customer?.select && !facts.open) ordered.add(name)
  }
  for (const name of tablesByName.keys()) place(name, [])
  return [...ordered]
})()

function foreignKeys({ table }: TableFacts) {
  return getTableConfig(table).foreignKeys.map((key) => key.reference())
}

/**
 * A row of a table with what has to stand in it, so that the client reads it: keys of the rows around it, a status that is
 * shown, words of the vocabularies. What a check of the table wants beyond that is for whoever makes the row to say.
 */
export function derivedRow(facts: TableFacts, around: Surroundings): Record<string, unknown> {
  const { columns, name: table } = getTableConfig(facts.table)
  const filter = facts.customer?.select?.filter ?? {}
  const row: Record<string, unknown> = {}
  for (const column of columns) {
    const target = foreignKeys(facts).find(({ columns: [local] }) => local?.name === column.name)?.foreignTable
    // The client reads the row by its owner or by a parent that the filter leads to.
    const leads = column.name === 'user_id' || column.name.replace(/_id$/, '') in filter
    if (column.name === 'id' && column.getSQLType() === 'uuid') row['id'] = randomUUID()
    else if (column.name === 'status' && facts.machine) row['status'] = shownStatus(facts.machine.states, filter)
    else if (target !== undefined && (column.notNull || leads))
      row[column.name] = keyOf(getTableName(target), column.name, table, around)
    else if (column.notNull && !column.hasDefault && column.generatedIdentity === undefined)
      row[column.name] = valueOf(column, facts, around)
  }
  return row
}

function keyOf(
  target: string,
  column: string,
  table: string,
  { userId, staffId, made }: Surroundings,
): string | undefined {
  if (target !== 'user') return made[target]
  return column === 'user_id' && !table.endsWith('_tracking') ? userId : staffId
}

/** The first status that the filter lets a client see. */
function shownStatus(states: readonly string[], { status }: RowPredicate): string | undefined {
  const { _eq, _neq, _in, _nin } = (status ?? {}) as { _eq?: string; _neq?: string; _in?: string[]; _nin?: string[] }
  return states.find(
    (state) =>
      (_eq === undefined || state === _eq) &&
      state !== _neq &&
      (_in === undefined || _in.includes(state)) &&
      !_nin?.includes(state),
  )
}

function valueOf(column: PgColumn, facts: TableFacts, { mark }: Surroundings): unknown {
  // The words of a check are known once the configuration of its table was asked for.
  const words = [...vocabularies.values()].find(
    ({ column: { name, table } }) => name === column.name && getTableName(table) === getTableName(facts.table),
  )?.words
  if (words) return words[0]
  const type = column.getSQLType().replace(/\(.*/, '')
  if (type.endsWith('[]')) return []
  if (type === 'jsonb') return facts.json?.[column.name]?.safeParse([]).success ? '[]' : '{}'
  if (type === 'uuid') return randomUUID()
  if (type === 'boolean') return false
  if (type === 'date') return '2026-06-10'
  if (type.startsWith('timestamp')) return '2026-06-10T10:00:00Z'
  return type === 'text' ? `${mark} ${column.name}` : 1
}
