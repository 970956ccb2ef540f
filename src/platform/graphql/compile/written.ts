import type { BoolExp } from '../model.ts'
import { pgType } from '../pg-types.ts'
import type { Bind } from './bind.ts'
import type { Selected } from './collect.ts'
import { columnOf, narrowScope, type Context, type Scope } from './context.ts'
import type { Compiled } from './operation.ts'
import { writtenRows } from './select.ts'
import { jsonRows, literal, quoted, type Entry } from './sql-builder.ts'
import { writeFilter } from './where.ts'

/** An `insert`, `update` or `delete` without its `returning`. */
export interface Write {
  action: 'insert' | 'update' | 'delete'
  table: string
  /** The alias its target has. */
  alias: string
  sql: string
  /** Columns that are given a value. */
  columns: readonly string[]
  /** What a row must satisfy once it is written. */
  check?: BoolExp
}

/** What a mutation answers of the rows it wrote. */
export interface Answer {
  /** One row or null, instead of a response with `affected_rows` and `returning`. */
  single: boolean
  fields: readonly Selected[]
  /** Rows to reckon with for the cost of what is read along. */
  expected: number
}

/**
 * The whole statement of a write: `with w as (… returning …) select …`. What is read of the rows comes from `w`: the
 * tables of the same statement still show the rows as they were. It answers five texts: the response, whether the checks
 * hold, the rows' keys and links, their captured columns, their number.
 * @param wanted.answer compiled over `w` when it needs no other table's new rows.
 * @param wanted.captured columns to be handed to a later statement.
 * @param wanted.links columns wanted as text beside the primary key.
 */
export function writeStatement(
  context: Context,
  write: Write,
  wanted: { answer?: Answer | undefined; captured?: ReadonlySet<string>; links?: readonly string[] },
): Compiled {
  const { table, alias } = write
  const w = narrowScope(table, 'w')
  const response = wanted.answer ? answerSql(context, w, wanted.answer, () => 'n.n') : 'null'
  const holds = checkSql(context, w, write)
  const links = new Set([...context.catalog.table(table).primaryKey, ...(wanted.links ?? [])])
  const pairs = [...links].map((name) => `${literal(name)}, ${w.column(name)}::text`).join(', ')
  const captured = [...(wanted.captured ?? [])].map((name) => w.column(name))
  const returned = [...w.needed].map((name) => `${alias}.${quoted(name)}`)
  const list = (sql: string): string => `(select coalesce(json_agg(${sql}), '[]')::text from w)`
  const few = `n.n <= ${context.limits.writtenRows}`
  return {
    sql: [
      `with w as (${write.sql} returning ${returned.join(', ') || '1 as one'}) select `,
      `case when ${few} then (${response})::text end, ${holds}, `,
      `case when ${few} then ${list(`json_build_object(${pairs})`)} end, `,
      captured.length === 0
        ? 'null'
        : `case when ${few} then (select coalesce(json_agg(c), '[]')::text from (select ${captured.join(', ')} from w) c) end`,
      `, n.n::text from (select count(*) as n from w) n`,
    ].join(''),
    parameters: context.builder.parameters,
  }
}

function checkSql(context: Context, w: Scope, { check }: Write): string {
  const sql = check ? writeFilter(context, w, check) : ''
  // A check that is neither true nor false has not been met.
  return sql === '' ? `'true'` : `(select coalesce(bool_and(coalesce(${sql}, false)), true)::text from w)`
}

/**
 * A statement that answers of rows written before: they come back as one JSON parameter, the relations are read as they
 * are now.
 * @returns the statement and the columns it needs of the rows.
 */
export function answerStatement(
  context: Context,
  table: string,
  answer: Answer,
  rows: Bind,
  count: Bind,
): { statement: Compiled; needed: ReadonlySet<string> } {
  const w = narrowScope(table, 'w')
  const response = answerSql(context, w, answer, () => context.builder.bind(count, 'int8'))
  const columns = [...w.needed].map((name) => `${quoted(name)} ${pgType(columnOf(context, table, name).type).cast}`)
  const source =
    columns.length > 0
      ? `select * from json_to_recordset(${context.builder.bind(rows, 'json')}) as r(${columns.join(', ')})`
      : `select 1 as one from json_array_elements(${context.builder.bind(rows, 'json')})`
  return {
    statement: { sql: `with w as (${source}) select (${response})::text`, parameters: context.builder.parameters },
    needed: w.needed,
  }
}

function answerSql(context: Context, w: Scope, { single, fields, expected }: Answer, count: () => string): string {
  if (single) return writtenRows(context, w, fields, { limit: 1, expected: 1 })
  const entries = fields.map((field): Entry => {
    if (field.meaning?.kind === 'affected_rows') return { key: field.key, sql: count() }
    if (field.meaning?.kind !== 'returning') return { key: field.key, sql: literal(field.typeName) }
    const item = context.builder.alias()
    const rows = writtenRows(context, w, field.fields, { limit: context.limits.writtenRows, expected })
    return { key: field.key, sql: `(select coalesce(json_agg(${item}.j), '[]'::json) from (${rows}) ${item})` }
  })
  return jsonRows(context.builder, entries, '')
}

/** Whether an answer reads other tables, so that it must wait until everything is written. */
export function readsRelations({ single, fields }: Answer): boolean {
  const rows = single ? fields : fields.flatMap((field) => field.fields)
  return rows.some(({ meaning }) => /^(object|array|array_aggregate)$/.test(meaning?.kind ?? ''))
}
