import { invalid, overLimit } from '../errors.ts'
import type { Column } from '../model.ts'
import { pgType } from '../pg-types.ts'
import { columnOf, type Context, type Scope } from './context.ts'
import type { LeafValue, ObjectValue, Value } from './values.ts'

const plain: Readonly<Record<string, string>> = {
  _eq: '=',
  _neq: '<>',
  _gt: '>',
  _gte: '>=',
  _lt: '<',
  _lte: '<=',
}
const textual: Readonly<Record<string, string>> = {
  _like: 'like',
  _nlike: 'not like',
  _ilike: 'ilike',
  _nilike: 'not ilike',
  _similar: 'similar to',
  _nsimilar: 'not similar to',
  _regex: '~',
  _nregex: '!~',
  _iregex: '~*',
  _niregex: '!~*',
}
const containment: Readonly<Record<string, string>> = { _contains: '@>', _contained_in: '<@' }
const keyTests: Readonly<Record<string, [operator: string, cast: string]>> = {
  _has_key: ['?', 'text'],
  _has_keys_any: ['?|', 'text[]'],
  _has_keys_all: ['?&', 'text[]'],
}
const columnTests: Readonly<Record<string, string>> = {
  _ceq: '=',
  _cne: '<>',
  _cgt: '>',
  _cgte: '>=',
  _clt: '<',
  _clte: '<=',
}

/** The operators that compare with another column of the same row; only permissions may use them. */
export const columnOperators: ReadonlySet<string> = new Set(Object.keys(columnTests))

/** The tests of one column, joined by `and`; `true` when there is none. */
export function columnTest(context: Context, scope: Scope, column: Column, tests: ObjectValue): string {
  const tested = [...tests.fields].map(([operator, value]) => {
    context.term()
    if (columnOperators.has(operator)) return columnComparison(context, scope, column, operator, value)
    if (operator === '_cast') return castTest(context, scope.column(column.name), value)
    return operatorTest(context, scope.column(column.name), column.type, operator, value)
  })
  return tested.length === 0 ? 'true' : tested.join(' and ')
}

/**
 * One operator on an SQL expression of a PostgreSQL type.
 * @throws ApiError when the value is null: a filter that compares with null would silently match nothing.
 */
export function operatorTest(context: Context, sql: string, type: string, operator: string, value: Value): string {
  if (value.kind === 'list') return arrayTest(context, sql, type, operator, value.items)
  const leaf = leafValue(value, pgType(type).scalar)
  if (operator === '_is_null') return `${sql} is ${leaf.value === true ? '' : 'not '}null`
  const { cast, json, array } = pgType(type)
  const { builder } = context
  const encoding = json ? 'json' : array ? 'array' : operator.endsWith('like') ? 'pattern' : 'plain'
  const comparable = cast === 'json' ? `${sql}::jsonb` : sql
  const target = cast === 'json' ? 'jsonb' : cast
  if (operator === '_in')
    return `${comparable} = any(${builder.bind(leaf.bind, `${target}[]`, json ? 'json-list' : 'plain')})`
  if (operator === '_nin')
    return `${comparable} <> all(${builder.bind(leaf.bind, `${target}[]`, json ? 'json-list' : 'plain')})`
  const keys = keyTests[operator]
  if (keys && json) return `${comparable} ${keys[0]} ${builder.bind(leaf.bind, keys[1])}`
  const symbol = plain[operator] ?? textual[operator] ?? (json || array ? containment[operator] : undefined)
  if (!symbol) throw invalid(`there is no operator ${operator} for type ${type}`)
  return `${comparable} ${symbol} ${builder.bind(leaf.bind, target, encoding)}`
}

// `= any(…)` would look for an element: a list of arrays is compared array by array.
function arrayTest(context: Context, sql: string, type: string, operator: string, items: readonly Value[]): string {
  const { inList } = context.limits
  if (items.length > inList) throw overLimit('inList', items.length, inList)
  const one = operator === '_in' ? '=' : '<>'
  const tests = items.map((item) => {
    context.term()
    return `${sql} ${one} ${context.builder.bind(leafValue(item, pgType(type).scalar).bind, pgType(type).cast, 'array')}`
  })
  if (tests.length === 0) return operator === '_in' ? 'false' : 'true'
  return `(${tests.join(operator === '_in' ? ' or ' : ' and ')})`
}

function castTest(context: Context, sql: string, value: Value): string {
  const tests = value.kind === 'object' ? value.fields.get('String') : undefined
  if (tests?.kind !== 'object') return 'true'
  const parts = [...tests.fields].map(([operator, operand]) => {
    context.term()
    return operatorTest(context, `(${sql})::text`, 'text', operator, operand)
  })
  return parts.length === 0 ? 'true' : parts.join(' and ')
}

function columnComparison(context: Context, scope: Scope, column: Column, operator: string, value: Value): string {
  const other = columnOf(context, scope.table, String(leafValue(value, 'String').value))
  return `${scope.column(column.name)} ${columnTests[operator]} ${scope.column(other.name)}`
}

function leafValue(value: Value, type: string): LeafValue {
  if (value.kind === 'null') throw invalid(`unexpected null value for type '${type}'`)
  if (value.kind !== 'leaf') throw invalid(`expecting a value of type '${type}'`)
  return value
}
