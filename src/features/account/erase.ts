import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { userErase, userErasurePreview } from '#contract/profile.ts'
import { auditRetention, invoiceRetention, registerRetention, type Retention } from '#domain/account/retention.ts'
import { AppError, found } from '#kernel/errors.ts'
import { bindDatabase, type Database, type Tx } from '#platform/db/database.ts'
import { sendLetter } from '#platform/mail/post.ts'
import { eachOf } from '#platform/queue/each.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { user } from '#schema/account.ts'
import type { DataGroup, Holding } from '#schema/holding.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { worker } from '#features/feature.ts'
import { provePassword } from './credentials.ts'
import { accountErased } from './events.ts'
import { endExports, removeExports } from './export-job.ts'
import { resolveOwn } from './own-rows.ts'
import { holdings } from './personal-data.ts'
import { signedInUser } from './profile.ts'
import { endSessions } from './sessions.ts'

/** Removes files whose rows were erased; after the commit, because a file does not roll back. */
export const removeFiles = defineJob('account.remove-files', {
  byStaff: ['repeat'],
  data: z.strictObject({ userId: z.uuid() }),
  retries: 20,
})

export const fileRemover = worker(removeFiles, async ({ userId }, facilities) => {
  await removeFilesOf(facilities, userId)
  await removeExports(facilities, { now: facilities.clock() })
})

/**
 * Removes the files of the documents of an erased user. Whose they are is looked up here, and that the owner is erased: a
 * job's word removes nothing. A file that a document of somebody else names as well stays.
 */
export async function removeFilesOf(
  { pool, files, log }: Pick<Facilities, 'pool' | 'files' | 'log'>,
  userId: string,
): Promise<void> {
  const own = await resolveOwn(bindDatabase(pool), userId, `erased-${userId}@erased.invalid`)
  const { sql, values } = own(documents.mine)
  const { rows } = await pool.query<{ path: string }>(
    `with theirs as (select t.id, t.path from document t join "user" u on u.id = $1
        where u.state = 'deactivated' and u.email = 'erased-' || u.id || '@erased.invalid' and $2 = u.email and ${sql})
     select distinct path from theirs
      where not exists (select 1 from document o where o.path = theirs.path and o.id not in (select id from theirs))`,
    values,
  )
  await eachOf(rows, { log, what: 'files of an erased account', name: ({ path }) => path }, async ({ path }) => {
    await files.remove(path)
  })
}

/** What has to end before an account may go, each with the rows that stand against it. */
const obstacles: Record<string, string> = {
  'open-order': `select 1 from registration_request where user_id = $1 and
     (status in ('Checkout completed', 'Invoice paid') or status_group in ('Drafting', 'Filing'))
     union all select 1 from service_request where user_id = $1
       and status not in ('Created', 'Finished', 'Refunded', 'Abandoned') limit 1`,
  'live-trademark': `select 1 from trademark where user_id = $1 and status_group <> 'Closed' limit 1`,
  subscription: `select 1 from brand_subscription s join brand b on b.id = s.brand_id
     where b.user_id = $1 and (s.status in ('Subscription started', 'Trial started', 'Payment failed')
       or exists (select 1 from brand_subscription_payment p join invoice i on i.product_id = p.product_id
            where p.brand_subscription_id = s.id and p.status in ('Prepared', 'Charging', 'Declined')
              and i.cancelled_at is null and i.serial_number is null)) limit 1`,
  'unpaid-invoice': `select 1 from invoice where user_id = $1 and serial_number is not null and payment_date is null
     and cancelled_at is null limit 1`,
}

async function obstaclesOf(db: Database, userId: string): Promise<string[]> {
  const against: string[] = []
  for (const [why, statement] of Object.entries(obstacles))
    if ((await db.$client.query(statement, [userId])).rowCount) against.push(why)
  return against
}

async function emailOf(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId))
  return found(row).email
}

const documents = documentHolding()

function documentHolding(): Holding {
  const holding = holdings.find(({ table }) => table === 'document')
  if (!holding) throw new Error('the list of personal data names no documents')
  return holding
}

