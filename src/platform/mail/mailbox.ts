import { readFile } from 'node:fs/promises'
import type { ImapFlow } from 'imapflow'
import type { MailboxTrouble } from '#kernel/mailbox.ts'
import type { MailboxAccess } from '#platform/config/mailbox.ts'
import type { Log } from '#platform/log/log.ts'
import { eachOf } from '#platform/queue/each.ts'

/** A mailbox could not be read, or not all of it. `code` says why; the password is in none of it. */
export class MailboxFailed extends Error {
  readonly code: MailboxTrouble

  constructor(code: MailboxTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailboxFailed'
    this.code = code
  }
}

/** One mail as it came. */
export interface MailboxMail {
  /** The whole of it, or its beginning where it is larger than is taken. */
  source: Buffer
  isWhole: boolean
}

/** `taken`: whoever took it has it for good. `left`: nobody can read it; it stays, with a star in every mail program. */
export type Outcome = 'taken' | 'left'

export interface Mailbox {
  /** How it is called on screens: the user and the host. */
  name: string
  /**
   * Gives each mail that was not taken before, the oldest first, and marks or moves it once `take` has answered, so that what is
   * cut off in between comes again. One that fails keeps no other back. Throws MailboxFailed.
   */
  read(take: (mail: MailboxMail) => Promise<Outcome>): Promise<void>
}

/** What a mailbox may take, and what of it is looked at. */
export interface MailboxBounds {
  /** Bytes of a mail. */
  largest: number
  /** Bytes of the beginning of a larger one. */
  beginning: number
  /** Mails of one round; the next takes the others. */
  atMost: number
  /** Milliseconds: to be reached, to greet, of silence, and for a whole round. */
  connect: number
  silence: number
  whole: number
  /** A certificate that is trusted besides the usual ones. */
  certificate?: string
}

export const mailboxBounds: MailboxBounds = {
  largest: 5_242_880,
  beginning: 65_536,
  atMost: 100,
  connect: 15_000,
  silence: 30_000,
  whole: 240_000,
}

/** On mails that were taken, and on those that nobody can read. */
const taken = '$MarkwrightTaken'
const left = '$MarkwrightLeft'

/** What a client of the library throws, by the trouble that it is. */
function failureOf(cause: unknown, name: string): MailboxFailed {
  if (cause instanceof MailboxFailed) return cause
  const told = (cause ?? {}) as { authenticationFailed?: boolean; code?: string; message?: string; tlsFailed?: boolean }
  if (told.authenticationFailed) return new MailboxFailed('refused', `${name} does not take the sign-in`)
  const isInsecure = told.tlsFailed === true || /certificate|STARTTLS|TLS|SSL/i.test(`${told.code} ${told.message}`)
  if (isInsecure) return new MailboxFailed('insecure', `${name}: no connection that is safe`, { cause })
  return new MailboxFailed('unreachable', `${name} does not answer`, { cause })
}

/** The library is loaded where a mailbox is configured, and nowhere else. */
async function signIn(access: MailboxAccess, name: string, bounds: MailboxBounds): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const { host, security, user, passwordFile } = access
  const pass = passwordFile === undefined ? (access.password ?? '') : (await readFile(passwordFile, 'utf8')).trimEnd()
  const client = new ImapFlow({
    host,
    port: access.port ?? (security === 'tls' ? 993 : 143),
    secure: security === 'tls',
    // Nobody on the way can talk us out of it: without it nothing is said, the password last of all.
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass },
    tls: { minVersion: 'TLSv1.2', ...(bounds.certificate === undefined ? {} : { ca: bounds.certificate }) },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: bounds.connect,
    greetingTimeout: bounds.connect,
    socketTimeout: bounds.silence,
    maxLiteralSize: bounds.largest + 65_536,
  })
  // What breaks off is told by the command that waits; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw failureOf(error, name)
  }
  return client
}

/** Marks a mail, or moves it, by what became of it. Throws when the server does not. */
async function settle(client: ImapFlow, uid: number, outcome: Outcome, done: string | undefined): Promise<void> {
  const one = { uid: true }
  const isSettled =
    outcome === 'left'
      ? await client.messageFlagsAdd(String(uid), [left, String.raw`\Flagged`], one)
      : done === undefined
        ? await client.messageFlagsAdd(String(uid), [taken], one)
        : await client.messageMove(String(uid), done, one)
  if (!isSettled) throw new MailboxFailed('mails', `the server does not ${done ? 'move' : 'mark'} mail ${uid}`)
}

/** A mailbox by IMAP. */
export function mailboxAt(access: MailboxAccess, log: Log, bounds: MailboxBounds = mailboxBounds): Mailbox {
  const name = access.user.includes('@') ? access.user : `${access.user}@${access.host}`

  const mailsOf = async (client: ImapFlow): Promise<number[]> => {
    await client.mailboxOpen(access.folder).catch((error: unknown) => {
      throw new MailboxFailed('folder', `${name} has no folder ${access.folder} that can be read`, { cause: error })
    })
    const open = client.mailbox === false ? undefined : client.mailbox
    const keeps = open?.permanentFlags
    // Without keywords, or a folder to move to, the same mails would come again and again.
    const isMarked = access.done === undefined
    if (
      isMarked &&
      keeps !== undefined &&
      !keeps.has(String.raw`\*`) &&
      ![taken, left].every((keyword) => keeps.has(keyword))
    )
      throw new MailboxFailed('keywords', `${name} keeps no keywords; give a folder for mails that were taken`)
    const found = await client.search({ unKeyword: taken, not: { keyword: left }, deleted: false }, { uid: true })
    if (!Array.isArray(found)) throw new MailboxFailed('folder', `${name} does not search its folder`)
    return found.toSorted((a, b) => a - b).slice(0, bounds.atMost)
  }

  const mailOf = async (client: ImapFlow, uid: number): Promise<MailboxMail | null> => {
    const facts = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
    // Somebody has moved it meanwhile.
    if (!facts) return null
    const isWhole = facts.size !== undefined && facts.size <= bounds.largest
    const maxLength = isWhole ? bounds.largest : bounds.beginning
    const told = await client.fetchOne(String(uid), { uid: true, source: { maxLength } }, { uid: true })
    return told && told.source ? { source: told.source.subarray(0, maxLength), isWhole } : null
  }

  return {
    name,
    async read(take) {
      const client = await signIn(access, name, bounds)
      const end = setTimeout(() => client.close(), bounds.whole)
      try {
        const uids = await mailsOf(client)
        await eachOf(uids, { log, what: `mails of ${name}`, name: String }, async (uid) => {
          const mail = await mailOf(client, uid)
          if (mail) await settle(client, uid, await take(mail), access.done)
        }).catch((error: unknown) => {
          throw client.usable
            ? new MailboxFailed('mails', error instanceof Error ? error.message : 'some mails failed', { cause: error })
            : failureOf(error, name)
        })
      } catch (error) {
        throw failureOf(error, name)
      } finally {
        clearTimeout(end)
        if (client.usable) await client.logout().catch(() => undefined)
        client.close()
      }
    },
  }
}
