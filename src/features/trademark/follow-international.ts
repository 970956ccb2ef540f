import { designationChanges, type Compared } from '#domain/trademark/designation-changes.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { refreshDocket } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

interface Pair {
  id: string
  registration: Compared
  designation: Compared
}

const side = (t: string) =>
  `jsonb_build_object('status', ${t}.status, 'ownerEntityId', ${t}.owner_entity_id, 'goods', ${t}.goods_and_services)`

/** Both marks are held until it is written: what somebody makes of them meanwhile is compared after it, by themselves. */
const pairs = `select d.id, ${side('i')} as registration, ${side('d')} as designation
  from trademark d join trademark i on i.id = d.international_id
 where d.id > $1 and d.status_group <> 'Closed' and ($2::uuid[] is null or d.id = any($2) or i.id = any($2))
 order by d.id limit ${batch} for no key update of i, d`

const found = `jsonb_to_recordset($1::jsonb) as f(id uuid, trademark_id uuid, kind text, held jsonb, becomes jsonb)`

/**
 * Other values take back what was decided of the ones before; the same ones that come again are what they were, but for those that
 * were carried over, which are to be carried over again.
 */
const store = `insert into designation_change as c (id, trademark_id, kind, held, becomes, found_at)
    select f.id, f.trademark_id, f.kind, f.held, f.becomes, $2 from ${found}
  on conflict (trademark_id, kind) do update
     set held = excluded.held, becomes = excluded.becomes, found_at = excluded.found_at, done_at = null, done_by_user_id = null,
         dismissed_at = null, dismiss_reason = null, dismissed_by_user_id = null, gone_at = null
   where c.done_at is not null or (c.held, c.becomes) is distinct from (excluded.held, excluded.becomes)`

const isGone = `c.trademark_id = any($2)
     and not exists (select 1 from ${found} where (f.trademark_id, f.kind) = (c.trademark_id, c.kind))`

/** What no longer differs goes, unless somebody decided on it: a decision outlives an edit that is taken back. */
const drop = `delete from designation_change c where c.done_at is null and c.dismissed_at is null and ${isGone}`
const retire = `update designation_change c set gone_at = $3 where c.dismissed_at is not null and c.gone_at is null and ${isGone}`
const revive = `update designation_change c set gone_at = null from ${found}
   where (f.trademark_id, f.kind, f.held, f.becomes) = (c.trademark_id, c.kind, c.held, c.becomes) and c.gone_at is not null`

/** Nor is there anything to carry over to a designation that has ended. */
const ofClosed = `d.id = c.trademark_id and d.status_group = 'Closed' and c.done_at is null
     and ($1::uuid[] is null or d.id = any($1) or d.international_id = any($1))`
const dropClosed = `delete from designation_change c using trademark d where ${ofClosed} and c.dismissed_at is null`
const retireClosed = `update designation_change c set gone_at = $2 from trademark d where ${ofClosed} and c.gone_at is null`

async function leaveClosed({ $client }: Tx, ids: readonly string[] | null, now: Date): Promise<void> {
  await $client.query(dropClosed, [ids])
  await $client.query(retireClosed, [ids, now])
}

/** One batch of designations after the one with the id `after`; `last` is null when none is left. */
async function followBatch(
  { $client }: Tx,
  { after, ids, now }: { after: string; ids: readonly string[] | null; now: Date },
): Promise<{ fresh: number; last: string | null }> {
  const { rows } = await $client.query<Pair>(pairs, [after, ids])
  const last = rows.at(-1)?.id ?? null
  if (last === null) return { fresh: 0, last }
  const changes = rows.flatMap(({ id, registration, designation }) =>
    designationChanges(registration, designation).map((one) => ({ id: uuidv7(), trademark_id: id, ...one })),
  )
  const data = JSON.stringify(changes)
  const looked = rows.map(({ id }) => id)
  await $client.query(drop, [data, looked])
  await $client.query(retire, [data, looked, now])
  await $client.query(revive, [data])
  return { fresh: (await $client.query(store, [data, now])).rowCount ?? 0, last }
}

/**
 * Writes down what of these international registrations is not carried over to their designations, or of the registrations of
 * these designations; nothing of either is changed. It is one transaction with what changed them.
 */
export async function followInternational(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await leaveClosed(tx, ids, now)
  for (let after: string | null = first; after !== null;) after = (await followBatch(tx, { after, ids, now })).last
}

/** The same of all of them, batch by batch, each in its own transaction. Gives how many changes are new. */
export async function followAllInternational({ pool, clock }: Pick<Facilities, 'pool' | 'clock'>): Promise<number> {
  const now = clock()
  let fresh = 0
  await inTransaction(pool, async (tx) => await leaveClosed(tx, null, now))
  for (let after: string | null = first; after !== null;) {
    const from: string = after
    const done = await inTransaction(pool, async (tx) => await followBatch(tx, { after: from, ids: null, now }))
    fresh += done.fresh
    after = done.last
  }
  return fresh
}

/** After a change of marks: their docket, and what is to be carried over to designations. */
export async function followed(
  tx: Tx,
  { clock }: Pick<Facilities, 'clock'>,
  ...trademarkIds: readonly string[]
): Promise<void> {
  await refreshDocket(tx, [...trademarkIds], clock())
  await followInternational(tx, trademarkIds, clock())
}
