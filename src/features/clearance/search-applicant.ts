import type pg from 'pg'
import { searchApplicant } from '#contract/search.ts'
import { readInTime } from '#platform/db/time-limit.ts'
import { createAtOnce } from '#platform/limits/at-once.ts'
import { handle } from '#features/facilities.ts'
import { askOffice, heldAsOf } from './office-answers.ts'
import { longest } from './register-rows.ts'

interface Owner {
  name: string
  country: string | null
  marks: number
}

/** A letter or two read the whole register, and the connections are those of everything else too. */
const atOnce = createAtOnce(4)

/** Owners of EU marks in our copy of the register, by a part of their name, those with more marks first. */
async function ownersLike(pool: pg.Pool, name: string, limit: number): Promise<Owner[]> {
  const read = async (client: pg.PoolClient) =>
    await client.query<Owner>(
      `select owner as name, max(owner_country) as country, count(*)::int as marks from mark
       where office = 'EU' and trim(folded_name($1)) <> '' and folded_name(owner) like '%' || trim(folded_name($1)) || '%'
       group by owner order by 3 desc, 1 limit $2`,
      [name, limit],
    )
  const { rows } = await atOnce(async () => await readInTime(pool, longest, read))
  return rows
}

/** Owners known to EUIPO: from the office itself where there is access to it, else from our copy of its register. */
export const applicants = handle(searchApplicant, async ({ query }, _caller, facilities) => {
  const { value, limit } = query
  const asked = await askOffice(facilities, 'EU', (api) => api.applicants(value, limit))
  if (asked.answered) {
    return {
      source: 'office' as const,
      trouble: null,
      asOf: null,
      applicants: asked.value.map((one) => ({ ...one, marks: null })),
    }
  }
  const owners = await ownersLike(facilities.pool, value, limit)
  return {
    source: 'register' as const,
    trouble: asked.trouble,
    asOf: await heldAsOf(facilities, 'EU'),
    applicants: owners.map((owner) => ({ ...owner, number: null, city: null })),
  }
})
