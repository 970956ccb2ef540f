import type { Row, World } from './world.ts'

/** True, false or neither, as in SQL. */
export type Truth = boolean | null

type Json = Readonly<Record<string, unknown>>

const and = (parts: readonly Truth[]): Truth => (parts.includes(false) ? false : parts.includes(null) ? null : true)
const or = (parts: readonly Truth[]): Truth => (parts.includes(true) ? true : parts.includes(null) ? null : false)
const not = (part: Truth): Truth => (part === null ? null : !part)
const objectsIn = (value: unknown): Json[] => [value].flat() as Json[]

/**
 * Whether a row satisfies a filter.
 * @param author a caller's filter sees only rows the role may read; a permission's own filter sees all.
 */
export function satisfies(world: World, table: string, row: Row, filter: Json, author: 'caller' | 'permission'): Truth {
  return and(
    Object.entries(filter).map(([key, part]): Truth => {
      if (key === '_and') return and(objectsIn(part).map((each) => satisfies(world, table, row, each, author)))
      if (key === '_or') return or(objectsIn(part).map((each) => satisfies(world, table, row, each, author)))
      if (key === '_not') return not(satisfies(world, table, row, part as Json, author))
      if (key === '_exists') return existsIn(world, part as Json)
      if (world.catalog.column(table, key)) return compared(world, table, key, row, part as Json)
      const relation = world.catalog.relation(table, key)
      if (relation)
        return reached(world, relation.target, world.related(relation, row), author).some(
          (child) => satisfies(world, relation.target, child, part as Json, author) === true,
        )
      return counted(world, table, key.replace(/_aggregate$/, ''), row, part as Json, author)
    }),
  )
}

const visible = new WeakMap<World, Map<string, ReadonlySet<Row>>>()

/** Those of a table's rows that the role may read. */
export function readable(world: World, table: string, rows: readonly Row[]): Row[] {
  const known = visible.get(world) ?? new Map<string, ReadonlySet<Row>>()
  visible.set(world, known)
  const filter = world.catalog.permission(world.session.role, table)?.select?.filter
  const own =
    known.get(table) ??
    new Set(
      filter ? world.rows(table).filter((row) => satisfies(world, table, row, filter, 'permission') === true) : [],
    )
  known.set(table, own)
  return rows.filter((row) => own.has(row))
}

function reached(world: World, table: string, rows: readonly Row[], author: 'caller' | 'permission'): readonly Row[] {
  return author === 'caller' ? readable(world, table, rows) : rows
}

function existsIn(world: World, part: Json): boolean {
  const named = part['_table'] as string | { name: string }
  const table = typeof named === 'string' ? named : named.name
  return world
    .rows(table)
    .some((row) => satisfies(world, table, row, (part['_where'] ?? {}) as Json, 'permission') === true)
}

function counted(
  world: World,
  table: string,
  name: string,
  row: Row,
  part: Json,
  author: 'caller' | 'permission',
): Truth {
  const relation = world.catalog.relation(table, name)
  if (!relation) throw new Error(`the oracle knows no ${table}.${name}`)
  const { count } = part as { count?: { filter?: Json; arguments?: string[]; distinct?: boolean; predicate: Json } }
  if (!count) return true
  const chosen = reached(world, relation.target, world.related(relation, row), author).filter(
    (child) => satisfies(world, relation.target, child, count.filter ?? {}, author) === true,
  )
  const found = countRows(chosen, count.arguments ?? [], count.distinct === true)
  return and(Object.entries(count.predicate).map(([operator, value]) => inOrder(operator, found, Number(value))))
}

/** `count`, of rows or of what their columns hold. */
export function countRows(rows: readonly Row[], columns: readonly string[], distinct: boolean): number {
  if (columns.length === 0) return rows.length
  const keys = rows.map((row) => columns.map((column) => row.get(column)?.rank ?? null))
  // A single null does not count; in a row of several columns PostgreSQL counts it.
  const full = distinct && columns.length > 1 ? keys : keys.filter((key) => !key.includes(null))
  return distinct ? new Set(full.map((key) => JSON.stringify(key))).size : full.length
}

function inOrder(operator: string, left: number, right: number): boolean {
  switch (operator) {
    case '_eq':
      return left === right
    case '_neq':
      return left !== right
    case '_gt':
      return left > right
    case '_gte':
      return left >= right
    case '_lt':
      return left < right
    case '_lte':
      return left <= right
    default:
      throw new Error(`the oracle knows no ${operator}`)
  }
}

function compared(world: World, table: string, column: string, row: Row, tests: Json): Truth {
  const cell = row.get(column) ?? null
  return and(
    Object.entries(tests).map(([operator, given]): Truth => {
      if (operator === '_is_null') return (cell === null) === given
      if (cell === null)
        return (operator === '_in' || operator === '_nin') && objectsIn(given).length === 0 ? operator === '_nin' : null
      const order = (value: unknown): number => {
        const literal = sessionValue(world, value)
        const rank = world.rank(table, column, literal)
        if (rank !== undefined) return cell.rank - rank
        // A value no row has: equality is certain, and order is that of numbers.
        return typeof literal === 'number' ? Number(cell.answer) - literal : Number.NaN
      }
      switch (operator) {
        case '_in':
          return objectsIn(given).some((value) => order(value) === 0)
        case '_nin':
          return !objectsIn(given).some((value) => order(value) === 0)
        case '_like':
          return like(String(given)).test(String(cell.answer))
        case '_nlike':
          return !like(String(given)).test(String(cell.answer))
        case '_ilike':
          return like(String(given).toLowerCase()).test(String(cell.answer).toLowerCase())
        default:
          return inOrder(operator, order(given), 0)
      }
    }),
  )
}

function sessionValue(world: World, value: unknown): unknown {
  return typeof value === 'string' && /^x-[a-z-]+$/i.test(value) ? world.session.variables[value.toLowerCase()] : value
}

function like(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 's')
}
