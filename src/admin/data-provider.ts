import { HttpError, type DataProvider, type SortPayload } from 'ra-core'
import { countedMost, type PageVariables } from '#operations/staff/page.ts'
import { runOperation, type QueryOptions } from './graphql.ts'
import { orderOf, segmentsOf, type Key } from './list-order.ts'
import type { Condition } from '#operations/generated/reads.ts'
import type { ListReads } from '#operations/staff/list-reads.ts'

/** The lists whose pages are remembered, the latest ones. */
const rememberedLists = 20
/** What a list counts, so that it can tell that there are more. */
const counted = countedMost + 1

/** The condition of a list's filter values. An object is a condition already; unknown names are a mistake of ours. */
export function conditionOf(reads: ListReads, filter: Record<string, unknown>): Condition {
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
  resources: Readonly<Record<string, ListReads>>,
  options: QueryOptions = {},
): DataProvider {
  const readsOf = (table: string): ListReads => {
    const reads = resources[table]
    if (!reads) throw new Error(`no reads declared for ${table}`)
    return reads
  }
  const read = async (table: string, kind: 'list' | 'show', variables: PageVariables, signal?: AbortSignal) => {
    const { rows, total } = await runOperation(readsOf(table)[kind], variables, {
      ...options,
      ...(signal ? { signal } : {}),
    })
    return { rows: rows as Row[], count: total.aggregate.count }
  }
  const byIds = async (table: string, kind: 'list' | 'show', ids: readonly unknown[], signal?: AbortSignal) => {
    // An address has its row's number as text.
    const keys = readsOf(table).serial ? ids.map(Number).filter(Number.isSafeInteger) : ids
    if (keys.length === 0) return [] as never[]
    const variables = { where: { id: { _in: keys } }, after: {}, order: [{ id: 'asc' }], offset: 0, counted: 0 }
    return (await read(table, kind, { ...variables, limit: ids.length }, signal)).rows as never[]
  }
  /** Where each page of a list begins that somebody has come to by going on from the one before. */
  const begins = new Map<string, Map<number, Key>>()

  /** A page of the rows of a condition: by the key of its first row where that is known, so that no row before it is read. */
  const pageOf = async (table: string, { where, sort, page, perPage, signal }: Wanted) => {
    const { blanks } = readsOf(table)
    const list = JSON.stringify([table, where, sort, perPage])
    const known = begins.get(list) ?? new Map<number, Key>()
    begins.delete(list)
    begins.set(list, known)
    for (const oldest of [...begins.keys()].slice(0, -rememberedLists)) begins.delete(oldest)
    const after = known.get(page) ?? null
    let rows: Row[] = []
    let count: number | null = null
    if (page > 1 && !after) {
      const offset = (page - 1) * perPage
      const variables = { where, after: {}, order: orderOf(sort, blanks), limit: perPage, offset, counted }
      ;({ rows, count } = await read(table, 'list', variables, signal))
    } else
      for (const segment of segmentsOf(sort, blanks, after)) {
        if (rows.length === perPage) break
        const variables = {
          where,
          after: segment.where,
          order: segment.order,
          limit: perPage - rows.length,
          offset: 0,
          counted: count === null ? counted : 0,
        }
        const found = await read(table, 'list', variables, signal)
        rows = [...rows, ...found.rows]
        count ??= found.count
      }
    const last = rows.at(-1)
    if (last && rows.length === perPage) known.set(page + 1, { value: last[sort.field] ?? null, id: last.id })
    else known.delete(page + 1)
    if ((count ?? 0) <= countedMost) return { data: rows as never[], total: count ?? 0 }
    const pageInfo = { hasPreviousPage: page > 1, hasNextPage: rows.length === perPage }
    return { data: rows as never[], pageInfo }
  }
  const refuse = (): Promise<never> => Promise.reject(new HttpError('writes are contract calls', 405))
  return {
    supportAbortSignal: true,
    getList: async (table, { pagination, sort = { field: 'id', order: 'ASC' }, filter = {}, signal }) => {
      const where = conditionOf(readsOf(table), filter as Record<string, unknown>)
      return await pageOf(table, { where, sort, ...(pagination ?? { page: 1, perPage: 25 }), signal })
    },
    getOne: async (table, { id, signal }) => {
      const [row] = await byIds(table, 'show', [id], signal)
      if (!row) throw new HttpError('not found', 404)
      return { data: row }
    },
    getMany: async (table, { ids, signal }) => ({ data: await byIds(table, 'list', ids, signal) }),
    getManyReference: async (table, { target, id, pagination, sort, filter, signal }) => {
      const condition = conditionOf(readsOf(table), filter as Record<string, unknown>)
      const where = { _and: [{ [target]: { _eq: id } }, condition] }
      return await pageOf(table, { where, sort, ...pagination, signal })
    },
    create: refuse,
    update: refuse,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  }
}

type Row = Record<string, unknown> & { id: string | number }

interface Wanted {
  where: Condition
  sort: SortPayload
  page: number
  perPage: number
  signal: AbortSignal | undefined
}
