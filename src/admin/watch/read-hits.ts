import type { Client } from '#contract/client.ts'
import { hitsPerPage, monitoringResultExplain } from '#contract/watch.ts'
import type { Explanation } from '#domain/clearance/score/explanation.ts'
import type { HitGroup } from '#domain/monitoring/precedence.ts'
import { hitCounts, hitReads, ownedMarksOperation, type HitRow } from '#operations/staff/hits.ts'
import { createDataProvider } from '../data-provider.ts'
import { runOperation, type QueryOptions } from '../graphql.ts'
import { explained, type Hit } from './hits.ts'

const table = 'trademark_monitoring_result'

/** How many hits there are, up to one more than is counted. */
export type HitCounts = Record<HitGroup | 'all', number>

export interface HitsPageData {
  hits: Hit[]
  counts: HitCounts
  hasNext: boolean
}

/** The reasons of hits by their ids. */
type Explain = (ids: readonly string[]) => Promise<ReadonlyMap<string, Explanation>>

/** Asks the server, which has the words that a score needs. */
export const explainBy =
  (client: Client): Explain =>
  async (ids) => {
    const { hits } = await client(monitoringResultExplain, { query: { ids: ids.join(',') } })
    return new Map(hits.map((hit) => [hit.id, hit.score]))
  }

/** Reads pages of the hits that nobody has rated, the most pressing first. It remembers where the pages begin that it was asked for. */
export function createHitsReader(
  explain: Explain,
  options: QueryOptions = {},
): (which: { group: HitGroup | null; page: number }, signal?: AbortSignal) => Promise<HitsPageData> {
  const provider = createDataProvider({ [table]: hitReads }, options)
  return async ({ group, page }, signal) => {
    const given = { ...options, ...(signal ? { signal } : {}) }
    const [list, counted] = await Promise.all([
      provider.getList<HitRow>(table, {
        pagination: { page, perPage: hitsPerPage },
        sort: hitReads.first,
        filter: { unrated: { relevance: { _is_null: true } }, ...(group ? { group } : {}) },
        signal,
      }),
      runOperation(hitCounts, {}, given),
    ])
    const rows = list.data
    const owners = [...new Set(rows.map((hit) => hit.trademark.user_id))]
    const names = [...new Set(rows.map((hit) => hit.trademark.name))]
    const [owned, reasonsOf] = await Promise.all([
      runOperation(ownedMarksOperation, { owners, names }, given),
      explain(rows.map((hit) => hit.id)),
    ])
    const counts = Object.fromEntries(
      Object.entries(counted).map(([name, { aggregate }]) => [name, aggregate.count]),
    ) as HitCounts
    const hasNext = list.pageInfo?.hasNextPage ?? page * hitsPerPage < (list.total ?? 0)
    return { hits: explained(rows, owned.trademark, reasonsOf), counts, hasNext }
  }
}
