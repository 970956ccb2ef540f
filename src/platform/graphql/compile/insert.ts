import { conflictKeys } from '../catalog.ts'
import { invalid } from '../errors.ts'
import { pgType } from '../pg-types.ts'
import { noColumn } from '../schema/inputs.ts'
import { columnOf, tableScope, whereClause, type Context, type Scope } from './context.ts'
import type { Compiled } from './operation.ts'
import { constant, leaf } from './predicate-value.ts'
import { columnNames } from './rows.ts'
import { quoted, tableName } from './sql-builder.ts'
import type { ObjectValue, Value } from './values.ts'
import { mutationFilter, roleFilter, writeFilter } from './where.ts'
import type { Write } from './written.ts'

/** Columns of one row with their values. */
export type RowValues = ReadonlyMap<string, Value>

/**
 * `insert into x (…) values (…), (…)`, with `on conflict do nothing` where a conflict is named. A column that one of the rows
 * does not give takes its default there, not null; one whose default the application makes takes a fresh one. The role's
 * presets are part of every row.
 */
export function insertWrite(
  context: Context,
  table: string,
  rows: readonly RowValues[],
  conflict: ObjectValue | undefined,
): Write {
  const scope = tableScope(table, context.builder.alias())
  const complete = rows.map((row) => completeRow(context, table, row))
  const columns = [...new Set(complete.flatMap((row) => [...row.keys()]))]
  const tuples = complete.map(
    (row) => `(${columns.map((name) => cell(context, table, name, row.get(name))).join(', ')})`,
  )
  const values =
    columns.length > 0
      ? `(${columns.map(quoted).join(', ')}) values ${tuples.join(', ')}`
      : emptyRows(context, table, rows.length)
  const key = conflict && conflictKey(context, table, conflict)
  const nothing = key ? ` on conflict (${key.map(quoted).join(', ')}) do nothing` : ''
  return {
    action: 'insert',
    table,
    alias: scope.alias,
    columns,
    sql: `insert into ${tableName(context.catalog.table(table))} as ${scope.alias} ${values}${nothing}`,
    check: context.catalog.permission(context.role, table)?.insert?.check ?? {},
  }
}

/** A row with what the application and the role put into it. */
function completeRow(context: Context, table: string, row: RowValues): RowValues {
  const presets = Object.entries(context.catalog.permission(context.role, table)?.insert?.set ?? {})
  const made = context.catalog.table(table).columns.filter(({ name, make }) => make !== undefined && !row.has(name))
  return new Map<string, Value>([
    ...made.map(({ name, make }) => [name, constant(make?.())] as const),
    ...row,
    ...presets.map(([name, value]) => [name, leaf(value)] as const),
  ])
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

function conflictKey(context: Context, table: string, { fields }: ObjectValue): readonly string[] {
  const constraint = fields.get('constraint')
  const named = constraint?.kind === 'leaf' ? String(constraint.value) : ''
  const key = conflictKeys(context.catalog.table(table)).find(({ name }) => name === named)
  if (!key) throw invalid(`unexpected value for enum: '${table}_constraint'`)
  return key.columns
}

/** The columns that a conflict changes in the row that stands in the way; none, when it leaves the row as it is. */
export function conflictColumns(context: Context, table: string, conflict: ObjectValue | undefined): string[] {
  if (!conflict || !context.catalog.permission(context.role, table)?.update) return []
  return columnNames(conflict.fields.get('update_columns')).filter((name) => name !== noColumn)
}

/** `update x set …` of the row that stands in the way of another, with that one's values. */
export function conflictWrite(context: Context, table: string, row: RowValues, conflict: ObjectValue): Write {
  const scope = tableScope(table, context.builder.alias())
  const permission = context.catalog.permission(context.role, table)?.update
  const complete = completeRow(context, table, row)
  const columns = conflictColumns(context, table, conflict)
  const presets = Object.entries(permission?.set ?? {}).map(
    ([name, value]) => `${quoted(name)} = ${valueSql(context, table, name, leaf(value))}`,
  )
  const sets = [
    ...columns.map((name) => `${quoted(name)} = ${cell(context, table, name, complete.get(name))}`),
    ...presets,
  ]
  const readable = context.catalog.readable(context.role, table).length > 0
  const conditions = [
    inTheWay(context, scope, complete, conflict),
    readable ? roleFilter(context, scope) : '',
    writeFilter(context, scope, permission?.filter ?? {}),
    mutationFilter(context, scope, conflict.fields.get('where')),
  ]
  return {
    action: 'update',
    table,
    alias: scope.alias,
    columns,
    sql: `update ${tableName(context.catalog.table(table))} ${scope.alias} set ${sets.join(', ')}${whereClause(conditions)}`,
    check: permission?.check ?? permission?.filter ?? {},
  }
}

/** Whether a row still stands in the way of another, as a text. */
export function standsInTheWay(context: Context, table: string, row: RowValues, conflict: ObjectValue): Compiled {
  const scope = tableScope(table, context.builder.alias())
  const where = whereClause([inTheWay(context, scope, completeRow(context, table, row), conflict)])
  const sql = `select exists (select from ${tableName(context.catalog.table(table))} ${scope.alias}${where})::text`
  return { sql, parameters: context.builder.parameters }
}

// A key that the database itself fills is in nobody's way that could be named.
function inTheWay(context: Context, scope: Scope, row: RowValues, conflict: ObjectValue): string {
  const tests = conflictKey(context, scope.table, conflict).map((name) => {
    const value = row.get(name)
    return value === undefined ? 'false' : `${scope.column(name)} = ${valueSql(context, scope.table, name, value)}`
  })
  return tests.join(' and ')
}
