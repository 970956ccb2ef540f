import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Role } from '#domain/account/roles.ts'
import { ownedByParent, ownerColumn } from './owners.ts'
import { customer } from './permissions/customer.ts'
import { link } from './permissions/link.ts'
import { open } from './permissions/open.ts'
import type { RolePermissions } from './permissions/permission.ts'
import { admin, service, staff, type Catalogue } from './permissions/staff.ts'
import * as tables from './tables.ts'
import { task } from './task.ts'

/** Columns that no role of the data API has, in no position. */
export const hiddenColumns: Record<string, readonly string[]> = {
  user: ['secret', 'refresh_token', 'password_hash'],
  task: task.hidden.map((column) => column.name),
  ...Object.fromEntries(ownedByParent.map(({ table }) => [table, [ownerColumn]])),
}

/** Tables of the machinery: sessions, tokens, counters, keys. No role reads them through the data API. */
export const innerTables = [
  'audit_head',
  'calendar_event',
  'calendar_feed',
  'idempotency_key',
  'invoice_counter',
  'mailed_token',
  'payment_event',
  'public_id_counter',
  'recovery_code',
  'reminder',
  'second_factor',
  'session',
  'status_transition',
  'user_identity',
  'watch_state',
] as const

const catalogue: Catalogue = Object.fromEntries(
  Object.values(tables)
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !innerTables.some((inner) => inner === name))
    .map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).filter((column) => !hiddenColumns[name]?.includes(column)),
    ]),
)
const withTask: Catalogue = { ...catalogue, task: task.columns.map((column) => column.name) }

/**
 * Who may do what: role × table × action, columns and rows, declared once. The data API compiles it into its statements,
 * the row-level-security policies are generated from it, and the calls use the same owner paths.
 */
export const permissions: Record<Role, RolePermissions> = {
  anonymous: open,
  link,
  customer,
  staff: staff(withTask),
  admin: admin(withTask),
  service: service(withTask),
}

/** Roles whose statements run under row-level security, as a second wall behind the compiled predicates. */
export const walledRoles = ['anonymous', 'link', 'customer'] as const satisfies readonly Role[]
