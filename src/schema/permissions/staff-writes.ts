import { everything, type RowPredicate, type TablePermission } from './permission.ts'

type Columns = readonly string[]

/** What staff write of a table, of all its columns and the path of the calls that alone write what has a rule behind it. */
export type Writes = (all: Columns, calls?: string) => TablePermission

/** What staff write over the data API, what somebody dishonest could do with it, and what holds them. */
export interface StaffWrites {
  writes: Writes
  could: string
  held: string
}

/** What the database and our jobs work out of the rest of the row. */
const workedOut = [
  'answer_seen_at',
  'queue',
  'staff_since',
  'pays_by_transfer',
  'standing_group',
  'precedence',
  'rank_due',
]
export const isWorkedOut = (column: string): boolean => workedOut.includes(column)

/** What a row is, whose it is, what it hangs on and who made it when are never corrected. */
export const fixedColumns = [
  'answer_seen_at',
  'status_group',
  'last_status_update',
  'last_tracking_update',
  'client_approval',
  'completed',
  'version',
  'goods_and_services',
  'ordered_items',
  'currency',
  'order_currency',
  'contact_email',
  'assignee_history',
  'role',
  'state',
  'email',
  'created_at',
  'updated_at',
  ...workedOut,
]
const isFixed = (column: string) =>
  column === 'id' || column === 'created_by' || column.endsWith('_id') || fixedColumns.includes(column)

/** What a new row takes from its default, its machine or its own call, and never from who writes it. */
const isMade = (column: string) =>
  column === 'id' ||
  column === 'assigned_admin_id' ||
  column.endsWith('_hub_id') ||
  column.endsWith('_by_user_id') ||
  ['assignee_history', 'last_status_update', 'created_at', 'updated_at', ...workedOut].includes(column)

export const except = (all: Columns, some: Columns): string[] => all.filter((column) => !some.includes(column))

/** The columns that may be given to a new row, and those that may be corrected. */
export const added = (all: Columns, but: Columns = []): string[] => except(all, but).filter((column) => !isMade(column))
export const changed = (all: Columns, but: Columns = []): string[] =>
  except(all, but).filter((column) => !isFixed(column))

export const insert = (
  columns: Columns,
  check: RowPredicate = everything,
  set?: Record<string, unknown>,
): TablePermission => ({
  insert: { columns, check, ...(set ? { set } : {}) },
})
export const update = (columns: Columns, filter: RowPredicate = everything): TablePermission => ({
  update: { columns, filter, check: filter },
})

/** A matter that staff open and work on: its status moves along its machine only, which the database holds. */
export const matter =
  (but: { added?: Columns; changed?: Columns } = {}): Writes =>
  (all) => ({ ...insert(added(all, but.added)), ...update(changed(all, but.changed)) })

/** A part of something that the client has not been told of yet; afterwards it stays as it was shown. */
export const draftPart =
  (untold: RowPredicate, but: Columns = []): Writes =>
  (all) => ({ ...insert(added(all, but), untold), ...update(changed(all, but), untold), delete: { filter: untold } })

/** The same of what the client has written too: nothing of it is removed. */
export const openPart =
  (open: RowPredicate, but: Columns = []): Writes =>
  (all) => ({ ...insert(added(all, but), open), ...update(changed(all, but), open) })

/** What a step writes down of a day that it set; nobody tells that by hand. */
const ofStep = ['due_before', 'due_after', 'reason']

/** What happened is told once, under the name of who tells it. */
export const history: Writes = (all) =>
  insert(
    except(added(all), ['user_id', ...ofStep]),
    // What a client declares, its call alone tells.
    { name: { _neq: 'Withdrawal declared' } },
    all.includes('user_id') ? { user_id: 'x-user-id' } : undefined,
  )

/** Rows that come and move by their calls; what no rule depends on may be corrected, until somebody relies on it. */
export const corrections =
  (but: Columns = [], filter: RowPredicate = everything): Writes =>
  (all, calls = '') => {
    const description = `Corrections only. This entity has rules: it is made, moved and ended by the calls under ${calls}.`
    return {
      update: { columns: except(changed(all, but), ['status']), filter, check: filter, description },
    }
  }
