import { createDataClient, type DataClient } from '#operations/data-client.ts'
import { brandGetMany, unassignedOrders } from '#operations/extras/brand.ts'

/** Milliseconds for which brands that were read are not read again (specification, part 1, line 153). */
export const staleMs = 300_000

export interface BrandsRead {
  brands: { id: string; name: string }[]
  /** Orders, marks and services under no brand. */
  unassigned: number
}

/** Answers under their names, with when they came. */
type Cache = Map<string, { at: number; answer: Promise<unknown> }>

/** What of an account is read once for so long; a failure is not kept. */
export function createBrandReader(client: DataClient = createDataClient(), now: () => number = Date.now) {
  const cache: Cache = new Map()
  const once = async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const kept = cache.get(key)
    if (kept && now() - kept.at < staleMs) return (await kept.answer) as T
    const answer = read()
    cache.set(key, { at: now(), answer })
    answer.catch(() => cache.delete(key))
    return await answer
  }
  return {
    /** Reads anew the next time: a brand was made, or something was put under one. */
    forget: () => cache.clear(),
    async read(userId: string): Promise<BrandsRead> {
      const variables = { user_id: userId }
      const [{ brand }, counts] = await Promise.all([
        once(`brands ${userId}`, async () => await client.run(brandGetMany, variables)),
        once(`brands_aggregate ${userId}`, async () => await client.run(unassignedOrders, variables)),
      ])
      return {
        brands: brand.map(({ id, name }) => ({ id, name })),
        unassigned: Object.values(counts).reduce((sum, { aggregate }) => sum + aggregate.count, 0),
      }
    },
  }
}

export type BrandReader = ReturnType<typeof createBrandReader>
