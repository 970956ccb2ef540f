import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Role } from '#domain/account/roles.ts'
import { ownerColumn } from './columns.ts'
import { tablesByName } from './nouns.ts'
import type { RolePermissions, TablePermission } from './permissions/permission.ts'
import { resolveReadable } from './permissions/readable.ts'
import { admin, service, staff, type Catalogue } from './permissions/staff.ts'
import { relations } from './relations.ts'
import { task } from './task.ts'

/** Columns that no role of the data API has, in no position. */
export const hiddenColumns: Record<string, readonly string[]> = {
  task: task.hidden.map((column) => column.name),
  ...Object.fromEntries(
    [...tablesByName].flatMap(([name, { hidden = [], ownedBy }]) => {
      const columns = ownedBy === undefined ? hidden : [...hidden, ownerColumn]
      return columns.length > 0 ? [[name, columns]] : []
    }),
  ),
}

/** Tables of the machinery: sessions, tokens, counters, keys. No role reads them through the data API. */
export const innerTables: readonly string[] = [...tablesByName]
  .filter(([, { inner }]) => inner)
  .map(([name]) => name)
  .toSorted()

const catalogue: Catalogue = Object.fromEntries(
  [...tablesByName]
    .filter(([, { inner }]) => !inner)
    .map(([name, { table, calls, written, staff: writes }]) => {
      const columns = getTableConfig(table).columns.map((column) => column.name)
      const shown = columns.filter((column) => !hiddenColumns[name]?.includes(column))
      return [name, { columns: shown, calls, written, staff: writes }]
    }),
)
const withTask: Catalogue = {
  ...catalogue,
  task: { columns: task.columns.map((column) => column.name), written: true },
}

/** What the facts of the tables say of some roles, the former before the latter. */
function stated(...roles: ('open' | 'customer' | 'link')[]): RolePermissions {
  const said = [...tablesByName].flatMap(([name, facts]) =>
    roles.flatMap((role): [string, TablePermission][] => (facts[role] ? [[name, facts[role]]] : [])),
  )
  return resolveReadable(Object.fromEntries(said), relations)
}

/**
 * Who may do what: role × table × action, columns and rows, as the facts of each table say it. The data API compiles it into
 * its statements, the row-level-security policies are generated from it, and the calls use the same owner paths.
 */
export const permissions: Record<Role, RolePermissions> = {
  anonymous: stated('open'),
  link: stated('open', 'link'),
  customer: stated('open', 'customer'),
  staff: staff(withTask),
  admin: admin(withTask),
  service: service(withTask),
}

/** Roles whose statements run under row-level security, as a second wall behind the compiled predicates. */
export const walledRoles = ['anonymous', 'link', 'customer'] as const satisfies readonly Role[]
