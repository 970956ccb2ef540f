import { tableScope, type Context, type Scope } from './context.ts'
import { tableName } from './sql-builder.ts'
import type { ObjectValue, Value } from './values.ts'

const patterns: ReadonlySet<string> = new Set(['_like', '_ilike'])

/**
 * Whether alternatives are a search: each looks for a pattern in one column, some through relations. No index serves an OR
 * over several tables as a whole, one serves each alternative.
 */
export function searchesApart(context: Context, scope: Scope, items: readonly Value[]): items is ObjectValue[] {
  if (context.isNegated || !readsAll(context, scope.table)) return false
  if (context.catalog.table(scope.table).primaryKey.length !== 1) return false
  return items.length > 0 && items.every((item) => isPattern(context, scope.table, item))
}

/**
 * `key = any(array(keys by the own columns union all keys by each relation))`: what `compile` makes of alternatives, each on
 * its own. Found first and as a whole: else PostgreSQL, which cannot tell how rare the words are, may go through the rows in
 * the order of the list until it has met enough of them. Where all look in one row that a column leads to, the keys are of
 * that row. Empty where the rows of a list are taken from those that a statement finds once for all of its parts that search so.
 */
export function unionOfKeys(
  context: Context,
  scope: Scope,
  items: readonly ObjectValue[],
  compile: (scope: Scope, item: ObjectValue, at: number) => string,
): string {
  const parent = oneParent(context, scope.table, items)
  const column = parent?.local ?? context.catalog.table(scope.table).primaryKey[0] ?? ''
  const found = (rows: Scope) =>
    `${rows.column(column)} = any(array(${keysOf(context, parent?.table ?? scope.table, parent?.items ?? items, compile)}))`
  const { builder } = context
  // Among alternatives it does not narrow the list; rows of a parent are few and found by its key.
  if (!builder.shares || !scope.share || scope.tied || context.isAlternative) return found(scope)
  // What is found first and as a whole needs no keys where the words stand in the rows themselves.
  const isInRow = items.every((item) => isOwn(context, scope.table, item))
  const rows = builder.sharedRows(
    `${scope.table} ${items.map(written).join()}`,
    tableName(context.catalog.table(scope.table)),
    !isInRow,
    (alias) => {
      const inner = tableScope(scope.table, alias)
      return isInRow ? items.map((item, at) => `(${compile(inner, item, at)})`).join(' or ') : found(inner)
    },
  )
  return scope.share(rows) ? '' : found(scope)
}

function keysOf(
  context: Context,
  table: string,
  items: readonly ObjectValue[],
  compile: (scope: Scope, item: ObjectValue, at: number) => string,
): string {
  const [key = ''] = context.catalog.table(table).primaryKey
  const all = items.map((item, at) => ({ item, at }))
  const own = all.filter(({ item }) => isOwn(context, table, item))
  const groups = [own, ...all.filter((one) => !own.includes(one)).map((one) => [one])]
  const selects = groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const inner = tableScope(table, context.builder.alias())
      const tests = group.map(({ item, at }) => `(${compile(inner, item, at)})`).join(' or ')
      return `select ${inner.column(key)} from ${tableName(context.catalog.table(table))} ${inner.alias} where ${tests}`
    })
  return selects.join(' union all ')
}

interface Parent {
  table: string
  local: string
  items: readonly ObjectValue[]
}

/** The row, and the column that leads to it, that all alternatives look in; undefined where they look in several. */
function oneParent(context: Context, table: string, items: readonly ObjectValue[]): Parent | undefined {
  const inside = items.map((item) => onlyField(item))
  const [name = ''] = inside[0] ?? []
  const relation = context.catalog.relation(table, name)
  const [[local, remote] = ['', ''], ...more] = relation?.on ?? []
  if (!relation || more.length > 0 || inside.some((field) => field?.[0] !== name)) return undefined
  const [key, ...others] = context.catalog.table(relation.target).primaryKey
  if (key !== remote || others.length > 0 || !readsAll(context, relation.target)) return undefined
  const parts = inside.flatMap((field) => (field?.[1].kind === 'object' ? [field[1]] : []))
  return parts.length === items.length ? { table: relation.target, local, items: parts } : undefined
}

/** What two values have in common exactly when their SQL is the same. */
function written(value: Value): string {
  if (value.kind === 'object') return `{${[...value.fields].map(([name, part]) => `${name}:${written(part)}`).join()}}`
  return value.kind === 'list' ? `[${value.items.map(written).join()}]` : JSON.stringify(value)
}

// For others the predicate would have to be asked again inside.
function readsAll(context: Context, table: string): boolean {
  const filter = context.catalog.permission(context.role, table)?.select?.filter
  return filter !== undefined && Object.keys(filter).length === 0
}

function onlyField(value: Value): [name: string, value: Value] | undefined {
  return value.kind === 'object' && value.fields.size === 1 ? [...value.fields][0] : undefined
}

const isOwn = (context: Context, table: string, item: Value): boolean =>
  context.catalog.column(table, onlyField(item)?.[0] ?? '') !== undefined

function isPattern(context: Context, table: string, item: Value): boolean {
  const [name = '', part] = onlyField(item) ?? []
  if (!part) return false
  if (context.catalog.column(table, name)) return patterns.has(onlyField(part)?.[0] ?? '')
  const relation = context.catalog.relation(table, name)
  return relation !== undefined && isPattern(context, relation.target, part)
}
