import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { z } from 'zod'
import { letterCheck, letterCheckAnswer, letterCheckAsk, mostLetter } from '#contract/docketed-message.ts'
import { isSignedIn, type Caller } from '#domain/account/caller.ts'
import { checkLetter, letterReply, type LetterGround, type OwnMark } from '#domain/docketed-message/letter-check.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { docketedMessage } from '#schema/docketed-message.ts'
import { maximumBytes } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { line, lines, readMail } from './read-mail.ts'

interface Shown {
  subject: string
  text: string
  sender: string | null
}

/** A file that was shown as words: a PDF, a mail, or a text. Throws what is wrong with it under `file`. */
async function wordsOf(file: File, { clock, scan }: Pick<Facilities, 'clock' | 'scan'>): Promise<Shown> {
  if (file.size > maximumBytes) throw new AppError('too-large', { facts: { limit: String(maximumBytes) } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if ((await scan(bytes)) === 'infected') refuseField('file', 'file-infected')
  const name = line(file.name)
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type === 'application/pdf') {
    const text = await readPdfText(bytes)
    return { subject: name, text: text ?? refuseField('file', 'file-damaged'), sender: null }
  }
  if (type !== undefined && type !== 'message/rfc822') refuseField('file', 'file-kind')
  if (name.toLowerCase().endsWith('.eml')) {
    const mail = await readMail(new File([bytes], name), clock())
    return { subject: mail.subject, text: `${mail.subject}\n${mail.text}`, sender: mail.sender }
  }
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 4 * mostLetter))
  if (text.includes('\u0000')) refuseField('file', 'file-kind')
  return { subject: name, text, sender: null }
}

function userOf(caller: Caller): string {
  if (!isSignedIn(caller)) throw new AppError('sign-in-required')
  return caller.userId
}

/** Keeps a letter under what it says, so that showing it again changes nothing; nobody of us is asked yet. */
const show = handle(letterCheck, async ({ body }, caller, facilities) => {
  const userId = userOf(caller)
  const { file } = body as typeof body & { file?: File | null }
  const shown: Shown =
    file instanceof File && file.size > 0
      ? await wordsOf(file, facilities)
      : { subject: '', text: body.text ?? refuseField('text', 'required'), sender: null }
  const text = lines(shown.text).slice(0, mostLetter).trim()
  if (text === '') refuseField('text', 'required')
  const subject = line(shown.subject) || line(text.slice(0, 100))
  const messageId = `letter:${userId}:${createHash('sha256').update(text).digest('hex')}`
  return await facilities.write(async (tx) => {
    await tx
      .insert(docketedMessage)
      .values({
        sourceEmail: '',
        messageId,
        senderEmail: shown.sender ?? '',
        subject,
        data: { text, files: [], numbers: [], proposes: null },
        askedByUserId: userId,
        receivedAt: facilities.clock().toISOString(),
      })
      .onConflictDoNothing({ target: docketedMessage.messageId })
    const [row] = await tx
      .select({ id: docketedMessage.id })
      .from(docketedMessage)
      .where(eq(docketedMessage.messageId, messageId))
    return { id: found(row).id }
  })
})

async function letterOf(db: Database, id: number, userId: string, lock = false) {
  const asked = db
    .select()
    .from(docketedMessage)
    .where(and(eq(docketedMessage.id, id), eq(docketedMessage.askedByUserId, userId)))
  const [row] = await (lock ? asked.for('update') : asked)
  return found(row)
}

/** What a customer's letter is held against: their marks with the next renewal, and what we sent them to pay. */
async function groundOf({ pool, supplier, supplierInUs, today }: Facilities, userId: string): Promise<LetterGround> {
  const { rows: marks } = await pool.query<OwnMark>(
    `select t.name, t.jurisdiction, t.number, d.opens::text, d.due::text from trademark t
       left join lateral (select opens, due from deadline
                           where trademark_id = t.id and kind = 'renewal' and done_at is null and confidence <> 'low'
                           order by due desc limit 1) d on true
      where t.user_id = $1 and t.number is not null order by t.id limit 5000`,
    [userId],
  )
  const { rows: invoices } = await pool.query<{ numbers: (string | null)[] }>(
    `select array[variable_symbol, document_context->>'number'] as numbers from invoice where user_id = $1 limit 5000`,
    [userId],
  )
  return {
    marks,
    invoices: invoices.flatMap(({ numbers }) => numbers.filter((number) => number !== null)),
    us: [supplier, ...(supplierInUs ? [supplierInUs] : [])].map(({ name, iban }) => ({ name, iban })),
    on: today(),
  }
}

const textIn = (data: unknown): string => {
  const { text } = (data ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

const keptReply = z.object({ reply: letterReply })

/** With the question, which may be empty, a letter is before staff. */
const isAsked = (data: unknown): boolean => typeof data === 'object' && data !== null && 'question' in data

const answer = handle(letterCheckAnswer, async ({ params }, caller, facilities) => {
  const userId = userOf(caller)
  const row = await letterOf(facilities.db, params.id, userId)
  const ground = await groundOf(facilities, userId)
  const letter = { text: textIn(row.data), sender: row.senderEmail || null }
  return {
    id: row.id,
    subject: row.subject,
    shownAt: new Date(row.receivedAt).toISOString(),
    isAsked: isAsked(row.data),
    isSettled: row.status === 'Processed' || row.status === 'Ignored',
    reply: keptReply.safeParse(row.data).data?.reply ?? null,
    ...checkLetter(letter, ground),
  }
})

/** Puts a letter before staff, with what the customer asks; asking again changes nothing. */
const ask = handle(letterCheckAsk, async ({ params, body }, caller, facilities) => {
  const userId = userOf(caller)
  return await facilities.write(async (tx) => {
    const row = await letterOf(tx, params.id, userId, true)
    if (isAsked(row.data)) return { done: true as const }
    await tx
      .update(docketedMessage)
      .set({
        status: row.status === 'Received' ? 'Unmatched' : row.status,
        data: { ...(row.data as object), question: body.question },
      })
      .where(eq(docketedMessage.id, row.id))
    return { done: true as const }
  })
})

export const letterHandlers = [show, answer, ask]
