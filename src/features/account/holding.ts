import type { OwnSet } from './own-rows.ts'

/** What the tables hold about a customer, under the names that the profile page has words for. */
export type DataGroup =
  | 'account'
  | 'sessions'
  | 'requests'
  | 'contacts'
  | 'drafts'
  | 'documents'
  | 'brands'
  | 'notifications'
  | 'invoices'
  | 'register'
  | 'audit'

export interface Holding {
  table: string
  group: DataGroup
  /** Which rows are the customer's: SQL over the table as `t`, as `resolveOwn` takes it: $1 is the user's id, {requests} a set. */
  mine: string
  /** What an erasure does: deletes the rows, keeps them as they are, or sets columns to SQL values. */
  erase: 'delete' | 'keep' | Record<string, string>
  /** Columns that no export tells: secrets and their digests. */
  secret?: readonly string[]
}

/** What an erasure writes into a column, as SQL. */
export const erased = `'erased'`
export const none = 'null'
export const empty = `''`
export const noTexts = `'{}'::text[]`

/** Columns of which nothing is left. */
export const emptied = (...columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, none]))

/** The history of a noun's rows, which is kept. */
export const tracking = (table: string, parent: string, of: OwnSet, group: DataGroup): Holding => ({
  table,
  group,
  mine: `t.${parent} = any ({${of}})`,
  erase: 'keep',
})
