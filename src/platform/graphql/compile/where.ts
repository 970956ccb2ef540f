import { invalid, overLimit, placed } from '../errors.ts'
import type { BoolExp, Relation } from '../model.ts'
import { columnTest, operatorTest } from './comparison.ts'
import { allOf, joinCondition, whereClause, type Context, type Scope } from './context.ts'
import { countOf } from './count.ts'
import { predicateValue } from './predicate-value.ts'
import { searchesApart, unionOfKeys } from './search.ts'
import type { ObjectValue, Value } from './values.ts'

/**
 * Who wrote a filter. A caller's filter sees, through a relation, only rows the caller may read: otherwise filtering
 * would reveal the others. A permission's own predicate sees all.
 */
export type Author = 'caller' | 'permission'

/** The SQL of a boolean expression; empty when it asks nothing. */
export function whereSql(context: Context, scope: Scope, value: Value | undefined, author: Author, depth = 1): string {
  if (!value || value.kind === 'null') return ''
  return boolSql(context, scope, objectOf(value, scope.table), author, depth)
}

/** The predicate under which the context's role reads a table; empty when it reads all of it. */
export function roleFilter(context: Context, scope: Scope): string {
  if (!context.predicates) return ''
  const select = context.catalog.permission(context.role, scope.table)?.select
  if (!select) throw new Error(`${context.role} may not read ${scope.table}`)
  return predicateSql(context, scope, select.filter)
}

/** The SQL of what a permission to write demands; empty where the database alone is to hold it. */
export function writeFilter(context: Context, scope: Scope, predicate: BoolExp): string {
  return context.predicates ? predicateSql(context, scope, predicate) : ''
}

/**
 * The filter of a mutation. An empty comparison is refused: it is what is left of a value that a client did not have,
 * and it would let the mutation write every row. An empty filter as a whole is explicit.
 */
export function mutationFilter(context: Context, scope: Scope, value: Value | undefined): string {
  refuseEmptyTests(context, scope.table, value)
  return whereSql(context, scope, value, 'caller')
}

function refuseEmptyTests(context: Context, table: string, value: Value | undefined): void {
  if (value?.kind === 'list') for (const item of value.items) refuseEmptyTests(context, table, item)
  if (value?.kind !== 'object') return
  for (const [key, part] of value.fields) {
    if (context.catalog.column(table, key) && part.kind === 'object' && part.fields.size === 0)
      throw invalid(`the filter of a mutation compares '${key}' with nothing`)
    const related = context.catalog.relation(table, key)
    if (related || key.startsWith('_')) refuseEmptyTests(context, related?.target ?? table, part)
  }
}

/** The SQL of a permission's predicate. */
export function predicateSql(context: Context, scope: Scope, predicate: BoolExp): string {
  return whereSql(context, scope, predicateValue(context.catalog, scope.table, predicate), 'permission')
}

function boolSql(context: Context, scope: Scope, value: ObjectValue, author: Author, depth: number): string {
  if (depth > context.limits.filterDepth) throw overLimit('filterDepth', depth, context.limits.filterDepth)
  const tests = [...value.fields].map(([key, part]) => {
    if (key === '_and' || key === '_or') return connective(context, scope, key, part, author, depth)
    if (key === '_not') {
      context.term()
      const negated = () => boolSql(context, scope, objectOf(part, key), author, depth + 1)
      return placed('._not', () => `not (${context.inNot(negated) || 'true'})`)
    }
    if (key === '_exists' && author === 'permission') return existsTable(context, part, depth)
    return fieldSql(context, scope, key, part, author, depth)
  })
  return allOf(tests)
}

function connective(
  context: Context,
  scope: Scope,
  key: '_and' | '_or',
  value: Value,
  author: Author,
  depth: number,
): string {
  if (value.kind !== 'list') throw invalid(`unexpected null value for type '${scope.table}_bool_exp'`)
  const { items } = value
  if (key === '_or' && author === 'caller' && searchesApart(context, scope, items))
    return (
      unionOfKeys(context, scope, items, (inner, item, at) => {
        context.term()
        return placed(`._or[${at}]`, () => boolSql(context, inner, item, author, depth + 1))
      }) || 'true'
    )
  const parts = items.map((item, at) => {
    context.term()
    return placed(`.${key}[${at}]`, () => {
      const compiled = () => boolSql(context, scope, objectOf(item, scope.table), author, depth + 1)
      return (key === '_or' && items.length > 1 ? context.inOr(compiled) : compiled()) || 'true'
    })
  })
  if (parts.length === 0) return key === '_and' ? 'true' : 'false'
  return `(${parts.map((part) => `(${part})`).join(key === '_and' ? ' and ' : ' or ')})`
}

