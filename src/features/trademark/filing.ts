import { and, eq, isNull, min, ne } from 'drizzle-orm'
import { trademarkFiling, trademarkTracking } from '#contract/trademark.ts'
import { registeredDates } from '#domain/docket/registered-dates.ts'
import { jurisdictionFrom, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import { addDays, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { application, applicationApproval, registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { priorityOf } from '#features/docket/index.ts'
import { documentOfHub, showToClient } from '#features/document/index.ts'
import { addNote } from '#features/note/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { keepOfficeLetter } from './office-letter.ts'
import { moved } from './milestone.ts'
import { moveTrademark } from './transition.ts'

type Row = typeof trademark.$inferSelect

/** A trademark for the transaction, with its place. Throws `not-found`. */
export async function locked(tx: Tx, id: string): Promise<{ row: Row; place: Jurisdiction }> {
  const [row] = await tx.select().from(trademark).where(eq(trademark.id, id)).for('update')
  const mark = found(row)
  return { row: mark, place: found(jurisdictionFrom(mark.jurisdiction)) }
}

/** Refuses a number that another trademark of that register has; a designation has that of the register of WIPO. */
export async function refuseTaken(tx: Tx, row: Row, number: string): Promise<void> {
  const same = await tx
    .select({ id: trademark.id })
    .from(trademark)
    .where(
      and(
        eq(trademark.jurisdiction, row.jurisdiction),
        eq(trademark.number, number),
        ne(trademark.id, row.id),
        isNull(trademark.internationalId),
      ),
    )
  if (same.length > 0) refuseField('number', 'number-exists')
}

/**
 * Refuses a day before its application was approved, or ordered where no approval is kept: nothing is filed that the client did not ask for,
 * and last year's date is the slip that moves every term. A mark that was taken over or added has no order here.
 */
async function refuseBeforeOrder(tx: Tx, row: Row, filingDate: PlainDate): Promise<void> {
  const { registrationRequestId } = row
  // A part that was divided has the day of what it was divided from.
  if (registrationRequestId === null || filingDate === row.filingDate) return
  const [asked] = await tx
    .select({ approved: min(applicationApproval.createdAt), ordered: min(registrationRequest.createdAt) })
    .from(registrationRequest)
    .leftJoin(application, eq(application.registrationRequestId, registrationRequest.id))
    .leftJoin(applicationApproval, eq(applicationApproval.applicationId, application.id))
    .where(eq(registrationRequest.id, registrationRequestId))
  const first = asked?.approved ?? asked?.ordered ?? null
  if (first === null) return
  const day = today(officeZone, new Date(first))
  // Offices in the west still have the day before.
  if (filingDate < addDays(day, -1))
    throw new AppError('invalid-input', { fields: { filingDate: 'date-before-order' }, facts: { date: day } })
}

/** The application was filed: its number, its date, its receipt; where the term runs from filing, its end too. */
export const recordFiling = handle(trademarkFiling, async ({ params, body }, caller, facilities) => {
  if (body.filingDate > facilities.today()) refuseField('filingDate', 'date-in-future')
  return await facilities.write(async (tx) => {
    const { row, place } = await locked(tx, params.id)
    if (body.confirmed === false) await refuseBeforeOrder(tx, row, body.filingDate)
    await refuseTaken(tx, row, body.number)
    const receipt = await documentOfHub(tx, row.documentHubId, body.receiptDocumentId)
    if (receipt?.type !== 'filing-receipt') refuseField('receiptDocumentId', 'required')
    const { number, filingDate } = body
    return await filed(tx, facilities, { row, place }, { number, filingDate, receiptId: receipt.id, by: caller.userId })
  })
})

/** What the office said of an application that it has. */
interface FiledAs {
  number: string
  filingDate: PlainDate
  receiptId: number
  /** Who of staff filed it, or recorded that it was. */
  by: string | null
}

/** Takes a mark to its office's number and day: its term where that runs from filing, the receipt for its owner, the news. */
export async function filed(
  tx: Tx,
  facilities: Facilities,
  { row, place }: { row: Row; place: Jurisdiction },
  { number, filingDate, receiptId, by }: FiledAs,
): Promise<{ status: TrademarkStatus; expirationDate: string | null }> {
  const isMadrid = isExtension(row)
  const { termEnd } = registeredDates(
    place,
    { filed: filingDate, registered: null, priority: await priorityOf(tx, row.id), isMadrid },
    facilities.today(),
  )
  const expirationDate = isMadrid ? row.expirationDate : termEnd
  const status = await moveTrademark(tx, {
    id: row.id,
    from: row.status,
    to: 'Application filed',
    actor: 'staff',
    userId: by,
    set: { number, filingDate, expirationDate },
  })
  await showToClient(tx, receiptId, row.userId)
  await moved(tx, facilities, row, status)
  return { status, expirationDate }
}

/** The next milestone at the office. A registration sets its date, the end of its term and, in the US, the use deadline. */
export const recordTracking = handle(
  trademarkTracking,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { row, place } = await locked(tx, params.id)
      if (row.status !== body.from)
        throw new AppError('changed-meanwhile', { facts: { from: row.status, expected: body.from, to: body.to } })
      if (body.publicationDate !== null && body.publicationDate > facilities.today())
        refuseField('publicationDate', 'date-in-future')
      if (body.issueDate !== null) refuseIssueDate(body.issueDate, row, facilities.today())
      const set: Partial<Row> = {
        ...(body.to === 'Trademark registered' && (await registration(tx, row, place, body, facilities.today()))),
        ...(body.publicationDate !== null && { publicationDate: body.publicationDate }),
      }
      const status = await moveTrademark(tx, {
        id: row.id,
        from: row.status,
        to: body.to,
        actor: 'staff',
        userId: caller.userId,
        set,
      })
      if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
      if (body.issueDate !== null) await keepOfficeLetter(tx, row, { to: body.to, issueDate: body.issueDate })
      await moved(tx, facilities, row, status)
      return { status, expirationDate: set.expirationDate ?? row.expirationDate }
    }),
)

function refuseIssueDate(issueDate: PlainDate, row: Row, on: PlainDate): void {
  if (issueDate > on) refuseField('issueDate', 'date-in-future')
  if (row.filingDate !== null && issueDate < row.filingDate) refuseField('issueDate', 'date-too-early')
}

async function registration(
  tx: Tx,
  row: Row,
  place: Jurisdiction,
  body: { registrationDate: string | null; number: string | null; certificateDocumentId: number | null },
  on: PlainDate,
): Promise<Partial<Row>> {
  if (!body.registrationDate) refuseField('registrationDate', 'required')
  if (body.registrationDate > on) refuseField('registrationDate', 'date-in-future')
  if (row.filingDate !== null && body.registrationDate < row.filingDate)
    refuseField('registrationDate', 'date-too-early')
  if (body.number) await refuseTaken(tx, row, body.number)
  const certificate =
    body.certificateDocumentId === null ? null : await documentOfHub(tx, row.documentHubId, body.certificateDocumentId)
  if (certificate?.type !== 'certificate') refuseField('certificateDocumentId', 'required')
  await showToClient(tx, certificate.id, row.userId)
  const isMadrid = isExtension(row)
  const { termEnd, useDue } = registeredDates(
    place,
    { filed: row.filingDate, registered: body.registrationDate, priority: await priorityOf(tx, row.id), isMadrid },
    on,
  )
  return {
    registrationDate: body.registrationDate,
    number: body.number ?? row.number,
    // An international registration ends by its own register.
    expirationDate: isMadrid ? row.expirationDate : termEnd,
    douDeadlineDate: useDue,
  }
}