const retentions: Partial<Record<DataGroup, Retention>> = { register: registerRetention, audit: auditRetention }

export const preview = handle(userErasurePreview, async (_input, caller, facilities) => {
  const userId = signedInUser(caller)
  const { pool } = facilities
  const email = await emailOf(bindDatabase(pool), userId)
  const erased = new Map<DataGroup, number>()
  const kept = new Map<DataGroup, number>()
  const own = await resolveOwn(bindDatabase(pool), userId, email)
  for (const { table, group, mine, erase } of holdings) {
    const { sql, values } = own(mine)
    const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from "${table}" t where ${sql}`, values)
    const stays = erase === 'keep' && (group === 'invoices' || group === 'audit' || group === 'register')
    const list = stays || (group === 'register' && table === 'trademark') ? kept : erased
    list.set(group, (list.get(group) ?? 0) + (rows[0]?.n ?? 0))
  }
  const { rows: issuers } = await pool.query<{ issuer: string }>(
    'select distinct issuer from invoice where user_id = $1 order by issuer',
    [userId],
  )
  const issuer = Object.entries(invoiceRetention).find(([name]) => name === issuers[0]?.issuer)?.[1]
  const lawOf = (group: DataGroup): Retention => retentions[group] ?? issuer ?? invoiceRetention.SK
  return {
    erased: [...erased].filter(([, rows]) => rows > 0).map(([what, rows]) => ({ what, rows })),
    kept: [...kept].filter(([, rows]) => rows > 0).map(([what, rows]) => ({ what, rows, ...lawOf(what) })),
    blockedBy: await obstaclesOf(bindDatabase(pool), userId),
  }
})

/** Erases an account: rows by the list, files and mails after them. What the law keeps stays as it is. */
export const erase = handle(userErase, async ({ body }, caller, facilities) => {
  const userId = signedInUser(caller)
  await provePassword(facilities, caller, body.password)
  await facilities.write(async (tx) => {
    const email = await emailOf(tx, userId)
    await tx.$client.query('select 1 from "user" where id = $1 for update', [userId])
    const [why] = await obstaclesOf(tx, userId)
    if (why !== undefined) throw new AppError('rules-unmet', { facts: { missing: why } })
    await endSessions(tx, userId, 'erased')
    await facilities.events.publish(tx, accountErased, { userId })
    const own = await resolveOwn(tx, userId, email)
    // What stays as it was sent loses what is personal in it.
    await tx.$client.query(`select set_config('erasure.account', $1, true)`, [userId])
    for (const { table, mine, erase: how } of holdings) {
      if (how === 'keep') continue
      const { sql, values } = own(mine)
      const sets = how === 'delete' ? [] : Object.entries(how).map(([column, value]) => `${column} = ${value}`)
      const statement =
        how === 'delete'
          ? `delete from "${table}" t where ${sql}`
          : `update "${table}" t set ${sets.join(', ')} where ${sql}`
      await tx.$client.query(statement, values)
    }
    // The documents that a law keeps are those of invoices; every other file of the user goes, after the commit.
    await facilities.queue().send(tx, removeFiles, { userId })
    await endExports(tx, userId, facilities.clock())
    await forgetMails(tx, email)
  })
  return { done: true as const }
})

/** Mails to the address and jobs that would send some, wherever they wait. */
async function forgetMails(tx: Tx, email: string): Promise<void> {
  await tx.$client.query(
    `delete from pgboss.job where name = $2 and data->>'letter' in
       (select row_id::text from mail.outbox where lower(recipient) = lower($1) or lower(owner) = lower($1))`,
    [email, sendLetter.name],
  )
  await tx.$client.query('delete from mail.outbox where lower(recipient) = lower($1) or lower(owner) = lower($1)', [
    email,
  ])
  await tx.$client.query(
    `delete from pgboss.job where lower(data->>'to') = lower($1) or lower(data->>'email') = lower($1)`,
    [email],
  )
  await tx.$client.query(`delete from idempotency_key where response::text ilike '%' || $1 || '%'`, [
    email.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`),
  ])
}
