import { conflictWrite, insertWrite, standsInTheWay, type RowValues } from '../compile/insert.ts'
import type { ObjectValue } from '../compile/values.ts'
import { ApiError } from '../errors.ts'
import { perform, run, type Done, type Wanted, type Work } from './writer.ts'

/** How often a row may vanish between the statement that met it and the one that would change it. */
const rounds = 3

/**
 * Inserts a row, or changes the one that stands in its way. Two statements instead of `on conflict do update`, which does not
 * say which of both it did. Each sees what was committed before it: a row that was deleted in between is inserted after all.
 * @param written keys of the rows that the same upsert has written.
 * @throws ApiError when the row is one of those.
 */
export async function upsertRow(
  work: Work,
  { table, row, conflict }: { table: string; row: RowValues; conflict: ObjectValue },
  wanted: Wanted,
  written: Set<string>,
): Promise<Done> {
  const { primaryKey } = work.context.catalog.table(table)
  const once = (done: Done): Done => {
    for (const keys of done.rows) {
      const key = JSON.stringify(primaryKey.map((name) => keys[name]))
      if (written.has(key)) throw new ApiError('data-exception', 'an upsert cannot write the same row a second time')
      written.add(key)
    }
    return done
  }
  for (let round = 1; ; round += 1) {
    const inserting = work.context.next()
    const inserted = await perform(work, inserting, insertWrite(inserting, table, [row], conflict), wanted)
    if (inserted.rows.length > 0) return once(inserted)
    const changing = work.context.next()
    const changed = await perform(work, changing, conflictWrite(changing, table, row, conflict), wanted)
    if (changed.rows.length > 0 || round === rounds) return once(changed)
    // It is there and not to be changed by this caller, or by this condition.
    const [stands] = await run(work, standsInTheWay(work.context.next(), table, row, conflict))
    if (stands === 'true') return changed
  }
}
