import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { tablesByName } from '#schema/nouns.ts'
import type { People } from './accounts.ts'

interface Ways {
  initial: readonly string[]
  transitions: Readonly<Partial<Record<string, readonly { to: string }[]>>>
}

/** The shortest way of a machine to a state, from where it begins. */
function wayTo({ initial, transitions }: Ways, status: string): string[] {
  const ways = initial.map((state) => [state])
  const seen = new Set(initial)
  for (const way of ways) {
    const last = way.at(-1) ?? ''
    if (last === status) return way
    for (const { to } of transitions[last] ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return [status]
}

/** Gives what has no history yet the shortest one that leads to where it stands, a day for each step. */
export async function tellUntold(tx: Tx, people: People): Promise<void> {
  for (const [table, { machine }] of tablesByName) {
    if (!machine || !tablesByName.has(`${table}_tracking`)) continue
    const { rows } = await tx.$client.query<{ id: string; status: string }>(
      `select id, status from "${table}" t
        where not exists (select 1 from "${table}_tracking" h where h."${table}_id" = t.id) order by id`,
    )
    for (const { id, status } of rows)
      for (const [at, name] of wayTo(machine, status).toReversed().entries())
        await tx.$client.query(
          `insert into "${table}_tracking" (id, "${table}_id", name, user_id, created_at)
           values ($1, $2, $3, $4, now() - $5 * interval '1 day')`,
          [uuidv7(), id, name, people.staff, at + 1],
        )
  }
}
