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

/** What a table holds of customers. */
export interface Held {
  group: DataGroup
  /**
   * Which rows are the customer's: SQL over the table as `t`; $1 is the user's id, and a name in braces is a set of ids: the
   * customer's rows of the table of that name, or a set of `features/account/own-rows.ts`.
   */
  mine: string
  /** What an erasure does: deletes the rows, keeps them as they are, or sets columns to SQL values. */
  erase: 'delete' | 'keep' | Record<string, string>
  /** Columns that no export tells: secrets and their digests. */
  secret?: readonly string[]
  /** It is erased after this table, on which it hangs; all others are erased before. */
  after?: string
}

/** What is held of customers in a table, or that nothing is. */
export interface Holding extends Held {
  table: string
}

/** The rows that name the customer, and those that hang on a row of the customer's by `<parent>_id`. */
export const ofUser = 't.user_id = $1'
export const of = (parent: string, column = `${parent}_id`): string => `t.${column} = any ({${parent}})`

/** What an erasure writes into a column, as SQL. */
export const erased = `'erased'`
export const none = 'null'
export const empty = `''`
export const noTexts = `'{}'::text[]`

/** Columns of which nothing is left. */
export const emptied = (...columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, none]))
