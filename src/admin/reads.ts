import type { SortPayload } from 'ra-core'
import type { Condition } from '#operations/generated/reads.ts'
import type { Operation } from '#operations/operation.ts'
import type { Page, PageVariables } from '#operations/staff/page.ts'

export type { Condition }

/** What the data provider needs to read one table: its documents, and what each filter of a list means. */
export interface Reads {
  /** A page of rows for a list. */
  list: Operation<Page, PageVariables>
  /** A row for its own page. */
  show: Operation<Page, PageVariables>
  /** From the list's filter values to a condition; absent values are left out before. */
  filters: Record<string, (value: string) => Condition>
  /** The values that the list offers of a filter; the search has none. */
  choices: Readonly<Record<string, readonly string[]>>
  /** The columns by which the list can be sorted: of each column of the screen, that of the table. */
  sorts: Readonly<Record<string, string>>
  /** Those of them that may be empty: rows without a value come last, whatever the direction. */
  blanks: readonly string[]
  /** How the list is sorted while nobody chose. */
  first: SortPayload
}

/** A value of a filter as a pattern that finds it anywhere; % and _ stand for themselves. */
export function anywhere(value: string): string {
  return `%${value.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/** Any of the columns contains the words; a dotted column is reached through its relation. */
export function search(...columns: string[]): (value: string) => Condition {
  return (value) => ({ _or: columns.map((column) => nested(column, { _ilike: anywhere(value) })) })
}

export const equals =
  (column: string) =>
  (value: string): Condition =>
    nested(column, { _eq: value })

/** A condition at the end of a dotted path. */
export function nested(path: string, condition: Condition): Condition {
  return path.split('.').reduceRight<Condition>((inner, name) => ({ [name]: inner }), condition)
}
