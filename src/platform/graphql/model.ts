/** A caller's role, as named in the permissions. */
export type Role = string

export interface Column {
  name: string
  /** PostgreSQL type: uuid, int4, int8, text, bool, numeric, timestamptz, date, jsonb, text[] … or an enum's name. */
  type: string
  nullable: boolean
  hasDefault: boolean
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
  uniqueKeys: { name: string; columns: string[] }[]
  readOnly?: boolean
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

export interface TablePermission {
  select?: { columns: readonly string[] | '*'; filter: BoolExp; limit?: number; aggregate?: boolean }
  insert?: { columns: readonly string[] | '*'; check: BoolExp; set?: Record<string, unknown> }
  /** Without `check` the changed row must still match `filter`: a row cannot be moved out of its owner's reach. */
  update?: { columns: readonly string[] | '*'; filter: BoolExp; check?: BoolExp; set?: Record<string, unknown> }
  delete?: { filter: BoolExp }
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
}

/** Executes a statement and answers its single text value. */
export type Run = (statement: Statement, session: Session, mode: 'read' | 'write') => Promise<string>
