import { and, eq, isNull, sql, type Column } from 'drizzle-orm'
import { consultationOutcomeEmail, consultationSave, consultationSendOutcome } from '#contract/consultation.ts'
import { AppError, found } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { consultation } from '#schema/support.ts'
import { handle } from '#features/facilities.ts'
import { atOffice } from './book.ts'
import { talkOutcome } from './mails.ts'

const stillIs = (column: Column, value: string | null) => sql`${column} is not distinct from ${value}`

/** Keeps what was noted of a talk; what somebody else noted since it was read is not written over. */
export const save = handle(consultationSave, async ({ params, body: { before, ...noted } }, _caller, { write }) => {
  await write(async (tx) => {
    const db = bindDatabase(tx)
    const [row] = await db.select({ id: consultation.id }).from(consultation).where(eq(consultation.id, params.id))
    const { rowCount } = await db
      .update(consultation)
      .set(noted)
      .where(
        and(
          eq(consultation.id, found(row).id),
          stillIs(consultation.location, before.location),
          stillIs(consultation.outcome, before.outcome),
          stillIs(consultation.resolution, before.resolution),
        ),
      )
    if (rowCount !== 1) throw new AppError('changed-meanwhile')
  })
  return { done: true as const }
})

/** What was noted of a talk, one part under the other; nothing is added to it, and nobody gets it before it was read. */
export const draft = handle(consultationOutcomeEmail, async ({ params }, _caller, { pool }) => {
  const [row] = await bindDatabase(pool).select().from(consultation).where(eq(consultation.id, params.id))
  const { outcome, resolution, questionsAndAnswers } = found(row)
  const answers = (questionsAndAnswers ?? []).map(({ question, answer }) => `${question}\n${answer}`)
  const text = [outcome, ...answers, resolution].filter((part) => part !== null && part !== '').join('\n\n')
  if (text === '') throw new AppError('rules-unmet')
  return { text }
})

/** Sends the outcome in the name of who sends it; a second one would contradict the first. */
export const send = handle(consultationSendOutcome, async ({ params, body }, caller, { write, tell, clock }) => {
  await write(async (tx) => {
    const db = bindDatabase(tx)
    const [row] = await db.select().from(consultation).where(eq(consultation.id, params.id)).for('update')
    const talk = found(row)
    const { rows: people } = await tx.query<{ person: string; email: string | null; language: string | null }>(
      `select concat_ws(' ', p.firstname, p.lastname) as person, c.email, q.language
         from "user" u left join user_profile p on p.user_id = u.id
         left join "user" c on c.id = $2 left join user_profile q on q.user_id = c.id where u.id = $1`,
      [caller.userId, talk.userId],
    )
    const [who] = people
    const email = talk.contactEmail ?? who?.email ?? null
    if (email === null || talk.eventTimestamp === null || !who?.person) throw new AppError('rules-unmet')
    const at = new Date(talk.eventTimestamp)
    const { rowCount } = await db
      .update(consultation)
      .set({ outcomeSentAt: clock().toISOString() })
      .where(and(eq(consultation.id, talk.id), isNull(consultation.outcomeSentAt)))
    if (rowCount !== 1) throw new AppError('already-done')
    await tell(tx, { email, language: talk.language ?? who.language }, talkOutcome, (language) => ({
      id: `talk-outcome-${talk.id}`,
      link: { page: 'consultation', id: talk.id },
      facts: { at: atOffice(at, language), person: who.person },
      words: { text: body.text },
    }))
  })
  return { done: true as const }
})
