import { conflictKeys } from '../catalog.ts'
import { invalid } from '../errors.ts'
import { pgType } from '../pg-types.ts'
import { noColumn } from '../schema/inputs.ts'
import { columnOf, tableScope, whereClause, type Context } from './context.ts'
import { constant, leaf } from './predicate-value.ts'
import { columnNames } from './rows.ts'
import { quoted, tableName } from './sql-builder.ts'
import type { ObjectValue, Value } from './values.ts'
import { mutationFilter, roleFilter, writeFilter } from './where.ts'
import type { Write } from './written.ts'

/** Columns of one row with their values. */
export type RowValues = ReadonlyMap<string, Value>

/**
 * `insert into x (…) values (…), (…) on conflict …`. A column that one of the rows does not give takes its default there,
 * not null; one whose default the application makes takes a fresh one. The role's presets are part of every row.
 */
export function insertWrite(
  context: Context,
  table: string,
  rows: readonly RowValues[],
  conflict: ObjectValue | undefined,
): Write {
  const scope = tableScope(table, context.builder.alias())
  const permission = context.catalog.permission(context.role, table)
  const presets = Object.entries(permission?.insert?.set ?? {}).map(([name, value]) => [name, leaf(value)] as const)
  const made = context.catalog.table(table).columns.filter(({ make }) => make !== undefined)
  const complete = rows.map((row): RowValues => {
    const fresh = made.filter(({ name }) => !row.has(name)).map(({ name, make }) => [name, constant(make?.())] as const)
    return new Map<string, Value>([...fresh, ...row, ...presets])
  })
  const columns = [...new Set(complete.flatMap((row) => [...row.keys()]))]
  const tuples = complete.map(
    (row) => `(${columns.map((name) => cell(context, table, name, row.get(name))).join(', ')})`,
  )
  const values =
    columns.length > 0
      ? `(${columns.map(quoted).join(', ')}) values ${tuples.join(', ')}`
      : emptyRows(context, table, rows.length)
  const target = `insert into ${tableName(context.catalog.table(table))} as ${scope.alias} ${values}`
  const update = conflict ? conflictUpdate(context, table, scope.alias, conflict) : undefined
  return {
    action: 'insert',
    table,
    alias: scope.alias,
    columns,
    sql: target + (update?.sql ?? ''),
    check: permission?.insert?.check ?? {},
    ...(update?.updates ? { updateCheck: permission?.update?.check ?? permission?.update?.filter ?? {} } : {}),
  }
}

// `default values` makes one row only; naming a column with `default` makes as many as are wanted.
function emptyRows(context: Context, table: string, count: number): string {
  const [first] = context.catalog.table(table).columns
  if (!first || count === 1) return 'default values'
  return `(${quoted(first.name)}) values ${Array.from({ length: count }, () => '(default)').join(', ')}`
}

function cell(context: Context, table: string, name: string, value: Value | undefined): string {
  return value === undefined ? 'default' : valueSql(context, table, name, value)
}

/** A column's value as a parameter of the column's type. */
export function valueSql(context: Context, table: string, name: string, value: Value): string {
  if (value.kind === 'null') return 'null'
  if (value.kind !== 'leaf') throw invalid(`unexpected value for '${name}'`)
  const { cast, json, array } = pgType(columnOf(context, table, name).type)
  return context.builder.bind(value.bind, cast, json ? 'json' : array ? 'array' : 'plain')
}

function conflictUpdate(
  context: Context,
  table: string,
  alias: string,
  conflict: ObjectValue,
): { sql: string; updates: boolean } {
  const { fields } = conflict
  const constraint = fields.get('constraint')
  const named = constraint?.kind === 'leaf' ? String(constraint.value) : ''
  const key = conflictKeys(context.catalog.table(table)).find(({ name }) => name === named)
  if (!key) throw invalid(`unexpected value for enum: '${table}_constraint'`)
  const on = ` on conflict (${key.columns.map(quoted).join(', ')})`
  const update = context.catalog.permission(context.role, table)?.update
  const columns = columnNames(fields.get('update_columns')).filter((name) => name !== noColumn)
  if (columns.length === 0 || !update) return { sql: `${on} do nothing`, updates: false }
  const presets = Object.entries(update.set ?? {}).map(
    ([name, value]) => `${quoted(name)} = ${valueSql(context, table, name, leaf(value))}`,
  )
  const sets = [...columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`), ...presets]
  const scope = tableScope(table, alias)
  const readable = context.catalog.readable(context.role, table).length > 0
  const conditions = [
    readable ? roleFilter(context, scope) : '',
    writeFilter(context, scope, update.filter),
    mutationFilter(context, scope, fields.get('where')),
  ]
  return { sql: `${on} do update set ${sets.join(', ')}${whereClause(conditions)}`, updates: true }
}
