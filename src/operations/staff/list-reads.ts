import type { Condition } from '../generated/reads.ts'
import type { Operation } from '../operation.ts'
import type { Page, PageVariables } from './page.ts'

/** What the staff area reads of one table: its documents, and what each filter of a list means. */
export interface ListReads {
  table: string
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
  /** Its rows have numbers for ids. */
  serial?: true
  /** How the list is sorted while nobody chose. */
  first: { field: string; order: 'ASC' | 'DESC' }
}

const escaped = (value: string): string => value.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** What is shorter stands in too many texts: it must be one. */
const shortestPart = 3
const isPart = (value: string): boolean => value.trim().length >= shortestPart

/** Words as a pattern of `_ilike` that finds them anywhere; of fewer than three letters they are the whole text. */
export function wordsPattern(value: string): string {
  return isPart(value) ? `%${escaped(value)}%` : escaped(value)
}

/**
 * Any of the columns has the words: those of words anywhere, those of numbers from their beginning, as offices and we write
 * them, in capitals. A dotted column is reached through its relation.
 */
export function search(words: readonly string[], numbers: readonly string[] = []): (value: string) => Condition {
  return (value) => ({
    _or: [
      ...words.map((column) => nested(column, { _ilike: wordsPattern(value) })),
      ...numbers.map((column) =>
        nested(column, { _like: `${escaped(value).toUpperCase()}${isPart(value) ? '%' : ''}` }),
      ),
    ],
  })
}

export const equals =
  (column: string) =>
  (value: string): Condition =>
    nested(column, { _eq: value })

/** A condition at the end of a dotted path. */
export function nested(path: string, condition: Condition): Condition {
  return path.split('.').reduceRight<Condition>((inner, name) => ({ [name]: inner }), condition)
}
