import { hitLimit, hitsOperation, ownedMarksOperation } from '#operations/staff/hits.ts'
import { runOperation, type QueryOptions } from '../graphql.ts'
import { todayHere } from '../kit/time.ts'
import { ranked, type Hit } from './hits.ts'

/** The hits that nobody has rated, the most pressing first, and how many there are. */
export async function readHits(options: QueryOptions = {}): Promise<{ hits: Hit[]; total: number }> {
  const { hits, all } = await runOperation(hitsOperation, { limit: hitLimit }, options)
  const owners = [...new Set(hits.map((hit) => hit.trademark.user_id))]
  const names = [...new Set(hits.map((hit) => hit.trademark.name))]
  const owned = await runOperation(ownedMarksOperation, { owners, names }, options)
  return { hits: ranked(hits, owned.trademark, todayHere()), total: all.aggregate.count }
}
