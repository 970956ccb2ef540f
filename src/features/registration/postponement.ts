import { eq } from 'drizzle-orm'
import { applicationPostpone, applicationResume } from '#contract/application.ts'
import { lastPostponement } from '#domain/registration/postponement.ts'
import type { RegistrationActor, RegistrationStatus } from '#domain/registration/status.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { registrationRequest } from '#schema/registration.ts'
import { holdOf } from '#features/billing/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { draftBack } from './mails.ts'
import { lockedRequest, type RequestRow } from './policy.ts'
import { actorOf, moveRequest } from './transition.ts'

/** The draft rests until a day; nobody is reminded of it meanwhile. Another day may be chosen while it rests. */
export const postpone = handle(applicationPostpone, async ({ params, body }, caller, facilities) => {
  const on = facilities.today()
  return await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id, caller)
    if (body.until <= on) refuseField('until', 'date-too-early')
    if (body.until > lastPostponement(on)) refuseField('until', 'too-much')
    if (row.status !== 'Application postponed')
      await moveRequest(tx, {
        id: row.id,
        to: 'Application postponed',
        actor: actorOf(caller),
        userId: caller.userId,
      })
    await tx.update(registrationRequest).set({ postponedUntil: body.until }).where(eq(registrationRequest.id, row.id))
    return { status: 'Application postponed' as const, until: body.until }
  })
})

/** Where a draft goes on that rested: with its client, where they had it to read, else with us. */
async function before(tx: Tx, id: string): Promise<RegistrationStatus> {
  const { rowCount } = await tx.$client.query(
    `select 1 from (select name from registration_request_tracking where registration_request_id = $1
        and name in ('Ready for drafting', 'Sent for review', 'Review requested') order by created_at desc, id desc limit 1) last
      where name = 'Sent for review'`,
    [id],
  )
  return rowCount === 1 ? 'Sent for review' : 'Ready for drafting'
}

async function goOn(tx: Tx, row: RequestRow, by: { actor: RegistrationActor; userId: string | null }) {
  const status = await moveRequest(tx, {
    id: row.id,
    from: 'Application postponed',
    to: await before(tx, row.id),
    ...by,
  })
  await tx.update(registrationRequest).set({ postponedUntil: null }).where(eq(registrationRequest.id, row.id))
  return status
}

/** A draft that rests goes on at once. */
export const resume = handle(
  applicationResume,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(tx, params.id, caller)
      if (row.status !== 'Application postponed')
        throw new AppError('transition-refused', { facts: { from: row.status, to: 'Ready for drafting' } })
      return { status: await goOn(tx, row, { actor: actorOf(caller), userId: caller.userId }) }
    }),
)

type Needed = Pick<Facilities, 'pool' | 'today' | 'log' | 'tell'>

/** Takes up the drafts whose day has come, and writes to their clients. Gives how many there were. */
export async function resumeDue(facilities: Needed): Promise<number> {
  const { pool, log, today, tell } = facilities
  const on = today()
  const { rows } = await pool.query<{ id: string }>(
    `select id from registration_request where status = 'Application postponed' and postponed_until <= $1 order by postponed_until, id`,
    [on],
  )
  let resumed = 0
  await eachOf(rows, { log, what: 'postponed drafts', name: ({ id }) => id }, async ({ id }) => {
    const went = await inTransaction(pool, async (tx) => {
      const [row] = await tx.select().from(registrationRequest).where(eq(registrationRequest.id, id)).for('update')
      // Somebody went on by hand, or chose another day, since the list was made.
      const isDue = row?.status === 'Application postponed' && row.postponedUntil !== null && row.postponedUntil <= on
      if (!isDue) return false
      // Nobody is asked to read what is not worked on.
      if ((await holdOf(tx, { by: 'registration_request_id', id })) !== null) return false
      const until = row.postponedUntil ?? on
      await goOn(tx, row, { actor: 'system', userId: null })
      await tell(tx, { email: row.contactEmail, language: row.language, userId: row.userId }, draftBack, {
        id: `draft-back-${row.id}-${until}`,
        link: { page: 'applicationDraft', id: row.id },
        facts: { number: row.publicId },
        words: { mark: row.value, name: row.contactFirstName },
      })
      return true
    })
    if (went) resumed += 1
  })
  return resumed
}
