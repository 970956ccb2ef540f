import { createHash } from 'node:crypto'
import { beginningOf } from '#domain/clearance/office-record.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { createAtOnce } from '#platform/limits/at-once.ts'
import { inBoundedThread } from '#platform/limits/bounded-thread.ts'
import { maximumBytes } from '#features/document/index.ts'
import type { TakenMail } from './mail-thread.ts'

/** As much of a mail's text as is kept. */
const keptText = 10_000
const wordMost = 200
/** No address of mail is longer (RFC 5321, 4.5.3.1.3). */
const addressMost = 254
/** What takes longer or more was written to. */
const bounds = { milliseconds: 5_000, megabytes: 128 }

const program = new URL('mail-thread.ts', import.meta.url)
const atOnce = createAtOnce(2)

/** One line without what no text column takes. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
/** What is shown of a word that somebody wrote: its beginning. */
export const line = (text: string): string => beginningOf(oneLine(text), wordMost).toWellFormed()
/** Lines of a text that a text column takes, so many characters of them. */
export const lines = (text: string): string =>
  beginningOf(text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ''), keptText).toWellFormed()
const digestOf = (bytes: Uint8Array | string): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

/** Who wrote it, whole: of an address that is cut, another could be left. Throws when there is nobody. */
function senderOf(address: string): string {
  const sender = oneLine(address)
  if (sender.length > addressMost || !/^[^\s@]+@[^\s@]+$/.test(sender)) refuseField('file', 'file-kind')
  return sender
}

/** What is kept of a mail. */
export interface ReadMail {
  messageId: string
  sender: string
  senderName: string
  subject: string
  /** The ids of the mails that it answers. */
  answers: string
  text: string
  to: string
  /** A program sent it: nothing answers it by itself. */
  isAutomatic: boolean
  at: Date
  files: string[]
  /** What was attached, as it came: nobody has looked whether it may be kept. */
  attachments: { name: string; bytes: Uint8Array }[]
}

/** A mail as .eml has it. Throws when the file is none, or takes longer to read than a mail does. */
export async function readMail(file: File, now: Date, milliseconds = bounds.milliseconds): Promise<ReadMail> {
  if (file.size > maximumBytes) throw new AppError('too-large', { facts: { limit: String(maximumBytes) } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const taken = await atOnce(async () => await inBoundedThread(program, bytes, { ...bounds, milliseconds }))
  if (taken === null) refuseField('file', 'file-damaged')
  const mail = taken as TakenMail
  const sender = senderOf(mail.sender)
  const id = oneLine(mail.messageId)
  const at = new Date(mail.date)
  return {
    // A mail without an id of its own is known by what it says, one with an endless id by all of it.
    messageId: id === '' ? digestOf(bytes) : id.length > wordMost ? digestOf(id) : id,
    sender,
    senderName: line(mail.senderName),
    subject: line(mail.subject),
    answers: oneLine(mail.answers).slice(0, keptText),
    text: lines(mail.text),
    to: line(mail.to) || sender,
    isAutomatic: mail.isAutomatic,
    at: Number.isNaN(at.getTime()) || at > now ? now : at,
    files: mail.files.map(line),
    attachments: mail.attachments.map(({ name, bytes: content }) => ({ name: line(name), bytes: content })),
  }
}
