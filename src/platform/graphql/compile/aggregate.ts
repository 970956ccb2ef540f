import type { Selected } from './collect.ts'
import { narrowScope, type Context, type Scope } from './context.ts'
import { countOf } from './count.ts'
import { askedLimit, choosesByPlace, columnNames, rowSource, type RowRequest } from './rows.ts'
import { jsonRows, literal, type Entry } from './sql-builder.ts'

/**
 * The query behind `x_aggregate { aggregate {…} nodes {…} }`: all figures in one pass over the rows, the nodes beside
 * them. The cap on rows holds for the nodes, never for the figures.
 */
export function aggregateSql(
  context: Context,
  request: RowRequest,
  fields: readonly Selected[],
  nodesSql: (fields: readonly Selected[]) => string,
): string {
  const rows = narrowScope(request.table, context.builder.alias())
  const figures = new Figures(context, rows)
  const entries = fields.map((field): Entry => {
    if (field.meaning?.kind === 'aggregate') return { key: field.key, sql: figures.object(field.fields) }
    if (field.meaning?.kind === 'nodes') return { key: field.key, sql: `(${nodesSql(field.fields)})` }
    return { key: field.key, sql: literal(field.typeName) }
  })
  if (figures.columns.size === 0) return jsonRows(context.builder, entries, '')
  const byPlace = choosesByPlace(request.args)
  // How many rows there are up to a limit is the same for any of them: sorting them would cost what the limit saves.
  const ordered = byPlace && (rows.needed.size > 0 || columnNames(request.args.get('distinct_on')).length > 0)
  const source = rowSource(context, request, rows.needed, byPlace ? askedLimit(request.args) : undefined, ordered)
  const columns = [...figures.columns].map(([sql, name]) => `${sql} as ${name}`).join(', ')
  return jsonRows(context.builder, entries, ` from (select ${columns} from (${source}) ${rows.alias}) ${figures.alias}`)
}

/** The figures asked for, each computed once. */
class Figures {
  readonly columns = new Map<string, string>()
  readonly alias: string
  readonly #context: Context
  readonly #rows: Scope

  constructor(context: Context, rows: Scope) {
    this.#context = context
    this.#rows = rows
    this.alias = context.builder.alias()
  }

  object(fields: readonly Selected[]): string {
    const entries = fields.map((field): Entry => ({ key: field.key, sql: this.#figure(field) }))
    return `(${jsonRows(this.#context.builder, entries, '')})`
  }

  #figure(field: Selected): string {
    const { meaning } = field
    if (meaning?.kind === 'count') {
      const distinct = field.args.get('distinct')
      const columns = columnNames(field.args.get('columns')).map((name) => this.#rows.column(name))
      return this.#computed(countOf(columns, distinct?.kind === 'leaf' && distinct.value === true))
    }
    if (meaning?.kind !== 'function') return literal(field.typeName)
    const entries = field.fields.map(({ key, meaning: of, typeName }): Entry => {
      if (of?.kind !== 'column') return { key, sql: literal(typeName) }
      return { key, sql: this.#computed(`${meaning.name}(${this.#rows.column(of.column.name)})`) }
    })
    return `(${jsonRows(this.#context.builder, entries, '')})`
  }

  #computed(sql: string): string {
    const name = this.columns.get(sql) ?? `a${this.columns.size}`
    this.columns.set(sql, name)
    return `${this.alias}.${name}`
  }
}
