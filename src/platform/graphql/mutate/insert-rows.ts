import { insertedAfter } from '../catalog.ts'
import type { Context } from '../compile/context.ts'
import { conflictColumns, insertWrite, type RowValues } from '../compile/insert.ts'
import { constant } from '../compile/predicate-value.ts'
import type { ObjectValue, Value } from '../compile/values.ts'
import type { Answer } from '../compile/written.ts'
import { ApiError, invalid, overLimit } from '../errors.ts'
import type { Relation } from '../model.ts'
import { upsertRow } from './upsert-row.ts'
import { perform, type Done, type Wanted, type Work } from './writer.ts'

/** Rows of one table to be inserted, with the rows related to them. */
export interface Insert {
  table: string
  objects: readonly ObjectValue[]
  conflict: ObjectValue | undefined
  /** Columns whose values the parent row decides. */
  given: ReadonlyMap<string, Value>
}

export interface Inserted {
  /** Rows written, related ones included. */
  affected: number
  /** Set when it was one statement. */
  response: string | undefined
  /** The captured columns of the table's own rows, as the items of a JSON array. */
  captured: string[]
  rows: Done['rows']
}

/**
 * Inserts rows and what is nested in them: what a row refers to before it, what refers to the row after it. Rows without
 * relations go in one statement, the others, and upserts, one by one.
 * @param wanted.answer taken only by a single statement; else the caller reads the answer afterwards.
 */
export async function insertRows(
  work: Work,
  insert: Insert,
  wanted: { answer?: Answer | undefined; captured: ReadonlySet<string>; links: readonly string[] },
): Promise<Inserted> {
  const { table, objects, conflict, given } = insert
  if (objects.length === 0) return { affected: 0, response: undefined, captured: [], rows: [] }
  const context = work.context.next()
  if (!isOneByOne(context, insert)) {
    const rows = objects.map((object, at) => withGiven(columnsOf(context, table, object), given, `$[${at}]`))
    const done = await perform(work, context, insertWrite(context, table, rows, conflict), wanted)
    return {
      affected: done.rows.length,
      response: wanted.answer && done.response,
      captured: [done.captured],
      rows: done.rows,
    }
  }
  const all: Inserted = { affected: 0, response: undefined, captured: [], rows: [] }
  const written = new Set<string>()
  for (const [at, object] of objects.entries()) {
    const one = await told(
      work,
      `[${at}]`,
      insertOne(work, { table, objects: [object], conflict, given }, object, wanted, written),
    )
    all.affected += one.affected
    all.captured.push(...one.captured)
    all.rows.push(...one.rows)
  }
  return all
}

async function insertOne(
  work: Work,
  { table, conflict, given }: Insert,
  object: ObjectValue,
  wanted: { captured: ReadonlySet<string>; links: readonly string[] },
  written: Set<string>,
): Promise<Inserted> {
  const context = work.context.next()
  const { catalog } = context
  const nested = relationsOf(context, table, object)
  const before = nested.filter(({ relation }) => !insertedAfter(catalog, relation))
  const after = nested.filter(({ relation }) => insertedAfter(catalog, relation))
  let affected = 0
  const columns = new Map(withGiven(columnsOf(context, table, object), given))
  for (const { relation, value } of before) {
    refuseDecided(relation, columns)
    const done = await insertRelated(
      work,
      relation,
      value,
      new Map(),
      relation.on.map(([, remote]) => remote),
    )
    const [row] = done.rows
    if (!row)
      throw new ApiError(
        'not-supported',
        `cannot proceed to insert object relation "${relation.name}" since insert to table "${relation.target}" affects zero rows`,
      )
    affected += done.affected
    for (const [local, remote] of relation.on) columns.set(local, constant(row[remote] ?? null))
  }
  const links = [...wanted.links, ...after.flatMap(({ relation }) => relation.on.map(([local]) => local))]
  const own = await writeRow(work, { table, row: columns, conflict }, { captured: wanted.captured, links }, written)
  const [row] = own.rows
  affected += own.rows.length
  for (const { relation, value } of after) {
    if (!row)
      throw new ApiError(
        'not-supported',
        `cannot proceed to insert array relations since insert to table "${table}" affects zero rows`,
      )
    const decided = new Map(relation.on.map(([local, remote]) => [remote, constant(row[local] ?? null)]))
    affected += (await insertRelated(work, relation, value, decided, [])).affected
  }
  return { affected, response: undefined, captured: [own.captured], rows: own.rows }
}

