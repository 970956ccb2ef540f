import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import {
  consultationBook,
  consultationCalendar,
  consultationCancel,
  consultationDocument,
  consultationShow,
  consultationSlots,
  mostTalkDocuments,
} from '#contract/consultation.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { freeSlots, offeredDays, talkMinutes, talksAhead } from '#domain/consultation/slots.ts'
import { calendarText } from '#domain/docket/ical.ts'
import { formatInstant, officeZone } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Language } from '#kernel/languages.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { consultation } from '#schema/support.ts'
import { askedBy } from '#features/account/index.ts'
import { acceptFile, keepFile } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { readDiary } from './diary.ts'
import { clientOf } from './client.ts'
import { talkBooked, talkCancelled, talkDropped, talkTaken } from './mails.ts'

/** A moment as the office writes it, with its zone, since who reads it may live in another. */
export const atOffice = (at: Date, language: Language): string =>
  `${formatInstant(at, language)} (${officeZone.replace('_', ' ')})`

/** The end of a talk. */
export const endOf = (at: Date): Date => new Date(at.getTime() + talkMinutes * 60_000)

export const slots = handle(consultationSlots, async (_none, _caller, { db, ...facilities }) => {
  const free = freeSlots(await readDiary(db, facilities), facilities.clock())
  return {
    isOffered: facilities.talkingHours.length > 0,
    zone: officeZone,
    minutes: talkMinutes,
    days: offeredDays,
    slots: free.map((at) => at.toISOString()),
  }
})

/** Throws when an address has as many talks ahead as it may; the answer is that of a letter box that had its letters. */
async function oneOfFew(db: Database, email: string, now: Date): Promise<void> {
  const [ahead] = await db
    .select({ count: count() })
    .from(consultation)
    .where(
      and(
        sql`lower(${consultation.contactEmail}) = lower(${email})`,
        isNull(consultation.cancelledAt),
        gt(consultation.eventTimestamp, now.toISOString()),
      ),
    )
  if ((ahead?.count ?? 0) >= talksAhead) throw new AppError('too-many-requests')
}

/** Tells the office, where it has an address, who took or gave back a time. */
async function tellOffice(
  tx: Tx,
  mail: typeof talkTaken,
  talk: { id: string; at: Date; name: string | null; description: string | null },
  { supplier, tell }: Pick<Facilities, 'supplier' | 'tell'>,
): Promise<void> {
  if (supplier.email === null) return
  await tell(tx, { email: supplier.email, language: 'en' }, mail, (language) => ({
    id: `${mail.name}-${talk.id}`,
    link: { page: 'admin' },
    facts: { at: atOffice(talk.at, language) },
    words: { name: talk.name ?? '–', about: talk.description ?? '–' },
  }))
}

/** A free time becomes somebody's. Of two who want the same one the second is told so, beside the field. */
export const book = handle(consultationBook, async ({ body }, caller, { write, tell, ...facilities }) => {
  const { at: chosen, ...contact } = body
  const at = new Date(chosen)
  const id = uuidv7()
  return await write(async (tx) => {
    if (caller.role === 'anonymous' || caller.role === 'customer') await oneOfFew(tx, contact.email, facilities.clock())
    const free = freeSlots(await readDiary(tx, facilities), facilities.clock())
    if (!free.some((slot) => slot.getTime() === at.getTime())) refuseField('at', 'time-taken')
    const made = await tx
      .insert(consultation)
      .values({
        id,
        userId: caller.role === 'customer' ? caller.userId : null,
        contactName: contact.name,
        contactEmail: contact.email,
        contactPhone: contact.phone,
        language: contact.language,
        description: contact.description,
        eventTimestamp: at.toISOString(),
        // Its own beginning: the key of the column lets a time be booked once.
        schedulingEventId: at.toISOString(),
      })
      .onConflictDoNothing({ target: consultation.schedulingEventId })
      .returning({ id: consultation.id })
    if (made.length === 0) refuseField('at', 'time-taken')
    const asked = await askedBy(tx, caller, contact.email)
    const told = await tell(tx, { email: contact.email, language: contact.language }, talkBooked, (language) => ({
      id: `talk-booked-${id}`,
      link: { page: 'consultation', id },
      facts: { at: atOffice(at, language), minutes: String(talkMinutes) },
      asked,
    }))
    if (told === 'held') throw new AppError('too-many-requests')
    await tellOffice(tx, talkTaken, { id, at, ...contact }, { tell, ...facilities })
    return { id }
  })
})

