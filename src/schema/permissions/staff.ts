import { everything, own, together, type RolePermissions } from './permission.ts'

/** Written by a contract call and nothing else: the call knows the rules, the letters and the money. */
export const ruledTables = {
  registration_request: '/api/request',
  application: '/api/request/{id}/application',
  application_jurisdiction: '/api/request/{id}/application',
  trademark: '/api/trademark',
  product: '/api/product',
  verification_result: '/api/request/{id}/verification-result',
  similar_trademark: '/api/request/{id}/verification-result',
  user: '/api/user',
  user_profile: '/api/user/{id}',
} as const

// Besides every key: what a row is, whose it is and what it hangs on are never corrected.
const ruledColumns = [
  'status',
  'status_group',
  'last_status_update',
  'last_tracking_update',
  'client_approval',
  'completed',
  'version',
  'goods_and_services',
  'ordered_items',
  'currency',
  'contact_email',
  'assignee_history',
  'role',
  'state',
  'email',
  'created_at',
]
const isRuledColumn = (column: string) => column === 'id' || column.endsWith('_id') || ruledColumns.includes(column)

const masterData = ['discount_coupon', 'exchange_rate', 'fee_rule', 'service_fee']
// Numbers, tax documents and payments: only the calls of billing write them.
const money = [
  'invoice',
  'credit_note',
  'payment_attempt',
  'product_event',
  'brand_subscription_payment',
  'user_payment_method',
]
const written = ['assignment', 'audit_log', 'trademark_change']
// The offices' own words: only an import writes them.
const imported = ['mark', 'mark_import']

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
      .map(([table, all]) => [table, forced ? free(table, all) : (narrow(table, all) ?? free(table, all))]),
  )

const narrow = (table: string, all: readonly string[]): RolePermissions[string] | undefined =>
  isRuled(table) ? ruled(table, all) : table.endsWith('_tracking') ? history(all) : narrowed[table]?.(all)

// Rows of these come and move by their calls; what no rule depends on may be corrected here.
const ruled = (table: keyof typeof ruledTables, all: readonly string[]): RolePermissions[string] => {
  const columns = all.filter((column) => !isRuledColumn(column))
  if (columns.length === 0) return {}
  const description = `Corrections only. This entity has rules: it is made, moved and ended by the calls under ${ruledTables[table]}.`
  return { update: { columns, filter: everything, check: everything, description } }
}

// What happened is told once, under the name of who tells it.
const history = (all: readonly string[]): RolePermissions[string] => ({
  insert: {
    columns: without(all, ['id', 'user_id', 'created_at']),
    check: everything,
    ...(all.includes('user_id') ? { set: { user_id: 'x-user-id' } } : {}),
  },
})

const without = (all: readonly string[], some: readonly string[]) => all.filter((column) => !some.includes(column))

const narrowed: Record<string, (all: readonly string[]) => RolePermissions[string]> = {
  // Everybody writes comments under the own name, and corrects no words of others.
  thread_comment: (all) => {
    const columns = without(all, ['id', 'user_id', 'created_at', 'author_role', 'author_firstname', 'author_lastname'])
    return {
      insert: { columns, check: own, set: { user_id: 'x-user-id' } },
      update: { columns: ['content', 'suggested_comment', 'type'], filter: own },
      delete: { filter: own },
    }
  },
  // A hit is shown to its owner by its rating, which also tells them; what they have seen is theirs to say.
  trademark_monitoring_result: (all) => {
    const columns = without(all, ['id', 'created_at', 'relevance', 'seen'])
    return {
      insert: { columns, check: everything },
      update: { columns: without(columns, ['trademark_id']), filter: everything, check: everything },
      delete: { filter: everything },
    }
  },
  // A file comes by its upload, which looks at it; where it lies and what it is stays as the upload left it.
  document: () => ({
    update: {
      columns: ['name', 'type', 'document_folder_id', 'visible_to_client'],
      filter: everything,
      check: everything,
    },
    delete: { filter: everything },
  }),
}

const free = (table: string, all: readonly string[]): RolePermissions[string] => {
  const forcing = all.includes('status')
    ? ' A status outside of its machine needs the header x-force-reason, and is audited.'
    : ''
  const description = isRuled(table)
    ? `This entity has rules: use the calls under ${ruledTables[table]}.${forcing}`
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
  return together(readable(tables), writable(tables, [...written, ...imported, ...money, ...masterData], false))
}

/** Admins also keep prices and law, and may write where rules are, forced and audited. */
export function admin(tables: Catalogue): RolePermissions {
  return together(readable(tables), writable(tables, written, true))
}

/** The process itself, for imports and repairs: as an admin, and also what triggers write. */
export function service(tables: Catalogue): RolePermissions {
  return together(admin(tables), { trademark_change: free('trademark_change', []) })
}
