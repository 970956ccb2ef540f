import type { Bind, Encoding, Parameter } from './bind.ts'

/** Rows that several parts of a statement read: found once, with the columns that any of the parts asks for. */
export interface SharedRows {
  readonly name: string
  readonly columns: Set<string>
  /** Whether the words stand in rows beside them: an index may then have all that is asked of these. */
  readonly byKeys: boolean
}

/** Numbers the parameters and names the row sources of one statement. */
export class SqlBuilder {
  readonly parameters: Parameter[] = []
  readonly #session = new Map<string, string>()
  #aliases = 0
  readonly #shared = new Map<string, { rows: SharedRows; sql: () => string }>()
  /** Whether what several parts of the statement ask for stands before it, once. */
  readonly shares: boolean

  constructor(shares = false) {
    this.shares = shares
  }

  /** A parameter cast to a PostgreSQL type: `$3::uuid`. */
  bind(bind: Bind, cast: string, encoding: Encoding = 'plain'): string {
    const key = bind.from === 'session' ? `${bind.name}::${cast}` : ''
    const known = key && this.#session.get(key)
    if (known) return known
    this.parameters.push({ bind, encoding })
    const sql = `$${this.parameters.length}::${cast}`
    if (key) this.#session.set(key, sql)
    return sql
  }

  /** The rows of `table` that `condition` narrows an alias of it to; `condition` is called for the first asker alone. */
  sharedRows(key: string, table: string, byKeys: boolean, condition: (alias: string) => string): SharedRows {
    const known = this.#shared.get(key)
    if (known) return known.rows
    const alias = this.alias()
    const where = condition(alias)
    const rows: SharedRows = { name: `s${this.#shared.size + 1}`, columns: new Set(), byKeys }
    const sql = () =>
      `select ${[...rows.columns].map((column) => `${alias}.${quoted(column)}`).join(', ') || '1'} from ${table} ${alias} where ${where}`
    this.#shared.set(key, { rows, sql })
    return rows
  }

  /** The statement with what its parts share before it. */
  withShared(sql: string): string {
    const parts = [...this.#shared.values()].map((one) => `${one.rows.name} as materialized (${one.sql()})`)
    return parts.length > 0 ? `with ${parts.join(', ')} ${sql}` : sql
  }

  alias(): string {
    this.#aliases += 1
    return `t${this.#aliases}`
  }
}

/** A quoted identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A quoted text literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A table's SQL name, quoted part by part. */
export function tableName(table: { name: string; sqlName?: string }): string {
  return (table.sqlName ?? table.name).split('.').map(quoted).join('.')
}

/** One key of a JSON object and the SQL of its value. */
export interface Entry {
  key: string
  sql: string
}

// PostgreSQL cuts identifiers at 63 bytes, so two long keys could become one.
const longestIdentifier = 63

/** A query answering, for each row of `from`, one json `j` with the entries in order. */
export function jsonRows(builder: SqlBuilder, entries: readonly Entry[], from: string): string {
  const row = builder.alias()
  if (entries.every(({ key }) => key.length <= longestIdentifier)) {
    const columns = entries.map(({ key, sql }) => `${sql} as ${quoted(key)}`).join(', ')
    return `select row_to_json(${row}) as j from (select ${columns}${from}) ${row}`
  }
  const columns = entries.map(({ sql }, index) => `${sql} as c${index}`).join(', ')
  const text = entries.map(({ key }, index) => `'"${key}":' || coalesce(to_json(${row}.c${index})::text, 'null')`)
  return `select ('{' || ${text.join(` || ',' || `)} || '}')::json as j from (select ${columns}${from}) ${row}`
}
