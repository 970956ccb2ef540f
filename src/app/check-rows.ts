import { getTableConfig } from 'drizzle-orm/pg-core'
import { invalid } from '#platform/graphql/errors.ts'
import type { Written } from '#platform/graphql/model.ts'
import { classProblem, isClassColumn } from '#schema/columns.ts'
import { jsonProblem, jsonShapes } from '#schema/json.ts'
import { tables } from '#schema/tables.ts'
import { textProblem } from '#schema/texts.ts'

/** The columns of text, and of lists of texts, by table. */
const textColumns = new Map(
  tables
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [
      name,
      new Set(columns.filter((column) => column.getSQLType().startsWith('text')).map((column) => column.name)),
    ]),
)

/** The columns of a class of the Nice classification, and of lists of classes, by table. */
const classColumns = new Map(
  tables
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [
      name,
      new Set(
        columns
          .filter((column) => {
            const type = column.getSQLType()
            return type.startsWith('integer') && isClassColumn(column.name, type.endsWith('[]'))
          })
          .map((column) => column.name),
      ),
    ]),
)

const isChecked = (table: string, column: string): boolean =>
  jsonShapes[table]?.[column] !== undefined ||
  (textColumns.get(table)?.has(column) ?? false) ||
  (classColumns.get(table)?.has(column) ?? false)

/** Says in one line what is wrong with a value of a column that has a shape; null when it fits. */
function problemOf(table: string, column: string, value: unknown): string | null {
  if (textColumns.get(table)?.has(column)) return textProblem(table, column, value)
  if (classColumns.get(table)?.has(column)) return classProblem(table, column, value)
  return jsonProblem(table, column, value)
}

/**
 * Refuses a write of the data API whose jsonb columns no longer have their shape, or whose texts or classes are none that a call
 * would take. Looks at the rows as they are now, so that an `_append` or a `_delete_key` is held to it like a `_set`.
 * @throws ApiError validation-failed
 */
export async function checkRows({ action, table, keys, columns, run }: Written): Promise<void> {
  const shaped = columns.filter((column) => isChecked(table, column))
  if (action === 'delete' || shaped.length === 0) return
  const names = Object.keys(keys[0] ?? {})
  const values = shaped.map((column) => `'${column}', "${column}"`).join(', ')
  // The keys travel as text and take the types of their columns, so that the primary key's index is used.
  const [found] = await run(
    `select coalesce(jsonb_agg(jsonb_build_object(${values})), '[]')::text from "${table}"
      where (${names.map((name) => `"${name}"`).join(', ')}) in (
        select ${names.map((name) => `(r.row)."${name}"`).join(', ')}
          from (select jsonb_populate_record(null::"${table}", k) as row from jsonb_array_elements($1::jsonb) k) r)`,
    [JSON.stringify(keys)],
  )
  const rows = JSON.parse(found ?? '[]') as Record<string, unknown>[]
  for (const row of rows)
    for (const column of shaped) {
      const problem = problemOf(table, column, row[column])
      if (problem) throw invalid(problem)
    }
}