type Row = typeof consultation.$inferSelect
type Talk = Omit<Row, 'eventTimestamp'> & { at: Date }

/** The talk of a link, of its customer, or any of them for staff. */
async function talkOf(db: Database, id: string, caller: Caller): Promise<Talk> {
  const isLinked = caller.link?.kind === 'consultation' && caller.link.id === id
  const mine = isStaff(caller.role) || isLinked ? undefined : eq(consultation.userId, caller.userId ?? uuidv7())
  const [row] = await db
    .select()
    .from(consultation)
    .where(and(eq(consultation.id, id), mine))
  const { eventTimestamp, ...rest } = found(row)
  return { ...rest, at: new Date(found(eventTimestamp)) }
}

export const show = handle(consultationShow, async ({ params }, caller, { db, clock }) => {
  const { at, cancelledAt, description, location, documentHubId } = await talkOf(db, params.id, caller)
  const state = cancelledAt ? 'cancelled' : endOf(at) <= clock() ? 'over' : 'ahead'
  const documents = (await documentsOf(db, documentHubId)).map(({ name }) => name)
  return { at: at.toISOString(), minutes: talkMinutes, description, location, state, documents } as const
})

const documentsOf = async (db: Database, hubId: string) =>
  await db
    .select({ name: document.name })
    .from(document)
    .where(eq(document.documentHubId, hubId))
    .orderBy(document.id)
    .limit(mostTalkDocuments)

/** Keeps a document for whoever leads the talk; its client sees that it is there. */
export const handIn = handle(consultationDocument, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File | null }
  // Nobody's file is read before it is known that they may hand it in.
  const { at, cancelledAt, userId, documentHubId: hubId } = await talkOf(facilities.db, params.id, caller)
  if (cancelledAt !== null || at <= facilities.clock()) throw new AppError('transition-refused')
  if (!(file instanceof File) || file.size === 0) refuseField('file', 'required')
  const accepted = await acceptFile(file, facilities.scan)
  await facilities.write(async (tx) => {
    await tx.$client.query('select 1 from consultation where id = $1 for update', [params.id])
    if ((await documentsOf(tx, hubId)).length >= mostTalkDocuments) refuseField('file', 'too-much')
    const place = { hubId, type: 'other', owner: userId, visibleToClient: userId !== null, by: caller.userId } as const
    await keepFile(tx, facilities, accepted, place)
  })
  return { done: true as const }
})

export const calendar = handle(consultationCalendar, async ({ params }, caller, facilities): Promise<FileAnswer> => {
  const { db, pages, translate } = facilities
  const row = await talkOf(db, params.id, caller)
  const summary = translate(caller.language)('talkBooked.calendar')
  const text = calendarText(summary, [
    {
      uid: `consultation-${row.id}@markwright`,
      sequence: row.cancelledAt ? 1 : 0,
      at: { from: row.at, to: endOf(row.at) },
      changed: new Date(row.cancelledAt ?? row.createdAt),
      summary,
      description: row.location ?? '',
      url: pages.consultation(row.id, caller.language),
      isCancelled: row.cancelledAt !== null,
    },
  ])
  return { name: 'consultation.ics', mediaType: 'text/calendar', bytes: new TextEncoder().encode(text) }
})

/** Cancels a talk that has not begun, once; its time can be booked again. */
export const cancel = handle(consultationCancel, async ({ params }, caller, { db, write, tell, clock, supplier }) => {
  const row = await talkOf(db, params.id, caller)
  await write(async (tx) => {
    const now = clock()
    const { rowCount } = await tx
      .update(consultation)
      .set({ cancelledAt: now.toISOString(), schedulingEventId: null })
      .where(and(eq(consultation.id, row.id), isNull(consultation.cancelledAt)))
    if (rowCount !== 1 || row.at <= now) throw new AppError('transition-refused')
    const client = await clientOf(tx, row)
    if (client !== null)
      await tell(tx, client, talkCancelled, (language) => ({
        id: `talk-cancelled-${row.id}`,
        link: { page: 'consultation', id: row.id },
        facts: { at: atOffice(row.at, language) },
      }))
    if (!isStaff(caller.role)) await tellOffice(tx, talkDropped, { ...row, name: row.contactName }, { tell, supplier })
  })
  return { done: true as const }
})
