import type { Catalog } from '../catalog.ts'
import type { BoolExp } from '../model.ts'
import type { Bind } from './bind.ts'
import type { LeafValue, ObjectValue, Value } from './values.ts'

const sessionVariable = /^x-[a-z][a-z0-9-]*$/i

/**
 * A permission's predicate as the value tree that filters compile from.
 * @throws Error naming a key that is neither a column nor a relation of the table.
 */
export function predicateValue(catalog: Catalog, table: string, predicate: BoolExp): ObjectValue {
  return objectFrom(predicate, (key, part) => {
    if (key === '_and' || key === '_or') {
      const parts = Array.isArray(part) ? part : [part]
      return { kind: 'list', items: parts.map((item) => predicateValue(catalog, table, asObject(item, key))) }
    }
    if (key === '_not') return predicateValue(catalog, table, asObject(part, key))
    if (key === '_exists') return existsValue(catalog, asObject(part, key))
    if (catalog.column(table, key)) return comparisons(asObject(part, key))
    const relation = catalog.relation(table, key)
    if (relation) return predicateValue(catalog, relation.target, asObject(part, key))
    const counted = key.endsWith('_aggregate') ? catalog.relation(table, key.slice(0, -'_aggregate'.length)) : undefined
    if (!counted) throw new Error(`a predicate on ${table} names ${key}, which is no column or relation`)
    return objectFrom(asObject(part, key), (_fn, test) =>
      objectFrom(asObject(test, key), (name, value) => {
        if (name === 'filter') return predicateValue(catalog, counted.target, asObject(value, name))
        return name === 'predicate' ? comparisons(asObject(value, name)) : leaf(value)
      }),
    )
  })
}

function existsValue(catalog: Catalog, part: BoolExp): ObjectValue {
  const named = part['_table']
  const name = typeof named === 'object' && named !== null && 'name' in named ? named.name : named
  const where = predicateValue(catalog, String(name), asObject(part['_where'] ?? {}, '_where'))
  return {
    kind: 'object',
    fields: new Map<string, Value>([
      ['_table', leaf(name)],
      ['_where', where],
    ]),
  }
}

function comparisons(tests: BoolExp): ObjectValue {
  return objectFrom(tests, (operator, value) => {
    if (operator === '_cast')
      return objectFrom(asObject(value, operator), (_type, inner) => comparisons(asObject(inner, operator)))
    return value === null ? { kind: 'null' } : leaf(value)
  })
}

/** A value that is never read as the name of a session variable. */
export function constant(value: unknown): LeafValue {
  return { kind: 'leaf', value, bind: { from: 'constant', value } }
}

/** A constant or a session variable, or a list of them. */
export function leaf(value: unknown): LeafValue {
  return { kind: 'leaf', value, bind: bindOf(value) }
}

function bindOf(value: unknown): Bind {
  if (typeof value === 'string' && sessionVariable.test(value)) return { from: 'session', name: value.toLowerCase() }
  if (Array.isArray(value) && value.some((item) => bindOf(item).from === 'session'))
    return { from: 'list', items: value.map(bindOf) }
  return { from: 'constant', value }
}

function objectFrom(object: BoolExp, each: (key: string, value: unknown) => Value): ObjectValue {
  return { kind: 'object', fields: new Map(Object.entries(object).map(([key, value]) => [key, each(key, value)])) }
}

function asObject(value: unknown, key: string): BoolExp {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as BoolExp
  throw new Error(`a predicate's ${key} must be an object`)
}