function fieldSql(context: Context, scope: Scope, key: string, part: Value, author: Author, depth: number): string {
  const column = context.catalog.column(scope.table, key)
  const tests = objectOf(part, key)
  if (column) return columnTest(context, scope, column, tests)
  const relation = context.catalog.relation(scope.table, key)
  if (relation) {
    context.term()
    return placed(`.${key}`, () => existsRelated(context, scope, relation, tests, author, depth))
  }
  const counted = context.catalog.relation(scope.table, key.replace(/_aggregate$/, ''))
  if (!counted) throw invalid(`field '${key}' not found in type: '${scope.table}_bool_exp'`)
  return aggregateTest(context, scope, counted, tests, author, depth)
}

function existsRelated(
  context: Context,
  scope: Scope,
  relation: Relation,
  value: ObjectValue,
  author: Author,
  depth: number,
): string {
  const copy = author === 'permission' ? copyOf(context, relation, value) : null
  if (copy) {
    const test = columnTest(context, scope, copy.column, objectOf(copy.tests, relation.name))
    // A list of the caller's begins with an index of the column. Row by row, and in a list that another row leads to, it must not.
    return context.rowByRow || scope.tied ? `coalesce(${test}, false)` : test
  }
  const { scope: child, from } = context.related(relation.target)
  const join = joinCondition(relation, scope, child)
  if (author === 'permission' && (context.rowByRow || scope.tied) && isOneRow(context, relation)) {
    const test = boolSql(context, { ...child, tied: true }, value, author, depth + 1)
    // Asked as `exists (… id = x and user_id = me)`, PostgreSQL may look through all rows that are mine for each row asked
    // about. What stands in the target list cannot be what it searches by.
    return `coalesce((select ${test || 'true'} from ${from}${whereClause([join])}), false)`
  }
  const conditions = [
    join,
    author === 'caller' ? roleFilter(context, child) : '',
    boolSql(context, child, value, author, depth + 1),
  ]
  // As an alternative it would be answered from a table of all rows that match, read anew by each statement.
  const end = author === 'caller' && context.isAlternative ? ' offset 0' : context.existsEnd
  return `exists (select 1 from ${from}${whereClause(conditions)}${end})`
}

/** The column that has what a predicate asks of the row behind a relation, when that is all it asks. */
function copyOf(context: Context, { table, name }: Relation, { fields }: ObjectValue) {
  const [asked, ...others] = fields
  const copy = context.catalog.table(table).copies?.find((one) => one.relation === name && one.of === asked?.[0])
  const column = copy && context.catalog.column(table, copy.column)
  return asked && column && others.length === 0 ? { column, tests: asked[1] } : null
}

/** Whether the database itself holds that a relation leads to no more than one row. */
function isOneRow(context: Context, { target, kind, on }: Relation): boolean {
  const { primaryKey, uniqueKeys } = context.catalog.table(target)
  const led = new Set(on.map(([, remote]) => remote))
  return (
    kind === 'object' &&
    [primaryKey, ...uniqueKeys.map(({ columns }) => columns)].some(
      (key) => key.length > 0 && key.every((column) => led.has(column)),
    )
  )
}

function existsTable(context: Context, value: Value, depth: number): string {
  const fields = objectOf(value, '_exists').fields
  const named = fields.get('_table')
  const { scope: child, from } = context.related(named?.kind === 'leaf' ? String(named.value) : '')
  const condition = whereSql(context, child, fields.get('_where'), 'permission', depth + 1)
  return `exists (select 1 from ${from}${whereClause([condition])}${context.existsEnd})`
}

/** `articles_aggregate: { count: { predicate: { _gt: 2 }, filter: … } }` */
function aggregateTest(
  context: Context,
  scope: Scope,
  relation: Relation,
  value: ObjectValue,
  author: Author,
  depth: number,
): string {
  if (value.fields.size !== 1)
    throw invalid('exactly one predicate should be specified', `$.${relation.name}_aggregate`)
  const tests = [...value.fields].map(([fn, part]) => {
    context.term()
    const fields = objectOf(part, fn).fields
    const { scope: child, from } = context.related(relation.target)
    const distinct = isTrue(fields.get('distinct'))
    const named = fields.get('arguments')
    const columns = named?.kind === 'leaf' ? [named.value].flat().map((name) => child.column(String(name))) : []
    const figure = fn === 'count' ? countOf(columns, distinct) : `${fn}(${columns[0]})`
    const conditions = [
      joinCondition(relation, scope, child),
      author === 'caller' ? roleFilter(context, child) : '',
      whereSql(context, child, fields.get('filter'), author, depth + 1),
    ]
    const chosen = `(select ${figure} from ${from}${whereClause(conditions)})`
    const predicate = objectOf(fields.get('predicate') ?? { kind: 'null' }, 'predicate')
    const compared = [...predicate.fields].map(([operator, operand]) => {
      context.term()
      return operatorTest(context, chosen, fn === 'count' ? 'int4' : 'bool', operator, operand)
    })
    return allOf(compared)
  })
  return allOf(tests)
}

function isTrue(value: Value | undefined): boolean {
  return value?.kind === 'leaf' && value.value === true
}

function objectOf(value: Value, name: string): ObjectValue {
  if (value.kind === 'object') return value
  throw invalid(`unexpected null value for '${name}'`)
}
