import { invalid, placed } from '../errors.ts'
import { ListScope, tableScope, whereClause, type Context, type Scope } from './context.ts'
import { orderClause } from './order.ts'
import { quoted, tableName } from './sql-builder.ts'
import type { Arguments, Value } from './values.ts'
import { roleFilter, whereSql } from './where.ts'

/** Rows of a table as a caller's arguments and permission narrow them. */
export interface RowRequest {
  table: string
  args: Arguments
  /** What ties the rows to their parent, or to a key. */
  tie?: (rows: Scope) => string
}

/** A list without a `limit` of its own counts as so many rows inside another list. */
const nestedGuess = 50

/**
 * The literal limit of a list and the rows to reckon with. The limit is part of the SQL and not a parameter:
 * with a parameter the planner expects a tenth of the table.
 */
export function listLimit(context: Context, request: RowRequest): { limit: number; expected: number } {
  const allowed = context.catalog.permission(context.role, request.table)?.select?.limit ?? context.limits.rows
  const cap = Math.min(allowed, context.limits.rows)
  const asked = askedLimit(request.args)
  if (asked !== undefined) return { limit: Math.min(asked, cap), expected: Math.min(asked, cap) }
  return { limit: cap, expected: request.tie ? Math.min(cap, nestedGuess) : cap }
}

/** The caller's own `limit`, if any. */
export function askedLimit(args: Arguments): number | undefined {
  const value = args.get('limit')
  if (value?.kind !== 'leaf') return undefined
  const limit = Number(value.value)
  if (limit < 0) throw invalid(`unexpected negative value for 'limit'`, '$.args.limit')
  return limit
}

/** `select needed columns from table where … order by … limit …`, the row source of a list, an object or an aggregate. */
export function rowSource(
  context: Context,
  request: RowRequest,
  needed: ReadonlySet<string>,
  limit: number | undefined,
  ordered: boolean,
): string {
  const scope = new ListScope(request.table, context.builder.alias(), request.tie !== undefined)
  const conditions = [
    request.tie?.(scope) ?? '',
    roleFilter(context, scope),
    placed('.args.where', () => whereSql(context, scope, request.args.get('where'), 'caller')),
  ]
  const distinctOn = columnNames(request.args.get('distinct_on'))
  const distinct =
    distinctOn.length > 0 ? `distinct on (${distinctOn.map((name) => scope.column(name)).join(', ')}) ` : ''
  const order = ordered || distinct ? orderClause(context, scope, request.args.get('order_by'), distinctOn) : ''
  const offset = request.args.get('offset')
  const table = tableName(context.catalog.table(request.table))
  const chosen = (columns: string): string =>
    [
      `select ${distinct}${columns} from ${scope.from(table)}`,
      whereClause(conditions),
      order,
      limit === undefined ? '' : ` limit ${limit}`,
      offset?.kind === 'leaf' ? ` offset ${context.builder.bind(offset.bind, 'int8')}` : '',
    ].join('')
  const columnsOf = (rows: Scope): string => [...needed].map((name) => rows.column(name)).join(', ')
  if (needed.size === 0) return chosen('1 as one')
  const [key = ''] = context.catalog.table(request.table).primaryKey
  if (!scope.isByKeys || limit === undefined || distinct !== '') return chosen(columnsOf(scope))
  // Thousands may be found of which a page is shown: only those are read as a whole.
  const [shown, rows] = [context.builder.alias(), tableScope(request.table, context.builder.alias())]
  const keys = chosen(scope.column(key))
  return (
    `select ${columnsOf(rows)} from (${keys}) ${shown} cross join lateral` +
    ` (select * from ${table} one where one.${quoted(key)} = ${shown}.${quoted(key)} limit 1) ${rows.alias}`
  )
}

/** Whether the arguments choose rows by place, so that order and limit matter to an aggregate too. */
export function choosesByPlace(args: Arguments): boolean {
  return ['limit', 'offset', 'distinct_on'].some((name) => {
    const value = args.get(name)
    return value !== undefined && value.kind !== 'null'
  })
}

/** The names in a list of columns. */
export function columnNames(value: Value | undefined): string[] {
  return value?.kind === 'leaf' ? [value.value].flat().map(String) : []
}
