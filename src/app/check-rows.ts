import { getTableConfig } from 'drizzle-orm/pg-core'
import { invalid } from '#platform/graphql/errors.ts'
import type { Written } from '#platform/graphql/model.ts'
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

/**
 * Refuses a write of the data API whose jsonb columns no longer have their shape, or whose texts are none that a call would
 * take. Looks at the rows as they are now, so that an `_append` or a `_delete_key` is held to it like a `_set`.
 * @throws ApiError validation-failed
 */
export async function checkRows({ action, table, keys, columns, run }: Written): Promise<void> {
  const shaped = columns.filter((column) => jsonShapes[table]?.[column] ?? textColumns.get(table)?.has(column))
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
      const problem = textColumns.get(table)?.has(column)
        ? textProblem(table, column, row[column])
        : jsonProblem(table, column, row[column])
      if (problem) throw invalid(problem)
    }
}
