import type { Relation } from '#platform/graphql/model.ts'

export type Filter = Record<string, unknown>
export type Direction = 'asc' | 'desc' | 'asc_nulls_first' | 'asc_nulls_last' | 'desc_nulls_first' | 'desc_nulls_last'

/** One key of `order_by` in Hasura's form: `{ name: 'asc' }`, `{ author: { name: 'asc' } }`. */
export type SortKey = Record<string, unknown>

export interface Arguments {
  where?: Filter
  orderBy?: SortKey[]
  limit?: number
  offset?: number
  distinctOn?: string[]
}

export interface Figure {
  key: string
  fn: 'count' | 'min' | 'max' | 'sum'
  columns: string[]
  distinct: boolean
}

/** A field of a question, with the key of its answer. */
export type Field =
  | { kind: 'column'; key: string; column: string }
  | { kind: 'object'; key: string; relation: Relation; fields: Field[] }
  | { kind: 'list'; key: string; table: string; relation?: Relation; args: Arguments; fields: Field[] }
  | {
      kind: 'aggregate'
      key: string
      table: string
      relation?: Relation
      args: Arguments
      figures: Figure[]
      nodes?: Field[]
    }
  | { kind: 'by_pk'; key: string; table: string; values: Record<string, unknown>; fields: Field[] }

const enums = new Set(['arguments'])
const directions = /^(asc|desc)(_nulls_(first|last))?$/

/** A question as a GraphQL document with its variables; filters go as variables where `asVariable` says so. */
export function printQuestion(
  fields: readonly Field[],
  asVariable: () => boolean,
): { query: string; variables: Record<string, unknown> } {
  const variables: Record<string, unknown> = {}
  const declared: string[] = []
  const argument = (name: string, type: string, value: unknown): string => {
    if (!asVariable()) return `${name}: ${literal(value)}`
    const variable = `v${declared.length}`
    declared.push(`$${variable}: ${type}`)
    variables[variable] = value
    return `${name}: $${variable}`
  }
  const args = (table: string, { where, orderBy, limit, offset, distinctOn }: Arguments): string => {
    const given = [
      ...(where ? [argument('where', `${table}_bool_exp`, where)] : []),
      ...(orderBy ? [argument('order_by', `[${table}_order_by!]`, orderBy)] : []),
      ...(limit === undefined ? [] : [argument('limit', 'Int', limit)]),
      ...(offset === undefined ? [] : [argument('offset', 'Int', offset)]),
      ...(distinctOn ? [`distinct_on: [${distinctOn.join(', ')}]`] : []),
    ]
    return given.length > 0 ? `(${given.join(', ')})` : ''
  }
  const set = (inner: readonly Field[]): string => `{ ${inner.map(print).join(' ')} }`
  const print = (field: Field): string => {
    switch (field.kind) {
      case 'column':
        return `${field.key}: ${field.column}`
      case 'object':
        return `${field.key}: ${field.relation.name} ${set(field.fields)}`
      case 'list':
        return `${field.key}: ${field.relation?.name ?? field.table}${args(field.table, field.args)} ${set(field.fields)}`
      case 'by_pk': {
        const key = Object.entries(field.values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
        return `${field.key}: ${field.table}_by_pk(${key.join(', ')}) ${set(field.fields)}`
      }
      case 'aggregate': {
        const nodes = field.nodes ? ` nodes ${set(field.nodes)}` : ''
        const name = `${field.relation?.name ?? field.table}_aggregate`
        return `${field.key}: ${name}${args(field.table, field.args)} { aggregate { ${field.figures.map(figure).join(' ')} }${nodes} }`
      }
    }
  }
  const root = fields.map(print).join(' ')
  return { query: `query q${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${root} }`, variables }
}

function figure({ key, fn, columns, distinct }: Figure): string {
  if (fn !== 'count') return `${key}: ${fn} { ${columns.join(' ')} }`
  return columns.length === 0
    ? `${key}: count`
    : `${key}: count(columns: [${columns.join(', ')}], distinct: ${distinct})`
}

function literal(value: unknown, isEnum = false): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, isEnum)).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(
        ([key, item]) =>
          `${key}: ${literal(item, enums.has(key) || (typeof item === 'string' && !key.startsWith('_') && directions.test(item)))}`,
      )
      .join(', ')}}`
  return isEnum ? String(value) : JSON.stringify(value)
}
