import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PlainDate } from '#kernel/dates.ts'
import { deadline } from '#schema/docket.ts'
import type { Tx } from '#platform/db/database.ts'

/** The letter of an office that is answered, by its mark and its date. */
export interface AnsweredLetter {
  trademarkId: string
  issueDate: PlainDate
}

/** Who did something about a date, and when. */
export interface By {
  userId: string | null
  at: Date
}

const ofLetter = ({ trademarkId, issueDate }: AnsweredLetter, kinds: readonly string[]) =>
  and(eq(deadline.trademarkId, trademarkId), inArray(deadline.kind, [...kinds]), eq(deadline.fromDate, issueDate))

/**
 * Writes the last day to answer a letter as a person confirmed it. Without a reason the law holds; with one the day stands
 * against it, under the person's name. Does nothing where the docket has no such date, as where no law is recorded.
 */
export async function confirmReply(
  tx: Tx,
  letter: AnsweredLetter,
  { due, reason, userId, at }: { due: PlainDate; reason: string | null } & By,
): Promise<void> {
  const now = at.toISOString()
  const set =
    reason === null
      ? { overrideAt: null, overrideReason: null, overrideByUserId: null }
      : { overrideAt: now, overrideReason: reason, overrideByUserId: userId }
  await tx
    .update(deadline)
    .set({ due, ...set, updatedAt: now })
    .where(ofLetter(letter, ['office_action_reply']))
}

/** The letter is answered: its dates are done, by whom is kept. */
export async function finishReply(tx: Tx, letter: AnsweredLetter, { userId, at }: By): Promise<void> {
  const now = at.toISOString()
  await tx
    .update(deadline)
    .set({ doneAt: now, doneByUserId: userId, updatedAt: now })
    .where(and(ofLetter(letter, ['office_action_reply']), isNull(deadline.doneAt)))
}
