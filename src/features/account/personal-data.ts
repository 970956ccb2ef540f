import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Holding } from '#schema/holding.ts'
import { tablesByName } from '#schema/nouns.ts'

/** The tables that each table hangs on by its declared foreign keys. */
const parentsOf = new Map(
  [...tablesByName].map(([name, { table }]) => [
    name,
    getTableConfig(table).foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name),
  ]),
)

/** Children before parents, so that nothing hangs on a deleted row; but what is erased after another stands behind it. */
function childrenFirst(all: readonly Holding[]): Holding[] {
  const ordered = new Set<Holding>()
  const begun = new Set<Holding>()
  const put = (one: Holding) => {
    if (begun.has(one)) return
    begun.add(one)
    const before = all.filter(
      ({ table, after }) =>
        one.after === table || (after !== one.table && parentsOf.get(table)?.includes(one.table) === true),
    )
    before.forEach(put)
    ordered.add(one)
  }
  all.forEach(put)
  return [...ordered]
}

/** Every table with data of customers, as the facts of the tables say it. Export and erasure follow this list. */
export const holdings: readonly Holding[] = childrenFirst(
  [...tablesByName].flatMap(([table, { held }]) => (held === 'nobody' ? [] : [{ table, ...held }])),
)
