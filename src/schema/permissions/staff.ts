import { everything, together, type RolePermissions, type TablePermission } from './permission.ts'
import { isWorkedOut, type StaffWrites } from './staff-writes.ts'

/** A table of the data API as the wide permissions of staff are made from it. */
export interface Writable {
  columns: readonly string[]
  /** The calls that alone write what has a rule behind it. */
  calls?: string | undefined
  /** Triggers, calls and the queue alone write it. */
  written?: true | undefined
  staff?: StaffWrites | undefined
}

/** Tables by their names. */
export type Catalogue = Record<string, Writable>

const readable = (tables: Catalogue): RolePermissions =>
  Object.fromEntries(
    Object.keys(tables).map((table) => [
      table,
      { select: { columns: '*' as const, filter: everything, limit: 1000, aggregate: true } },
    ]),
  )

const forced = (tables: Catalogue): RolePermissions =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([, { written }]) => !written)
      .map(([table, writable]) => [table, free(writable)]),
  )

function free({ columns: all, calls }: Writable): TablePermission {
  const forcing = all.includes('status')
    ? ' A status outside of its machine needs the header x-force-reason, and is audited.'
    : ''
  const said =
    calls === undefined ? {} : { description: `This entity has rules: use the calls under ${calls}.${forcing}` }
  const columns = all.some(isWorkedOut) ? all.filter((column) => !isWorkedOut(column)) : '*'
  return {
    insert: { columns, check: everything, ...said },
    update: { columns, filter: everything, check: everything, ...said },
    delete: { filter: everything, ...said },
  }
}

/** Staff read everything and write what the facts of a table say; a status of a ruled table is moved by its call. */
export function staff(tables: Catalogue): RolePermissions {
  const writes = Object.fromEntries(
    Object.entries(tables).map(([table, { columns, calls, staff: own }]) => [table, own?.writes(columns, calls) ?? {}]),
  )
  return together(readable(tables), writes)
}

/** Admins also keep prices and law, and may write where rules are, forced and audited. */
export function admin(tables: Catalogue): RolePermissions {
  return together(readable(tables), forced(tables))
}

/** The process itself, for imports and repairs: as an admin, and also what triggers write. Nobody has it over HTTP. */
export function service(tables: Catalogue): RolePermissions {
  const nothing: Writable = { columns: [] }
  return together(admin(tables), { trademark_change: free(nothing), task: free(nothing) })
}
