import { and, gt, isNull, lte } from 'drizzle-orm'
import { dueReminder, remindedHours } from '#domain/consultation/reminders.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { defineJob, nothing } from '#platform/queue/queue.ts'
import { consultation } from '#schema/support.ts'
import { remindOnce } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { worker } from '#features/feature.ts'
import { atOffice } from './book.ts'
import { clientOf } from './client.ts'
import { talkReminder } from './mails.ts'

/** Reminds clients of talks that come near. */
export const remindTalks = defineJob('consultation.remind', {
  byStaff: ['repeat'],
  data: nothing,
  cron: '*/10 * * * *',
  retries: 3,
  retrySeconds: 60,
})

type Needed = Pick<Facilities, 'db' | 'pool' | 'clock' | 'log' | 'tell'>

/** Writes to whoever has a talk tomorrow, and to whoever has one within the hour; each once for the time that it has. */
export async function remindOfTalks({ db, pool, clock, log, tell }: Needed): Promise<void> {
  const now = clock()
  const until = new Date(now.getTime() + remindedHours[0] * 3_600_000)
  const talks = await db
    .select()
    .from(consultation)
    .where(
      and(
        isNull(consultation.cancelledAt),
        gt(consultation.eventTimestamp, now.toISOString()),
        lte(consultation.eventTimestamp, until.toISOString()),
      ),
    )
  await eachOf(talks, { log, what: 'reminders of talks', name: ({ id }) => id }, async (talk) => {
    const at = new Date(talk.eventTimestamp ?? now)
    const hours = dueReminder(at, new Date(talk.createdAt), now)
    if (hours === null) return
    await inTransaction(pool, async (tx) => {
      const client = await clientOf(tx, talk)
      if (client === null) return
      const occasion = `${at.toISOString()} ${hours}`
      if (!(await remindOnce(tx, { name: talkReminder.name, rowId: talk.id, occasion, at: now }))) return
      await tell(tx, client, talkReminder, (language) => ({
        id: `${talkReminder.name}-${talk.id}-${at.getTime()}-${hours}`,
        link: { page: 'consultation', id: talk.id },
        facts: { at: atOffice(at, language) },
      }))
    })
  })
}

export const talkReminders = worker(remindTalks, async (_none, facilities) => await remindOfTalks(facilities))
