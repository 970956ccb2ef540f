import { invalid, placed } from '../errors.ts'
import { pgType } from '../pg-types.ts'
import { columnOf, tableScope, whereClause, type Context, type Scope } from './context.ts'
import { valueSql } from './insert.ts'
import { leaf } from './predicate-value.ts'
import { tableName, quoted } from './sql-builder.ts'
import type { LeafValue, ObjectValue, Value } from './values.ts'
import { mutationFilter, roleFilter, writeFilter } from './where.ts'
import type { Write } from './written.ts'

type Given = ReadonlyMap<string, Value>
type Operator = (context: Context, column: string, type: string, operand: LeafValue) => string

const operators: Readonly<Record<string, Operator>> = {
  _inc: (context, column, type, operand) => `${column} + ${context.builder.bind(operand.bind, pgType(type).cast)}`,
  _append: (context, column, _type, operand) => `${column} || ${context.builder.bind(operand.bind, 'jsonb', 'json')}`,
  _prepend: (context, column, _type, operand) => `${context.builder.bind(operand.bind, 'jsonb', 'json')} || ${column}`,
  _delete_key: (context, column, _type, operand) => `${column} - ${context.builder.bind(operand.bind, 'text')}`,
  _delete_elem: (context, column, _type, operand) => `${column} - ${context.builder.bind(operand.bind, 'int4')}`,
  _delete_at_path: (context, column, _type, operand) => `${column} #- ${context.builder.bind(operand.bind, 'text[]')}`,
}

/** Which rows a change is about: a filter, or the columns of a primary key. */
export type Chosen = { where: Value | undefined } | { key: Given }

/**
 * `update x set … where …`; nothing when there is no column to set.
 * @param given `_set`, `_inc` and the others with their columns.
 * @throws ApiError when no operator is given, or two of them name the same column.
 */
export function updateWrite(context: Context, table: string, given: Given, chosen: Chosen): Write | undefined {
  const permission = context.catalog.permission(context.role, table)?.update
  const scope = tableScope(table, context.builder.alias())
  const presets = Object.entries(permission?.set ?? {}).map(([name, value]) => [name, leaf(value)] as const)
  const sets = new Map<string, string>()
  let named = false
  for (const [operator, columns] of given) {
    const apply = operators[operator]
    if ((operator !== '_set' && !apply) || columns.kind !== 'object') continue
    named = true
    for (const [name, value] of columns.fields) {
      if (sets.has(name)) throw invalid(`Column found in multiple operators: ['${name}'].`)
      const { type } = columnOf(context, table, name)
      sets.set(
        name,
        apply ? apply(context, scope.column(name), type, operand(name, value)) : valueSql(context, table, name, value),
      )
    }
  }
  if (!named && presets.length === 0)
    throw invalid(
      'at least any one of _set, _inc, _append, _prepend, _delete_key, _delete_elem, _delete_at_path is expected',
    )
  for (const [name, value] of presets) sets.set(name, valueSql(context, table, name, value))
  if (sets.size === 0) return undefined
  const assignments = [...sets].map(([name, sql]) => `${quoted(name)} = ${sql}`).join(', ')
  const where = whereClause([
    ...chosenRows(context, scope, chosen),
    writeFilter(context, scope, permission?.filter ?? {}),
  ])
  return {
    action: 'update',
    table,
    alias: scope.alias,
    columns: [...sets.keys()],
    sql: `update ${tableName(context.catalog.table(table))} ${scope.alias} set ${assignments}${where}`,
    check: permission?.check ?? permission?.filter ?? {},
  }
}

/** `delete from x where …` */
export function deleteWrite(context: Context, table: string, chosen: Chosen): Write {
  const scope = tableScope(table, context.builder.alias())
  const filter = context.catalog.permission(context.role, table)?.delete?.filter ?? {}
  const where = whereClause([...chosenRows(context, scope, chosen), writeFilter(context, scope, filter)])
  const sql = `delete from ${tableName(context.catalog.table(table))} ${scope.alias}${where}`
  return { action: 'delete', table, alias: scope.alias, columns: [], sql }
}

// A row that the role may not read it may not change either: else a filter would tell of rows it cannot see.
function chosenRows(context: Context, scope: Scope, chosen: Chosen): string[] {
  const readable = roleFilter(context, scope)
  if ('where' in chosen) return [readable, placed('.args.where', () => mutationFilter(context, scope, chosen.where))]
  const tests = [...chosen.key].map(([name, value]) => {
    const { cast } = pgType(columnOf(context, scope.table, name).type)
    return `${scope.column(name)} = ${context.builder.bind(operand(name, value).bind, cast)}`
  })
  return [...tests, readable]
}

function operand(name: string, value: Value): LeafValue {
  if (value.kind !== 'leaf') throw invalid(`unexpected null value for '${name}'`)
  return value
}

/** The columns of an object argument. */
export function fieldsOf(value: Value | undefined): ObjectValue['fields'] {
  return value?.kind === 'object' ? value.fields : new Map()
}
