import { and, eq, isNull, sql, type Column } from 'drizzle-orm'
import { consultationOutcomeEmail, consultationSave, consultationSendOutcome } from '#contract/consultation.ts'
import { AppError, found } from '#kernel/errors.ts'
import { consultation } from '#schema/support.ts'
import { nameOf } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { atOffice, endOf } from './book.ts'
import { clientOf } from './client.ts'
import { talkOutcome } from './mails.ts'

const stillIs = (column: Column, value: string | null) => sql`${column} is not distinct from ${value}`

/** Keeps what was noted of a talk; what somebody else noted since it was read is not written over. */
export const save = handle(consultationSave, async ({ params, body: { before, ...noted } }, _caller, { write }) => {
  await write(async (tx) => {
    const [row] = await tx.select({ id: consultation.id }).from(consultation).where(eq(consultation.id, params.id))
    const { rowCount } = await tx
      .update(consultation)
      .set(noted)
      .where(
        and(
          eq(consultation.id, found(row).id),
          stillIs(consultation.location, before.location),
          stillIs(consultation.outcome, before.outcome),
          stillIs(consultation.resolution, before.resolution),
          sql`coalesce(${consultation.questionsAndAnswers}, '[]'::jsonb) = ${JSON.stringify(before.questionsAndAnswers)}::jsonb`,
        ),
      )
    if (rowCount !== 1) throw new AppError('changed-meanwhile')
  })
  return { done: true as const }
})

/** What was noted of a talk, one part under the other; nothing is added to it, and nobody gets it before it was read. */
export const draft = handle(consultationOutcomeEmail, async ({ params }, _caller, { db }) => {
  const [row] = await db.select().from(consultation).where(eq(consultation.id, params.id))
  const { outcome, resolution, questionsAndAnswers } = found(row)
  const answers = (questionsAndAnswers ?? []).map(({ question, answer }) => `${question}\n${answer}`)
  const text = [outcome, ...answers, resolution].filter((part) => part !== null && part !== '').join('\n\n')
  if (text === '') throw new AppError('rules-unmet')
  return { text }
})

/** Sends the outcome of a talk that was held in the name of who sends it; a second one would contradict the first. */
export const send = handle(consultationSendOutcome, async ({ params, body }, caller, { write, tell, clock }) => {
  await write(async (tx) => {
    const [row] = await tx.select().from(consultation).where(eq(consultation.id, params.id)).for('update')
    const talk = found(row)
    if (talk.eventTimestamp === null) throw new AppError('rules-unmet')
    const at = new Date(talk.eventTimestamp)
    if (talk.cancelledAt !== null || endOf(at) > clock()) throw new AppError('transition-refused')
    const person = await nameOf(tx, caller.userId)
    if (person === null) throw new AppError('rules-unmet', { facts: { missing: 'name' } })
    const client = await clientOf(tx, talk)
    if (client === null) throw new AppError('rules-unmet')
    const { rowCount } = await tx
      .update(consultation)
      .set({ outcomeSentAt: clock().toISOString() })
      .where(and(eq(consultation.id, talk.id), isNull(consultation.outcomeSentAt)))
    if (rowCount !== 1) throw new AppError('already-done')
    await tell(tx, client, talkOutcome, (language) => ({
      id: `talk-outcome-${talk.id}`,
      link: { page: 'consultation', id: talk.id },
      facts: { at: atOffice(at, language), person },
      words: { text: body.text },
    }))
  })
  return { done: true as const }
})
