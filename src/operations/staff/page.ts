import { document, type Operation } from '../operation.ts'
import type { Condition, Reads } from '../generated/reads.ts'

/** The tables that the staff area has a list and pages of. */
type Listed = { [K in keyof Reads]: K extends `staff_${infer T}_list` ? T : never }[keyof Reads]

/** A row of a table as its list or its page in the staff area has it. */
export type StaffRow<T extends Listed, K extends 'list' | 'show'> = Reads[`staff_${T}_${K}` & keyof Reads] extends {
  data: { rows: (infer Row)[] }
}
  ? Row
  : never

/** So far lists are counted; of more, it is said that there are more. */
export const countedMost = 10_000

export interface PageVariables {
  /** The rows of all pages, and what narrows them to those from a key on. */
  where: Condition
  after: Condition
  order: Condition[]
  limit: number
  offset: number
  /** So many rows of all pages are counted at most. */
  counted: number
}

export interface Page {
  rows: { id: string | number }[]
  total: { aggregate: { count: number } }
}

/**
 * One page of a table's rows with the number of all of them; `kind` says whether they are for a list or for a row's page.
 * `only` is a condition, as the document has it, that every row meets whatever is asked for.
 */
export function staffPage(
  table: string,
  kind: 'list' | 'show',
  fields: string,
  only?: string,
): Operation<Page, PageVariables> {
  const narrowed = only === undefined ? '' : `, ${only}`
  const all = only === undefined ? '$where' : `{ _and: [$where, ${only}] }`
  const name = `staff_${table}_${kind}`
  return document(
    name,
    `query ${name}(
      $where: ${table}_bool_exp!, $after: ${table}_bool_exp!, $order: [${table}_order_by!], $limit: Int, $offset: Int, $counted: Int!
    ) {
      rows: ${table}(where: { _and: [$where${narrowed}, $after] }, order_by: $order, limit: $limit, offset: $offset) { ${fields} }
      total: ${table}_aggregate(where: ${all}, limit: $counted) { aggregate { count } }
    }`,
  )
}
