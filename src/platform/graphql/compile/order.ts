import { invalid } from '../errors.ts'
import type { Relation } from '../model.ts'
import { directions } from '../schema/order-by.ts'
import { joinCondition, whereClause, type Context, type Scope } from './context.ts'
import type { ObjectValue, Value } from './values.ts'
import { roleFilter } from './where.ts'

interface SortKey {
  sql: string
  direction: string
  /** Set for a plain column of the sorted table. */
  column?: string
}

/**
 * `order by …` for a list, the primary key appended so that pages are stable.
 * @throws ApiError when `distinct_on` is not what the order starts with.
 */
export function orderClause(
  context: Context,
  scope: Scope,
  value: Value | undefined,
  distinctOn: readonly string[],
): string {
  const keys = sortKeys(context, scope, value)
  const first = keys.slice(0, distinctOn.length).map((key) => key.column)
  if (keys.length > 0 && !distinctOn.every((column) => first.includes(column)))
    throw invalid('"distinct_on" columns must match initial "order_by" columns', '$.args')
  const sorted = new Set(keys.map((key) => key.column))
  for (const column of [...distinctOn, ...context.catalog.table(scope.table).primaryKey])
    if (!sorted.has(column)) {
      sorted.add(column)
      keys.push({ sql: scope.column(column), direction: 'asc', column })
    }
  return keys.length === 0 ? '' : ` order by ${keys.map((key) => `${key.sql} ${key.direction}`).join(', ')}`
}

function sortKeys(context: Context, scope: Scope, value: Value | undefined): SortKey[] {
  if (value?.kind !== 'list') return []
  return value.items.flatMap((item) => (item.kind === 'object' ? keysOf(context, scope, item) : []))
}

function keysOf(context: Context, scope: Scope, value: ObjectValue): SortKey[] {
  return [...value.fields].flatMap(([name, part]): SortKey[] => {
    if (part.kind === 'leaf') {
      context.term()
      return [{ sql: scope.column(name), direction: directionOf(part.value), column: name }]
    }
    if (part.kind !== 'object') return []
    const relation = context.catalog.relation(scope.table, name)
    if (relation) return throughObject(context, scope, relation, part)
    const counted = context.catalog.relation(scope.table, name.replace(/_aggregate$/, ''))
    return counted ? byAggregate(context, scope, counted, part) : []
  })
}

function throughObject(context: Context, scope: Scope, relation: Relation, value: ObjectValue): SortKey[] {
  const { scope: child, from } = related(context, scope, relation)
  return keysOf(context, child, value).map(({ sql, direction }) => ({
    sql: `(select ${sql} from ${from} limit 1)`,
    direction,
  }))
}

function byAggregate(context: Context, scope: Scope, relation: Relation, value: ObjectValue): SortKey[] {
  const { scope: child, from } = related(context, scope, relation)
  return [...value.fields].flatMap(([fn, part]): SortKey[] => {
    if (part.kind === 'leaf') {
      context.term()
      return [{ sql: `(select count(*) from ${from})`, direction: directionOf(part.value) }]
    }
    if (part.kind !== 'object') return []
    return [...part.fields].flatMap(([column, direction]): SortKey[] => {
      if (direction.kind !== 'leaf') return []
      context.term()
      return [{ sql: `(select ${fn}(${child.column(column)}) from ${from})`, direction: directionOf(direction.value) }]
    })
  })
}

// Only rows the role may read take part: an order by others would reveal them.
function related(context: Context, parent: Scope, relation: Relation): { scope: Scope; from: string } {
  const { scope, from } = context.related(relation.target)
  return { scope, from: from + whereClause([joinCondition(relation, parent, scope), roleFilter(context, scope)]) }
}

function directionOf(value: unknown): string {
  const direction = directions[String(value)]
  if (!direction) throw invalid(`unexpected value for enum: 'order_by'`)
  return direction
}
