import { lastDayOf, stepAfter, unpaidAfter } from '#domain/docket/ladder.ts'
import type { ServiceRequestStatus } from '#domain/service-order/status.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { holdOf, invoiceNotPaid } from '#features/billing/index.ts'
import { remindOnce } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'

interface UnpaidRow {
  id: string
  since: Date
  product_id: string
  public_id: string
  contact_email: string
  contact_first_name: string | null
  language: string
  mark: string | null
}

/** Services that wait for a transfer, as long as anybody is reminded. */
const statement = `select s.id, s.last_status_update as since, p.id as product_id, s.public_id, s.contact_email, s.contact_first_name, s.language,
    i.document_context->'subject'->>'mark' as mark
  from service_request s join product p on p.service_request_id = s.id
  join invoice i on i.product_id = p.id and i.cancelled_at is null and i.serial_number is null and i.payment_type = 'transfer'
 where s.status = $1 and s.last_status_update between $2 and $3 and s.contact_email is not null
   and not exists (select 1 from "user" u where u.id = s.user_id and u.state = 'deactivated')
 order by s.id`

const waiting: ServiceRequestStatus = 'Checkout completed'
const day = 86_400_000

type Needed = Pick<Facilities, 'pool' | 'clock' | 'log' | 'tell'>

/** Writes to the clients whose transfer for a service has not come. Gives how many letters that made. */
export async function remindOfServices(facilities: Needed): Promise<number> {
  const { pool, clock, log } = facilities
  const now = clock().getTime()
  const { rows } = await pool.query<UnpaidRow>(statement, [
    waiting,
    new Date(now - (lastDayOf(unpaidAfter) + 1) * day),
    new Date(now - day),
  ])
  let sent = 0
  await eachOf(rows, { log, what: 'reminders of services', name: ({ id }) => id }, async (row) => {
    const step = stepAfter(unpaidAfter, Math.floor((now - row.since.getTime()) / day))
    if (step !== null && (await inTransaction(pool, async (tx) => await remind(tx, facilities, row, step)))) sent += 1
  })
  return sent
}

async function remind(tx: Tx, { clock, tell }: Needed, row: UnpaidRow, step: number): Promise<boolean> {
  const name = 'invoice-not-paid'
  if ((await holdOf(tx, { by: 'service_request_id', id: row.id })) !== null) return false
  const occasion = `${row.since.toISOString()} ${step}`
  if (!(await remindOnce(tx, { name, rowId: row.id, occasion, at: clock() }))) return false
  await tell(tx, { email: row.contact_email, language: row.language }, invoiceNotPaid, {
    id: `${name}-${row.id}-${row.since.getTime()}-${step}`,
    link: { page: 'productSuccess', id: row.product_id },
    facts: { number: row.public_id },
    words: { mark: row.mark ?? row.public_id, name: row.contact_first_name ?? '' },
  })
  return true
}
