import { everything, together, type RolePermissions } from './permission.ts'

/** Written by a contract call and nothing else: the call knows the rules, the letters and the money. */
export const ruledTables = {
  registration_request: '/api/request',
  application: '/api/request/{id}/application',
  trademark: '/api/trademark',
  product: '/api/product',
  verification_result: '/api/verification-result',
  user: '/api/user',
} as const

const ruledColumns = ['status', 'status_group', 'client_approval', 'product_id', 'user_id', 'role', 'state']

const masterData = ['discount_coupon', 'exchange_rate', 'fee_rule', 'service_fee']
// Numbers, tax documents and payments: only the calls of billing write them.
const money = ['invoice', 'credit_note', 'payment_attempt', 'product_event', 'brand_subscription_payment']
const written = ['assignment', 'audit_log', 'trademark_change']

/** Tables with their columns, from which the wide permissions of staff are made. */
export type Catalogue = Record<string, readonly string[]>

const readable = (tables: Catalogue): RolePermissions =>
  Object.fromEntries(
    Object.keys(tables).map((table) => [
      table,
      { select: { columns: '*' as const, filter: everything, limit: 1000, aggregate: true } },
    ]),
  )

const isRuled = (table: string): table is keyof typeof ruledTables => table in ruledTables

const writable = (tables: Catalogue, except: readonly string[], forced: boolean): RolePermissions =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([table]) => !except.includes(table))
      .map(([table, all]) => [table, isRuled(table) && !forced ? ruled(table, all) : free(table)]),
  )

// Rows of these come and move by their calls; what no rule depends on may be corrected here.
const ruled = (table: keyof typeof ruledTables, all: readonly string[]): RolePermissions[string] => ({
  update: {
    columns: all.filter((column) => !ruledColumns.includes(column)),
    filter: everything,
    check: everything,
    description: `Corrections only. This entity has rules: it is made, moved and ended by the calls under ${ruledTables[table]}.`,
  },
})

const free = (table: string): RolePermissions[string] => {
  const description = isRuled(table)
    ? `This entity has rules: use the calls under ${ruledTables[table]}. A status outside of its machine needs the header x-force-reason, and is audited.`
    : undefined
  const said = description ? { description } : {}
  return {
    insert: { columns: '*', check: everything, ...said },
    update: { columns: '*', filter: everything, check: everything, ...said },
    delete: { filter: everything, ...said },
  }
}

/** Staff read everything and write what no rule guards; a status of a ruled table is moved by its call. */
export function staff(tables: Catalogue): RolePermissions {
  return together(readable(tables), writable(tables, [...written, ...money, ...masterData], false))
}

/** Admins also keep prices and law, and may write where rules are, forced and audited. */
export function admin(tables: Catalogue): RolePermissions {
  return together(readable(tables), writable(tables, written, true))
}

/** The process itself, for imports and repairs: as an admin, and also what triggers write. */
export function service(tables: Catalogue): RolePermissions {
  return together(admin(tables), { trademark_change: free('trademark_change') })
}
