import { designationChanges, type Compared } from '#domain/trademark/designation-changes.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { refreshDocket } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Database, Tx } from '#platform/db/database.ts'

const batch = 500

interface Pair {
  id: string
  registration: Compared
  designation: Compared
}

const side = (t: string, e: string) => `jsonb_build_object('status', ${t}.status, 'ownerEntityId', ${t}.owner_entity_id,
    'owner', coalesce(nullif(${e}.business_name, ''), nullif(concat_ws(' ', ${e}.first_name, ${e}.last_name), '')),
    'goods', ${t}.goods_and_services)`

const pairs = `select d.id, ${side('i', 'ie')} as registration, ${side('d', 'de')} as designation
  from trademark d join trademark i on i.id = d.international_id
  left join entity ie on ie.id = i.owner_entity_id left join entity de on de.id = d.owner_entity_id
 where d.id > $1 and d.status_group <> 'Closed' and ($2::uuid[] is null or d.id = any($2) or i.id = any($2))
 order by d.id limit ${batch}`

const found = `jsonb_to_recordset($1::jsonb) as f(id uuid, trademark_id uuid, kind text, held jsonb, becomes jsonb)`

/** Other values take back what was decided of the ones before; the name of a party that was spelt anew is no other party. */
const store = `insert into designation_change as c (id, trademark_id, kind, held, becomes, found_at)
    select f.id, f.trademark_id, f.kind, f.held, f.becomes, $2 from ${found}
  on conflict (trademark_id, kind) do update
     set held = excluded.held, becomes = excluded.becomes, found_at = excluded.found_at, done_at = null, done_by_user_id = null,
         dismissed_at = null, dismiss_reason = null, dismissed_by_user_id = null
   where (c.held - 'owner', c.becomes - 'owner') is distinct from (excluded.held - 'owner', excluded.becomes - 'owner')`

/** What no longer differs goes, unless somebody carried it over. */
const drop = `delete from designation_change c
   where c.trademark_id = any($2) and c.done_at is null
     and not exists (select 1 from ${found} where (f.trademark_id, f.kind) = (c.trademark_id, c.kind))`

/** Nor is there anything to carry over to a designation that has ended. */
const dropClosed = `delete from designation_change c using trademark d
   where d.id = c.trademark_id and d.status_group = 'Closed' and c.done_at is null and ($1::uuid[] is null or d.id = any($1) or d.international_id = any($1))`

/**
 * Writes down what of international registrations is not carried over to their designations; nothing of either is changed.
 * `ids` are of registrations or designations, null of all. Gives how many changes are new.
 */
export async function followInternational(db: Database, ids: readonly string[] | null, now: Date): Promise<number> {
  let fresh = 0
  await db.$client.query(dropClosed, [ids])
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.$client.query<Pair>(pairs, [after, ids])
    const last = rows.at(-1)
    if (last === undefined) return fresh
    const changes = rows.flatMap(({ id, registration, designation }) =>
      designationChanges(registration, designation).map((one) => ({ id: uuidv7(), trademark_id: id, ...one })),
    )
    const data = JSON.stringify(changes)
    await db.$client.query(drop, [data, rows.map(({ id }) => id)])
    fresh += (await db.$client.query(store, [data, now])).rowCount ?? 0
    after = last.id
  }
}

/** After a change of a mark: its docket, and what is to be carried over to designations. */
export async function followed(tx: Tx, { clock }: Pick<Facilities, 'clock'>, trademarkId: string): Promise<void> {
  await refreshDocket(tx, [trademarkId], clock())
  await followInternational(tx, [trademarkId], clock())
}
