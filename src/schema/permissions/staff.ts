import { everything, together, type RolePermissions } from './permission.ts'
import { isRuled, isWorkedOut, ruledTables, staffWritesOf } from './staff-writes.ts'

// What triggers, calls and the queue alone write.
const written = [
  'application_approval',
  'assignment',
  'audit_log',
  'bank_allocation',
  'bank_entry',
  'bank_statement',
  'case_exhibit',
  'deadline',
  'payment_refund',
  'sighting',
  'task',
  'trademark_change',
  'verification_search',
]

/** Tables with their columns, from which the wide permissions of staff are made. */
export type Catalogue = Record<string, readonly string[]>

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
      .filter(([table]) => !written.includes(table))
      .map(([table, all]) => [table, free(table, all)]),
  )

const free = (table: string, all: readonly string[]): RolePermissions[string] => {
  const forcing = all.includes('status')
    ? ' A status outside of its machine needs the header x-force-reason, and is audited.'
    : ''
  const description = isRuled(table)
    ? `This entity has rules: use the calls under ${ruledTables[table]}.${forcing}`
    : undefined
  const said = description ? { description } : {}
  const columns = all.some(isWorkedOut) ? all.filter((column) => !isWorkedOut(column)) : '*'
  return {
    insert: { columns, check: everything, ...said },
    update: { columns, filter: everything, check: everything, ...said },
    delete: { filter: everything, ...said },
  }
}

/** Staff read everything and write what `staff-writes.ts` names; a status of a ruled table is moved by its call. */
export function staff(tables: Catalogue): RolePermissions {
  const writes = Object.fromEntries(Object.entries(tables).map(([table, all]) => [table, staffWritesOf(table, all)]))
  return together(readable(tables), writes)
}

/** Admins also keep prices and law, and may write where rules are, forced and audited. */
export function admin(tables: Catalogue): RolePermissions {
  return together(readable(tables), forced(tables))
}

/** The process itself, for imports and repairs: as an admin, and also what triggers write. Nobody has it over HTTP. */
export function service(tables: Catalogue): RolePermissions {
  return together(admin(tables), { trademark_change: free('trademark_change', []), task: free('task', []) })
}
