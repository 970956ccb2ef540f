/** A row predicate as data, in the data API's filter language; 'x-…' values come from the caller's session. */
export type RowPredicate = { [key: string]: unknown }

export interface SelectPermission {
  columns: readonly string[] | '*'
  filter: RowPredicate
  limit?: number
  aggregate?: boolean
}

/** What a role may do with a table. Columns not named are not there for the role, in no position. */
export interface TablePermission {
  select?: SelectPermission
  /** `check` must hold for the new row; `set` are presets that the caller cannot choose. */
  insert?: {
    columns: readonly string[] | '*'
    check: RowPredicate
    set?: Record<string, unknown>
    description?: string
  }
  /** Without `check` the changed row must still match `filter`. */
  update?: {
    columns: readonly string[] | '*'
    filter: RowPredicate
    check?: RowPredicate
    set?: Record<string, unknown>
    description?: string
  }
  delete?: { filter: RowPredicate; description?: string }
}

export type RolePermissions = Record<string, TablePermission>

/** Adds the writes of `second` to the reads of `first`. */
export function together(first: RolePermissions, second: RolePermissions): RolePermissions {
  const tables = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries([...tables].map((table) => [table, { ...first[table], ...second[table] }]))
}

export const everything: RowPredicate = {}
export const own: RowPredicate = { user_id: { _eq: 'x-user-id' } }

/** In a predicate, under the name of a relation: the rows that the role reads of the table that the relation leads to. */
export const readable = Symbol('readable')
