import { createServer as createPlain, type Socket } from 'node:net'
import { createSecureContext, createServer as createTls, TLSSocket } from 'node:tls'

/** A mail as the server keeps it. */
export interface StoredMail {
  uid: number
  folder: string
  flags: Set<string>
  source: Buffer
}

export interface ImapServer {
  port: number
  mails: StoredMail[]
  /** Sign-ins that were tried, with what was said to be the password. */
  signIns: string[]
  /** Whether commands came before TLS was there. */
  saidInClear: string[]
  /** What it does wrong. */
  mood: {
    refuses?: boolean
    hangs?: boolean
    offersNoTls?: boolean
    keepsNoKeywords?: boolean
    /** Breaks off when it should mark or move, as a process does that is killed in between. */
    diesBeforeMarking?: boolean
    /** What it says the size of a mail is. */
    size?: (mail: StoredMail) => number
  }
  put(source: string, folder?: string): StoredMail
  close(): Promise<void>
}

const flagsOf = (mail: StoredMail): string => `(${[...mail.flags].join(' ')})`

/** A mail server of this machine by IMAP4rev1, that can be told to misbehave. Speaks as much of it as one reader needs. */
export async function startImapServer(
  options: { tls?: { key: string; cert: string }; implicit?: boolean; password?: string } = {},
): Promise<ImapServer> {
  const open = new Set<Socket>()
  const made: ImapServer = {
    port: 0,
    mails: [],
    signIns: [],
    saidInClear: [],
    mood: {},
    put: (source, folder = 'INBOX') => {
      const mail = { uid: made.mails.length + 1, folder, flags: new Set<string>(), source: Buffer.from(source) }
      made.mails.push(mail)
      return mail
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
  const accept = (socket: Socket): void => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    if (!made.mood.hangs) converse(socket, made, options)
  }
  const server = options.implicit ? createTls({ ...options.tls }, accept) : createPlain(accept)
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  made.port = typeof address === 'object' && address ? address.port : 0
  return made
}

function converse(
  first: Socket,
  server: ImapServer,
  { tls, password = 'secret' }: { tls?: { key: string; cert: string }; password?: string },
): void {
  let socket = first
  let rest = Buffer.alloc(0)
  let folder = ''
  const { mood } = server
  const isSafe = (): boolean => socket instanceof TLSSocket
  const capabilities = (): string =>
    `CAPABILITY IMAP4rev1 UIDPLUS MOVE${tls && !isSafe() && !mood.offersNoTls ? ' STARTTLS' : ''}`
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  const here = (): StoredMail[] => server.mails.filter((mail) => mail.folder === folder)
  const ofSet = (set: string): StoredMail[] => here().filter(({ uid }) => set.split(',').includes(String(uid)))
  const place = (mail: StoredMail): number => here().indexOf(mail) + 1

  const select = (name: string): boolean => {
    if (!server.mails.some((mail) => mail.folder === name) && name !== 'INBOX') return false
    folder = name
    say(`* ${here().length} EXISTS`)
    say('* 0 RECENT')
    say(String.raw`* FLAGS (\Seen \Flagged \Deleted)`)
    say(String.raw`* OK [PERMANENTFLAGS (\Seen \Flagged \Deleted${mood.keepsNoKeywords ? '' : String.raw` \*`})] kept`)
    say('* OK [UIDVALIDITY 1] valid')
    say(`* OK [UIDNEXT ${server.mails.length + 1}] next`)
    return true
  }

  const search = (words: string): StoredMail[] =>
    here().filter(({ flags }) =>
      [...words.matchAll(/(NOT )?(UNKEYWORD|KEYWORD|UNDELETED|DELETED) ?(\$\w+)?/gi)].every(
        ([, not, kind, keyword]) => {
          const has = flags.has(keyword ?? String.raw`\Deleted`)
          return (kind?.toUpperCase().startsWith('UN') ? !has : has) !== Boolean(not)
        },
      ),
    )

  const fetch = (mail: StoredMail, what: string): void => {
    const parts = [`UID ${mail.uid}`]
    if (/RFC822\.SIZE/i.test(what)) parts.push(`RFC822.SIZE ${mood.size?.(mail) ?? mail.source.byteLength}`)
    if (/FLAGS/i.test(what)) parts.push(`FLAGS ${flagsOf(mail)}`)
    const body = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(what)
    if (!body) return say(`* ${place(mail)} FETCH (${parts.join(' ')})`)
    const bytes = body[2] === undefined ? mail.source : mail.source.subarray(0, Number(body[2]))
    say(
      `* ${place(mail)} FETCH (${parts.join(' ')} BODY[]${body[1] === undefined ? '' : `<${body[1]}>`} {${bytes.length}}`,
    )
    socket.write(bytes)
    say(')')
  }

  const signIn = (tag: string, said: string): void => {
    server.signIns.push(said)
    if (!isSafe()) server.saidInClear.push(said)
    say(mood.refuses || said !== password ? `${tag} NO [AUTHENTICATIONFAILED] no` : `${tag} OK [${capabilities()}] in`)
  }

  const answer = (tag: string, verb: string, words: string): void => {
    const fine = (): void => say(`${tag} OK done`)
    const [set = '', ...more] = words.split(' ')
    switch (verb) {
      case 'CAPABILITY':
        say(`* ${capabilities()}`)
        return fine()
      case 'STARTTLS': {
        fine()
        const plain = socket
        plain.removeAllListeners('data')
        socket = new TLSSocket(plain, { isServer: true, secureContext: createSecureContext({ ...tls }) })
        socket.on('error', () => undefined)
        socket.on('data', take)
        return
      }
      case 'LOGIN':
        return signIn(tag, /"([^"]*)"$|(\S+)$/.exec(words)?.slice(1).find(Boolean) ?? '')
      case 'SELECT':
      case 'EXAMINE':
        return select(words.replaceAll('"', '')) ? say(`${tag} OK [READ-WRITE] open`) : say(`${tag} NO there is none`)
      case 'LIST':
      case 'LSUB':
        say(String.raw`* ${verb} (\HasNoChildren) "/" ${words.endsWith('""') ? '""' : words.split(' ').at(-1)}`)
        return fine()
      case 'NAMESPACE':
        say('* NAMESPACE (("" "/")) NIL NIL')
        return fine()
      case 'UID SEARCH':
        say(
          `* SEARCH ${search(words)
            .map(({ uid }) => uid)
            .join(' ')}`,
        )
        return fine()
      case 'UID FETCH':
        for (const mail of ofSet(set)) fetch(mail, more.join(' '))
        return fine()
      case 'UID STORE':
        if (mood.diesBeforeMarking) return void socket.destroy()
        for (const mail of ofSet(set)) {
          for (const flag of /\(([^)]*)\)/.exec(words)?.[1]?.split(' ') ?? []) mail.flags.add(flag)
          say(`* ${place(mail)} FETCH (UID ${mail.uid} FLAGS ${flagsOf(mail)})`)
        }
        return fine()
      case 'UID MOVE':
        if (mood.diesBeforeMarking) return void socket.destroy()
        for (const mail of ofSet(set)) {
          say(`* ${place(mail)} EXPUNGE`)
          mail.folder = more.join(' ').replaceAll('"', '')
        }
        return fine()
      case 'LOGOUT':
        say('* BYE')
        fine()
        return void socket.end()
      default:
        return fine()
    }
  }

  const take = (bytes: Buffer): void => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const end = rest.indexOf('\r\n')
      if (end === -1) return
      const line = rest.subarray(0, end).toString()
      rest = rest.subarray(end + 2)
      const [, tag = '', verb = '', words = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line) ?? []
      answer(tag, verb.toUpperCase(), words)
    }
  }
  socket.on('data', take)
  say(`* OK [${capabilities()}] test`)
}
