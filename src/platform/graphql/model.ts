/** A caller's role, as named in the permissions. */
export type Role = string

export interface Column {
  name: string
  /** PostgreSQL type: uuid, int4, int8, text, bool, numeric, timestamptz, date, jsonb, text[] … or an enum's name. */
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Makes the value of a new row that does not give one, where the default is the application's and not the database's. */
  make?: () => unknown
  /** Printed in the schema. */
  description?: string
}

export interface Table {
  /** Name in the API: root fields and types derive from it. */
  name: string
  /** Name in SQL when it differs; may carry a schema: `billing.invoice`. */
  sqlName?: string
  columns: Column[]
  /** Columns that exist in SQL but in no role's schema. Only a permission predicate may read them. */
  hidden?: Column[]
  primaryKey: string[]
  /** Name of the primary key's constraint; `x_pkey` when not given. */
  primaryKeyName?: string
  uniqueKeys: { name: string; columns: string[] }[]
  /** What its rows refer to, as the database holds it. */
  foreignKeys?: { columns: string[]; target: string; to: string[] }[]
  /** Columns that the database keeps equal to one of the row behind a relation. */
  copies?: { column: string; relation: string; of: string }[]
  readOnly?: boolean
  /** Printed in the schema. */
  description?: string
}

export interface Relation {
  table: string
  name: string
  kind: 'object' | 'array'
  target: string
  on: [local: string, remote: string][]
}

/**
 * Hasura's boolean expression as JSON. A string value of the form `x-user-id` is a session variable.
 * Beyond the API's operators a predicate may use `_exists: { _table, _where }` and the column comparisons
 * `_ceq _cne _cgt _cgte _clt _clte`.
 */
export type BoolExp = { [key: string]: unknown }

/**
 * What a role may do with a table. `set` are presets: columns that take a constant or a session variable and that the
 * caller cannot name. A `description` is printed at the root fields it opens: "this entity has rules, use call X".
 */
export interface TablePermission {
  select?: {
    columns: readonly string[] | '*'
    filter: BoolExp
    limit?: number
    aggregate?: boolean
    description?: string
  }
  insert?: { columns: readonly string[] | '*'; check: BoolExp; set?: Record<string, unknown>; description?: string }
  /** Without `check` the changed row must still match `filter`: a row cannot be moved out of its owner's reach. */
  update?: {
    columns: readonly string[] | '*'
    filter: BoolExp
    check?: BoolExp
    set?: Record<string, unknown>
    description?: string
  }
  delete?: { filter: BoolExp; description?: string }
}

export type Permissions = Record<Role, Record<string, TablePermission>>

export interface Model {
  tables: Table[]
  relations: Relation[]
  permissions: Permissions
}

export interface Session {
  role: Role
  /** Lower-case names with their values: `{ 'x-user-id': … }`. */
  variables: Record<string, string>
}

/** One statement that answers one row with one text column. */
export interface Statement {
  sql: string
  values: unknown[]
  /** Given once a statement proved hot: the executor may keep it prepared under this name. */
  name?: string
  /** The statement is cancelled after so many milliseconds. */
  timeoutMs?: number
  /** Set when the answer is the same for everybody of the role: it may serve others for so many milliseconds. */
  shareMs?: number
}

/** Executes a statement and answers its single text value. */
export type Run = (statement: Statement, session: Session, mode: 'read' | 'write') => Promise<string>

/** Executes a statement inside a transaction and answers the columns of its single row, all of them text or null. */
export type Execute = (statement: Statement) => Promise<readonly (string | null)[]>

/**
 * Runs work in one transaction: committed when it resolves, rolled back when it throws, done again from the start after
 * a serialisation failure (40001) or a deadlock (40P01). The caller's role and session variables are settings local to
 * the transaction (`app.role`, `app.user_id` …), for policies and triggers.
 */
export type Transact = <T>(session: Session, timeoutMs: number, work: (execute: Execute) => Promise<T>) => Promise<T>

/** Rows of one table that one statement has written, told inside its transaction. */
export interface Written {
  action: 'insert' | 'update' | 'delete'
  table: string
  role: Role
  /** Primary keys of the rows, every value as text. */
  keys: readonly Readonly<Record<string, string>>[]
  /** Columns that were given a value; none for a delete. */
  columns: readonly string[]
  session: Session
  /** Executes SQL of the listener's own in the same transaction, under the same login; gives the columns of its first row. */
  run: (sql: string, values: readonly unknown[]) => Promise<readonly (string | null)[]>
}

/** Told of every write; when it throws, the whole mutation is undone. */
export type OnWrite = (written: Written) => Promise<void>
