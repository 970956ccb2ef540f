import { and, eq, inArray } from 'drizzle-orm'
import type { PlainDate } from '#kernel/dates.ts'
import { deadline } from '#schema/docket.ts'
import type { Tx } from '#platform/db/database.ts'
import { markDone, setLastDay, type By } from './last-day.ts'

/** The letter of an office that is answered, by its mark and its date. */
export interface AnsweredLetter {
  trademarkId: string
  issueDate: PlainDate
}

/** Its dates are those that run since the letter, whatever they are counted from: in some registers that is the filing. */
const ofLetter = ({ trademarkId, issueDate }: AnsweredLetter, kinds: readonly string[]) =>
  and(eq(deadline.trademarkId, trademarkId), inArray(deadline.kind, [...kinds]), eq(deadline.opens, issueDate))

/** Writes the last day to answer a letter as a person confirmed it. */
export async function confirmReply(
  tx: Tx,
  letter: AnsweredLetter,
  day: { due: PlainDate; reason: string | null } & By,
): Promise<void> {
  await setLastDay(tx, ofLetter(letter, ['office_action_reply']), day)
}

/** The letter is answered: its dates are done, by whom is kept. */
export async function finishReply(tx: Tx, letter: AnsweredLetter, by: By): Promise<void> {
  await markDone(tx, ofLetter(letter, ['office_action_reply']), by)
}
