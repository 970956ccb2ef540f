import { HttpError, type DataProvider, type SortPayload } from 'ra-core'
import { runOperation, type QueryOptions } from './graphql.ts'
import type { PageVariables } from '#operations/staff/page.ts'
import { nested, type Condition, type Reads } from './reads.ts'

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
  const page = async (table: string, kind: 'list' | 'show', variables: PageVariables, signal?: AbortSignal) => {
    const { rows, total } = await runOperation(readsOf(table)[kind], variables, {
      ...options,
      ...(signal ? { signal } : {}),
    })
    return { data: rows as never[], total: total.aggregate.count }
  }
  const refuse = (): Promise<never> => Promise.reject(new HttpError('writes are contract calls', 405))
  return {
    supportAbortSignal: true,
    getList: async (table, { pagination, sort, filter = {}, signal }) => {
      const { page: number, perPage } = pagination ?? { page: 1, perPage: 25 }
      const where = conditionOf(readsOf(table), filter as Record<string, unknown>)
      const offset = (number - 1) * perPage
      return await page(table, 'list', { where, order: orderOf(sort), limit: perPage, offset }, signal)
    },
    getOne: async (table, { id, signal }) => {
      const variables = { where: { id: { _eq: id } }, order: orderOf(undefined), limit: 1, offset: 0 }
      const [row] = (await page(table, 'show', variables, signal)).data
      if (!row) throw new HttpError('not found', 404)
      return { data: row }
    },
    getMany: async (table, { ids, signal }) => {
      const variables = { where: { id: { _in: ids } }, order: orderOf(undefined), limit: ids.length, offset: 0 }
      return { data: (await page(table, 'list', variables, signal)).data }
    },
    getManyReference: async (table, { target, id, pagination, sort, filter, signal }) => {
      const condition = conditionOf(readsOf(table), filter as Record<string, unknown>)
      const where = { _and: [{ [target]: { _eq: id } }, condition] }
      const offset = (pagination.page - 1) * pagination.perPage
      return await page(table, 'list', { where, order: orderOf(sort), limit: pagination.perPage, offset }, signal)
    },
    create: refuse,
    update: refuse,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  }
}
