import { countRows, readable, satisfies } from './logic.ts'
import type { Arguments, Field, Figure, SortKey } from './question.ts'
import type { Cell, Row, World } from './world.ts'

/** What a question must answer, computed in memory. */
export function answerQuestion(world: World, fields: readonly Field[], maxRows: number): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.key, answerField(world, field, undefined, maxRows)]))
}

function answerField(world: World, field: Field, parent: Row | undefined, maxRows: number): unknown {
  switch (field.kind) {
    case 'column':
      return parent?.get(field.column)?.answer ?? null
    case 'object': {
      const [found] = readable(world, field.relation.target, parent ? world.related(field.relation, parent) : [])
      return found ? shaped(world, found, field.fields, maxRows) : null
    }
    case 'by_pk': {
      const found = readable(world, field.table, world.rows(field.table)).find((row) =>
        Object.entries(field.values).every(
          ([name, value]) => row.get(name)?.rank === world.rank(field.table, name, value),
        ),
      )
      return found ? shaped(world, found, field.fields, maxRows) : null
    }
    case 'list': {
      const rows = page(chosenRows(world, field, parent), { ...field.args, limit: capped(world, field, maxRows) })
      return rows.map((row) => shaped(world, row, field.fields, maxRows))
    }
    case 'aggregate': {
      const all = chosenRows(world, field, parent)
      const figures = Object.fromEntries(field.figures.map((each) => [each.key, figureOf(each, page(all, field.args))]))
      const nodes = page(all, { ...field.args, limit: capped(world, field, maxRows) })
      return {
        aggregate: figures,
        ...(field.nodes ? { nodes: nodes.map((row) => shaped(world, row, field.nodes ?? [], maxRows)) } : {}),
      }
    }
  }
}

function shaped(world: World, row: Row, fields: readonly Field[], maxRows: number): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.key, answerField(world, field, row, maxRows)]))
}

type Listing = Extract<Field, { kind: 'list' | 'aggregate' }>

function capped(world: World, { table, args }: Listing, maxRows: number): number {
  const own = world.catalog.permission(world.session.role, table)?.select?.limit ?? maxRows
  return Math.min(own, maxRows, args.limit ?? Number.POSITIVE_INFINITY)
}

function chosenRows(world: World, { table, relation, args }: Listing, parent: Row | undefined): Row[] {
  const source = relation && parent ? world.related(relation, parent) : world.rows(table)
  const rows = readable(world, table, source).filter(
    (row) => satisfies(world, table, row, args.where ?? {}, 'caller') === true,
  )
  const named = new Set((args.orderBy ?? []).flatMap((key) => Object.keys(key)))
  const rest = [...(args.distinctOn ?? []), ...world.catalog.table(table).primaryKey].filter((name) => !named.has(name))
  const keys: SortKey[] = [...(args.orderBy ?? []), ...rest.map((name) => ({ [name]: 'asc' }))]
  const sorted = rows
    .map((row) => ({ row, places: keys.flatMap((key) => placesOf(world, table, row, key)) }))
    .sort((left, right) => before(left.places, right.places))
    .map(({ row }) => row)
  if (!args.distinctOn) return sorted
  const seen = new Set<string>()
  return sorted.filter((row) => {
    const group = JSON.stringify(args.distinctOn?.map((name) => row.get(name)?.rank ?? null))
    return seen.has(group) ? false : seen.add(group)
  })
}

function page(rows: readonly Row[], { limit, offset = 0 }: Arguments): Row[] {
  return rows.slice(offset, limit === undefined ? undefined : offset + limit)
}

interface Place {
  rank: number | null
  direction: string
}

/** Where a row stands by one key of an order. */
function placesOf(world: World, table: string, row: Row, key: SortKey): Place[] {
  return Object.entries(key).flatMap(([name, part]): Place[] => {
    if (typeof part === 'string') return [{ rank: row.get(name)?.rank ?? null, direction: part }]
    const relation = world.catalog.relation(table, name)
    if (relation) {
      const [found] = readable(world, relation.target, world.related(relation, row))
      const blank: Row = new Map()
      return placesOf(world, relation.target, found ?? blank, part as SortKey)
    }
    const counted = world.catalog.relation(table, name.replace(/_aggregate$/, ''))
    if (!counted) throw new Error(`the oracle cannot order ${table} by ${name}`)
    const rows = readable(world, counted.target, world.related(counted, row))
    return Object.entries(part as Record<string, unknown>).flatMap(([fn, direction]): Place[] => {
      if (typeof direction === 'string') return [{ rank: rows.length, direction }]
      return Object.entries(direction as Record<string, string>).map(([column, way]) => ({
        rank: extreme(rows, column, fn)?.rank ?? null,
        direction: way,
      }))
    })
  })
}

function before(left: readonly Place[], right: readonly Place[]): number {
  for (const [index, { rank, direction }] of left.entries()) {
    const other = right[index]?.rank ?? null
    if (rank === other) continue
    const nullsFirst = direction.endsWith('nulls_first') || direction === 'desc'
    if (rank === null || other === null) return (rank === null) === nullsFirst ? -1 : 1
    return direction.startsWith('asc') ? rank - other : other - rank
  }
  return 0
}

function extreme(rows: readonly Row[], column: string, fn: string): Cell | undefined {
  const cells = rows.flatMap((row) => row.get(column) ?? []).sort((left, right) => left.rank - right.rank)
  return fn === 'min' ? cells[0] : cells.at(-1)
}

function figureOf({ fn, columns, distinct }: Figure, rows: readonly Row[]): unknown {
  if (fn === 'count') return countRows(rows, columns, distinct)
  return Object.fromEntries(
    columns.map((column) => {
      if (fn !== 'sum') return [column, extreme(rows, column, fn)?.answer ?? null]
      const cells = rows.flatMap((row) => row.get(column) ?? [])
      return [column, cells.length > 0 ? cells.reduce((sum, cell) => sum + Number(cell.answer), 0) : null]
    }),
  )
}