async function writeRow(
  work: Work,
  { table, row, conflict }: { table: string; row: RowValues; conflict: ObjectValue | undefined },
  wanted: Wanted,
  written: Set<string>,
): Promise<Done> {
  const context = work.context.next()
  if (conflict && conflictColumns(context, table, conflict).length > 0)
    return await upsertRow(work, { table, row, conflict }, wanted, written)
  return await perform(work, context, insertWrite(context, table, [row], conflict), wanted)
}

/** Whether rows go one by one: what is nested needs the key of its row, and of an upsert each row goes one of two ways. */
export function isOneByOne(context: Context, { table, objects, conflict }: Insert): boolean {
  return (
    conflictColumns(context, table, conflict).length > 0 ||
    objects.some((object) => relationsOf(context, table, object).length > 0)
  )
}

async function insertRelated(
  work: Work,
  relation: Relation,
  value: ObjectValue,
  given: ReadonlyMap<string, Value>,
  links: readonly string[],
): Promise<Inserted> {
  const conflict = value.fields.get('on_conflict')
  const insert = {
    table: relation.target,
    objects: objectsOf(value.fields.get('data')),
    conflict: conflict?.kind === 'object' ? conflict : undefined,
    given,
  }
  const done = insertRows(work, insert, { captured: new Set(), links })
  return await toldRelated(work, relation, insert.objects.length, done)
}

/** Tells a failure from one level further out. */
async function told<T>(work: Work, step: string, done: Promise<T>): Promise<T> {
  try {
    return await done
  } catch (thrown) {
    throw work.failure(thrown).under(step)
  }
}

/** Tells a failure of related rows: of an object relation there is one, which is in no list. */
async function toldRelated(work: Work, relation: Relation, rows: number, done: Promise<Inserted>): Promise<Inserted> {
  try {
    return await done
  } catch (thrown) {
    const failure = work.failure(thrown)
    const step = `.${relation.name}.data`
    if (relation.kind === 'object') throw failure.outOfList().under(step)
    throw failure.under(failure.path === '$' && rows === 1 ? `${step}[0]` : step)
  }
}

/** The rows of `objects` or `data`: one or a list. */
export function objectsOf(value: Value | undefined): ObjectValue[] {
  const items = value?.kind === 'list' ? value.items : [value]
  return items.map((item) => {
    if (item?.kind !== 'object') throw invalid('unexpected null value for an object to insert')
    return item
  })
}

/**
 * How many rows an insert asks for, those nested in it included.
 * @throws ApiError when they are nested deeper than the limit.
 */
export function countObjects(context: Context, table: string, objects: readonly ObjectValue[], depth = 1): number {
  const { depth: allowed } = context.limits
  if (depth > allowed) throw overLimit('depth', depth, allowed)
  let count = objects.length
  for (const object of objects)
    for (const { relation, value } of relationsOf(context, table, object))
      count += countObjects(context, relation.target, objectsOf(value.fields.get('data')), depth + 1)
  return count
}

function relationsOf(
  context: Context,
  table: string,
  object: ObjectValue,
): { relation: Relation; value: ObjectValue }[] {
  return [...object.fields].flatMap(([name, value]) => {
    const relation = context.catalog.relation(table, name)
    return relation && value.kind === 'object' ? [{ relation, value }] : []
  })
}

function columnsOf(context: Context, table: string, object: ObjectValue): ReadonlyMap<string, Value> {
  return new Map([...object.fields].filter(([name]) => context.catalog.column(table, name)))
}

function withGiven(
  columns: ReadonlyMap<string, Value>,
  given: ReadonlyMap<string, Value>,
  path = '$',
): ReadonlyMap<string, Value> {
  const twice = [...given.keys()].filter((name) => columns.has(name))
  if (twice.length > 0)
    throw invalid(
      `cannot insert ${twice.map((name) => `"${name}"`).join(', ')} columns as their values are already being determined by parent insert`,
      path,
    )
  return new Map([...columns, ...given])
}

function refuseDecided(relation: Relation, columns: ReadonlyMap<string, Value>): void {
  const decided = relation.on.map(([local]) => local).filter((name) => columns.has(name))
  if (decided.length > 0)
    throw invalid(
      `cannot insert object relationship "${relation.name}" as ${decided.map((name) => `"${name}"`).join(', ')} column values are already determined`,
    )
}
