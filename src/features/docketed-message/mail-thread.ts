import { parentPort, workerData } from 'node:worker_threads'
import PostalMime from 'postal-mime'

/** What is taken out of a mail; texts as they stand in it. */
export interface TakenMail {
  messageId: string
  sender: string
  senderName: string
  subject: string
  /** The ids of the mails that it answers, as they stand in its headers. */
  answers: string
  text: string
  to: string
  date: string
  files: string[]
  /** A program sent it: a bounce, an answer of somebody who is away, a list (RFC 3834, 2). Nobody answers such a mail by itself. */
  isAutomatic: boolean
  /** What was attached, and no picture of the text. */
  attachments: { name: string; bytes: Uint8Array }[]
}

/** As much of a text as anybody could keep: what is longer does not leave the thread. */
const mostText = 100_000
const mostFiles = 20

/** The words of a mail that comes as HTML alone; read once from front to end, however many brackets it has. */
const textIn = (html: string): string =>
  html
    .split('<')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ')

const short = (text: string | undefined): string => (text ?? '').slice(0, mostText)

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** Headers of a mail that no person sent, with what stands in them then. */
const automatic: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  'content-type': /^multipart\/report\b/i,
  'list-id': /./,
  precedence: /^(?:bulk|junk|list)\b/i,
  'return-path': /^<>$/,
}

const { bytes } = workerData as { bytes: Uint8Array }
const mail = await PostalMime.parse(bytes)
const taken: TakenMail = {
  messageId: short(mail.messageId),
  sender: short(mail.from?.address),
  senderName: short(mail.from?.name),
  subject: short(mail.subject),
  answers: short(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`),
  text: short(mail.text ?? textIn(mail.html ?? '')),
  to: short(mail.to?.[0]?.address),
  date: short(mail.date),
  isAutomatic:
    mail.headers.some(({ key, value }) => automatic[key.toLowerCase()]?.test(short(value).trim()) === true) ||
    /^(?:mailer-daemon|postmaster)@/i.test(short(mail.from?.address)),
  attachments: mail.attachments
    .filter(({ related, disposition }) => related !== true && disposition !== 'inline')
    .slice(0, mostFiles)
    .map(({ filename, content }) => ({ name: short(filename ?? ''), bytes: bytesOf(content) })),
  files: mail.attachments.slice(0, mostFiles).map(({ filename }) => short(filename ?? '')),
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(taken)
