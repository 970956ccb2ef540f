import { operation, type Operation } from '#operations/operation.ts'
import type { Condition, Reads } from './reads.ts'

export interface ListVariables {
  where: Condition
  order: Condition[]
  limit: number
  offset: number
}

interface Page {
  rows: { id: string }[]
  total: { aggregate: { count: number } }
}

/** One page of a table's rows with the number of all of them; `kind` is the selection of a list or of a row's page. */
export function listOperation(table: string, reads: Reads, kind: 'list' | 'show'): Operation<Page, ListVariables> {
  const name = `staff_${table}_${kind}`
  return operation(
    name,
    `query ${name}($where: ${table}_bool_exp, $order: [${table}_order_by!], $limit: Int, $offset: Int) {
      rows: ${table}(where: $where, order_by: $order, limit: $limit, offset: $offset) { ${reads[kind]} }
      total: ${table}_aggregate(where: $where) { aggregate { count } }
    }`,
  )
}
