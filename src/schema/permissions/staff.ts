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
const written = ['audit_log', 'trademark_change']

/** Tables with their columns, from which the wide permissions of staff are made. */
export type Catalogue = Record<string, readonly string[]>

const readable = (tables: Catalogue): RolePermissions =>
  Object.fromEntries(
    Object.keys(tables).map((table) => [
      table,
      { select: { columns: '*' as const, filter: everything, limit: 1000, aggregate: true } },
    ]),
  )

const writable = (tables: Catalogue, except: readonly string[], withoutColumns: readonly string[]): RolePermissions =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([table]) => !except.includes(table))
      .map(([table, all]) => {
        const columns = table in ruledTables ? all.filter((column) => !withoutColumns.includes(column)) : '*'
        return [
          table,
          {
            ...(table in ruledTables && withoutColumns.length > 0 ? {} : { insert: { columns, check: everything } }),
            update: { columns, filter: everything, check: everything },
            ...(table in ruledTables && withoutColumns.length > 0 ? {} : { delete: { filter: everything } }),
          },
        ]
      }),
  )

/** Staff read everything and write what no rule guards; a status of a ruled table is moved by its call. */
export function staff(tables: Catalogue): RolePermissions {
  return together(readable(tables), writable(tables, [...written, ...money, ...masterData], ruledColumns))
}

/** Admins also keep prices and law, and may write where rules are, forced and audited. */
export function admin(tables: Catalogue): RolePermissions {
  return together(readable(tables), writable(tables, written, []))
}
