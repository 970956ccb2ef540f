import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { jurisdictionFrom, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { isLongUnread, officeDifferences, type HeldMark } from '#domain/trademark/office-differences.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { marksByNumber } from '#features/clearance/index.ts'
import type { Facilities } from '#features/facilities.ts'

const batch = 500

interface Row {
  id: string
  name: string
  status: TrademarkStatus
  place: string
  number: string
  filed: PlainDate | null
  registered: PlainDate | null
  ends: PlainDate | null
  owner: string | null
  goods: GoodsAndServices
}

const next = `select t.id, t.name, t.status, t.jurisdiction as place, t.number, t.filing_date::text as filed,
    t.registration_date::text as registered, t.expiration_date::text as ends, t.goods_and_services as goods,
    coalesce(nullif(e.business_name, ''), nullif(concat_ws(' ', e.first_name, e.last_name), '')) as owner
  from trademark t left join entity e on e.id = t.owner_entity_id
  where t.id > $1 and t.number is not null and t.international_id is null and t.jurisdiction = any($2)
    and ($3::timestamptz is null or t.id in (select trademark_id from trademark_change where created_at > $3))
  order by t.id limit ${batch}`

const heldOf = ({ name, status, filed, registered, ends, owner, goods }: Row): HeldMark => ({
  name,
  status,
  filingDate: filed,
  registrationDate: registered,
  expirationDate: ends,
  owner,
  goods,
})

/** New values take back what was said of the old ones, and are told anew. */
const store = `insert into register_difference as d (id, trademark_id, field, held, office, as_of, found_at)
    select f.id, f.trademark_id, f.field, f.held, f.office, f.as_of, $2
      from jsonb_to_recordset($1::jsonb) as f(id uuid, trademark_id uuid, field text, held text, office text, as_of date)
  on conflict (trademark_id, field) do update
     set held = excluded.held, office = excluded.office, as_of = excluded.as_of, found_at = excluded.found_at,
         told_at = null, dismissed_at = null, dismiss_reason = null, dismissed_by_user_id = null
   where (d.held, d.office) is distinct from (excluded.held, excluded.office)`

/** What no longer differs goes, of marks that were compared: what a register no longer has differs from nothing. */
const drop = `delete from register_difference d
   where d.trademark_id = any($2) and not exists (
     select 1 from jsonb_to_recordset($1::jsonb) as f(trademark_id uuid, field text)
      where (f.trademark_id, f.field) = (d.trademark_id, d.field))`

/** As of when the office's data were held against the record: the day of our copy, written once for each copy. */
const mark = `update trademark t set last_ipo_data_sync = f.as_of
    from jsonb_to_recordset($1::jsonb) as f(id uuid, as_of timestamptz)
   where t.id = f.id and t.last_ipo_data_sync is distinct from f.as_of`

/** Nor is there anything to compare of a mark that has no number any more. */
const dropUnnumbered = `delete from register_difference d using trademark t where t.id = d.trademark_id and t.number is null`

/** Compares a batch of marks with the register. Gives how many differences are new or have other values. */
async function compare(
  db: Database,
  rows: readonly Row[],
  asOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<number> {
  const wanted = rows.flatMap(({ id, place, number }) => {
    const office = jurisdictionFrom(place)
    return office === null ? [] : [{ key: id, office, number }]
  })
  const known = await marksByNumber(db, wanted)
  const found = rows.flatMap((row) => {
    const record = known.get(row.id)
    if (!record) return []
    const of = { trademark_id: row.id, as_of: asOf.get(row.place) }
    return officeDifferences(heldOf(row), record).map((one) => ({ id: uuidv7(), ...of, ...one }))
  })
  const data = JSON.stringify(found)
  await db.$client.query(drop, [data, rows.map(({ id }) => id)])
  const stored = await db.$client.query(store, [data, now])
  const read = rows.flatMap(({ id, place }) => (known.has(id) ? [{ id, as_of: asOf.get(place) }] : []))
  await db.$client.query(mark, [JSON.stringify(read)])
  return stored.rowCount ?? 0
}

/** The registers of which our copy is recent enough to be a measure, with the day of its newest record. */
async function measures({
  register,
  today,
}: Pick<Facilities, 'register' | 'today'>): Promise<Map<Jurisdiction, string>> {
  const on = today()
  const held = await register.coverage()
  return new Map(held.flatMap(({ office, asOf }) => (asOf === null || isLongUnread(asOf, on) ? [] : [[office, asOf]])))
}

/**
 * Compares every mark that has a number with our copy of its register, a batch at a time. Nothing of the record is changed. What
 * an old copy says is no difference; what was found before stays then. A mark that cannot be compared keeps no other back: the job
 * fails at the end. With `since`, of marks whose record was changed after it. Gives how many differences are new.
 */
export async function compareRegistersOf(
  facilities: Pick<Facilities, 'register' | 'today' | 'clock' | 'pool' | 'log'>,
  since: Date | null = null,
): Promise<number> {
  const { pool, log } = facilities
  const asOf = await measures(facilities)
  const now = facilities.clock()
  const compareBatch = async (rows: readonly Row[]): Promise<number> =>
    await inTransaction(pool, async (tx) => await compare(tx, rows, asOf, now))
  if (since === null) await pool.query(dropUnnumbered)
  let differing = 0
  const failed: Error[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<Row>(next, [after, [...asOf.keys()], since])
    const last = rows.at(-1)
    if (last === undefined) break
    differing += await compareBatch(rows).catch(async () => {
      let alone = 0
      await eachOf(rows, { log, what: 'comparison with a register', name: ({ id }) => id }, async (row) => {
        alone += await compareBatch([row])
      }).catch((error: unknown) => failed.push(error instanceof Error ? error : new Error(String(error))))
      return alone
    })
    after = last.id
  }
  const [first] = failed
  if (first) throw first
  return differing
}
