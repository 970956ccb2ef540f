import { and, eq, min, ne } from 'drizzle-orm'
import { officeActionDocketing } from '#contract/examination.ts'
import { longestYears } from '#domain/docket/by-letter.ts'
import { isGrounded, replyDates } from '#domain/office-action/reply-dates.ts'
import { lawText } from '#domain/docket/law-text.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import { addYears, type PlainDate } from '#kernel/dates.ts'
import { refuseField, refuseStale } from '#kernel/errors.ts'
import { confirmReply, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import type { Database } from '#platform/db/database.ts'
import { officeAction } from '#schema/office-action.ts'
import { officeActionFor, type MarkRow, type OfficeActionMatter } from './policy.ts'
import { moveOfficeAction } from './transition.ts'

const placeOf = (mark: MarkRow) => ({
  jurisdiction: mark.jurisdiction,
  filed: mark.filingDate,
  isMadrid: isExtension(mark),
})

/** The earliest of the other letters about a mark: some laws count from the first, whatever comes after it. */
async function firstLetter(db: Database, { row, mark }: OfficeActionMatter): Promise<PlainDate | null> {
  const [first] = await db
    .select({ issued: min(officeAction.issueDate) })
    .from(officeAction)
    .where(and(eq(officeAction.trademarkId, mark.id), ne(officeAction.id, row.id)))
  return first?.issued ?? null
}

/** What the law gives for a letter about a mark, with what a person read in the letter. */
export const datesOf = async (
  db: Database,
  matter: OfficeActionMatter,
  issued: PlainDate,
  read: { until?: PlainDate | null; extended?: number } = {},
) => replyDates({ ...placeOf(matter.mark), first: await firstLetter(db, matter), ...read }, issued)

/**
 * A person confirms the date of the letter and the last day. Where the office sets it, its letter is the ground of a day within
 * the bounds of the law. Where it is not the day of the recorded law, or nobody is sure of the law, they say where they have it
 * from, and it stands under their name.
 */
export const saveDocketing = handle(officeActionDocketing, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const { issueDate, dueDate, reason, remindersEnabled } = body
    refuseStale(
      body.before,
      { issueDate: row.issueDate, dueDate: row.dueDate, remindersEnabled: row.remindersEnabled },
      { issueDate, dueDate, remindersEnabled },
    )
    if (issueDate > facilities.today()) refuseField('issueDate', 'date-in-future')
    if (mark.filingDate !== null && issueDate < mark.filingDate) refuseField('issueDate', 'date-too-early')
    if (dueDate <= issueDate) refuseField('dueDate', 'date-too-early')
    if (dueDate > addYears(issueDate, longestYears)) refuseField('dueDate', 'date-too-late')
    const { reply } = await datesOf(tx, matter, issueDate)
    const grounded = isGrounded(placeOf(mark), reply, dueDate)
    if (!grounded && reason === null) refuseField('reason', 'reason-needed')
    const ground = reply?.isByLetter ? `${lawText(reply.rule)}: ${issueDate}` : null
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Docketing saved',
      actor: 'staff',
      userId: caller.userId,
      set: { issueDate, dueDate, remindersEnabled },
      day: { dueBefore: row.dueDate, dueAfter: dueDate, reason },
    })
    const at = facilities.clock()
    await refreshDocket(tx, [mark.id], at)
    // Who set this day meanwhile said why, and it stands under their name.
    const isSaid = row.issueDate === issueDate && row.dueDate === dueDate && body.before.dueDate !== dueDate
    const letter = { trademarkId: mark.id, issueDate }
    const said = { due: dueDate, reason: grounded ? ground : reason, userId: caller.userId, at }
    if (!isSaid) await confirmReply(tx, letter, said)
    return status
  }),
}))
