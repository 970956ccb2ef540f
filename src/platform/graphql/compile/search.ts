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
 * the order of the list until it has met enough of them.
 */
export function unionOfKeys(
  context: Context,
  scope: Scope,
  items: readonly ObjectValue[],
  compile: (scope: Scope, item: ObjectValue) => string,
): string {
  const { table } = scope
  const [key = ''] = context.catalog.table(table).primaryKey
  const own = items.filter((item) => isOwn(context, table, item))
  const groups = [own, ...items.filter((item) => !own.includes(item)).map((item) => [item])]
  const selects = groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const inner = tableScope(table, context.builder.alias())
      const tests = group.map((item) => `(${compile(inner, item)})`).join(' or ')
      return `select ${inner.column(key)} from ${tableName(context.catalog.table(table))} ${inner.alias} where ${tests}`
    })
  return `${scope.column(key)} = any(array(${selects.join(' union all ')}))`
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
