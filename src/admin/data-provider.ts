import { HttpError, type DataProvider, type RaRecord, type SortPayload } from 'ra-core'
import { runDocument, type QueryOptions } from './graphql.ts'
import { nested, type Condition, type Reads } from './reads.ts'

interface ListQuery {
  where: Condition
  sort: SortPayload | undefined
  limit: number
  offset: number
  selection: string
}

/** The document and variables of one page of rows with the number of all of them. */
export function listDocument(table: string, query: ListQuery): { text: string; variables: Record<string, unknown> } {
  const text = `query list($where: ${table}_bool_exp, $order: [${table}_order_by!], $limit: Int, $offset: Int) {
    rows: ${table}(where: $where, order_by: $order, limit: $limit, offset: $offset) { ${query.selection} }
    total: ${table}_aggregate(where: $where) { aggregate { count } }
  }`
  const { where, limit, offset } = query
  return { text, variables: { where, order: orderOf(query.sort), limit, offset } }
}

/** Sort order with the id behind it, so that pages never repeat or skip a row. */
export function orderOf(sort: SortPayload | undefined): Condition[] {
  if (!sort || sort.field === 'id') return [{ id: sort?.order === 'DESC' ? 'desc' : 'asc' }]
  const direction = sort.order === 'DESC' ? 'desc_nulls_last' : 'asc_nulls_last'
  const [first = '', ...rest] = sort.field.split('.')
  const column = rest.length > 0 ? nested(sort.field, direction as unknown as Condition) : { [first]: direction }
  return [column, { id: 'asc' }]
}

/** The condition of a list's filter values. An object is a condition already; unknown names are a mistake of ours. */
export function conditionOf(reads: Reads, filter: Record<string, unknown>): Condition {
  const parts = Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '') return []
    if (typeof value === 'object') return [value]
    const meaning = reads.filters[name]
    if (!meaning || typeof value !== 'string') throw new Error(`no filter ${name}`)
    return [meaning(value)]
  })
  return parts.length === 0 ? {} : { _and: parts }
}

/**
 * Reads for react-admin from the data API. Writes are contract calls (`calls.ts`) and never pass here. `fetch` is for
 * tests; `resources` says per table what to select.
 */
export function createDataProvider(
  resources: Readonly<Record<string, Reads>>,
  options: QueryOptions = {},
): DataProvider {
  const readsOf = (table: string): Reads => {
    const reads = resources[table]
    if (!reads) throw new Error(`no reads declared for ${table}`)
    return reads
  }
  const page = async (table: string, query: ListQuery, signal?: AbortSignal) => {
    const { text, variables } = listDocument(table, query)
    const answer = await runDocument<{ rows: RaRecord[]; total: { aggregate: { count: number } } }>(text, variables, {
      ...options,
      signal,
    })
    return { data: answer.rows as never[], total: answer.total.aggregate.count }
  }
  const refuse = (): Promise<never> => Promise.reject(new HttpError('writes are contract calls', 405))
  return {
    supportAbortSignal: true,
    getList: async (table, { pagination, sort, filter = {}, signal }) => {
      const reads = readsOf(table)
      const { page: number, perPage } = pagination ?? { page: 1, perPage: 25 }
      const where = conditionOf(reads, filter as Record<string, unknown>)
      return await page(
        table,
        { where, sort, limit: perPage, offset: (number - 1) * perPage, selection: reads.list },
        signal,
      )
    },
    getOne: async (table, { id, signal }) => {
      const query = { where: { id: { _eq: id } }, sort: undefined, limit: 1, offset: 0, selection: readsOf(table).show }
      const { data } = await page(table, query, signal)
      const [row] = data
      if (!row) throw new HttpError('not found', 404)
      return { data: row }
    },
    getMany: async (table, { ids, signal }) => {
      const query = {
        where: { id: { _in: ids } },
        sort: undefined,
        limit: ids.length,
        offset: 0,
        selection: readsOf(table).list,
      }
      return { data: (await page(table, query, signal)).data }
    },
    getManyReference: async (table, { target, id, pagination, sort, filter, signal }) => {
      const reads = readsOf(table)
      const where = { _and: [{ [target]: { _eq: id } }, conditionOf(reads, filter as Record<string, unknown>)] }
      const offset = (pagination.page - 1) * pagination.perPage
      return await page(table, { where, sort, limit: pagination.perPage, offset, selection: reads.list }, signal)
    },
    create: refuse,
    update: refuse,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  }
}
