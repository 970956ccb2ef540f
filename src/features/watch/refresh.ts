import type pg from 'pg'
import { holdRegister } from '#features/register/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { factsOf, filingColumns, readFilings } from './filing.ts'

const names = Object.keys(filingColumns)
const typed = Object.entries(filingColumns).map(([name, type]) => `${name} ${type}`)

/**
 * The rating stays, it is of the sign. A step of the filing (published, registered, given up) is news to its owner: the
 * time to oppose may begin or end with it.
 */
const followFiling = `update trademark_monitoring_result r
    set (filing_changed_at, seen, ${names.join(', ')}) =
        ($2, r.seen and (r.type, r.state) = (f.type, f.state), ${names.map((name) => `f.${name}`).join(', ')})
   from jsonb_to_recordset($1::jsonb) as f(jurisdiction text, application_number text, ${typed.join(', ')})
  where r.jurisdiction = f.jurisdiction and r.application_number = f.application_number
    and (${names.map((name) => `r.${name}`).join(', ')}) is distinct from (${names.map((name) => `f.${name}`).join(', ')})`

/** Brings the newest that the register says of filings to the hits that stand. Gives how many changed. */
export async function refresh(
  { pool, clock }: { pool: pg.Pool; clock: () => Date },
  markIds: readonly number[],
): Promise<number> {
  return await inTransaction(pool, async (tx) => {
    await holdRegister(tx)
    const filings = (await readFilings(tx, markIds)).map(factsOf)
    const written = await tx.$client.query(followFiling, [JSON.stringify(filings), clock()])
    return written.rowCount ?? 0
  })
}
