import { createServer, type Socket } from 'node:net'

export interface MailServer {
  url: string
  /** Mails that were taken, with their Message-ID, in order. */
  taken: { to: string; messageId: string }[]
  /** Sessions that were opened. */
  sessions: number
  /** What it does with a mail to an address: takes it, refuses it for now, or says nothing any more. */
  behave: (to: string) => 'take' | 'refuse' | 'hang'
  /** Cuts every open session. */
  hangUp(): void
  close(): Promise<void>
}

/** A mail server of this machine that can be told to misbehave. Speaks as much SMTP as one sender needs. */
export async function startMailServer(): Promise<MailServer> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    made.sessions += 1
    converse(socket, made)
  })
  const made: MailServer = {
    url: '',
    taken: [],
    sessions: 0,
    behave: () => 'take',
    hangUp: () => {
      for (const socket of open) socket.destroy()
    },
    close: async () => {
      made.hangUp()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  made.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return made
}

function converse(socket: Socket, server: MailServer): void {
  let to = ''
  let body: string | null = null
  let rest = ''
  const say = (line: string) => void socket.write(`${line}\r\n`)
  say('220 test')
  socket.on('data', (bytes) => {
    rest += bytes.toString('utf8')
    for (;;) {
      const end = rest.indexOf('\r\n')
      if (end === -1) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (body !== null) {
        if (line !== '.') {
          body += `${line}\n`
          continue
        }
        // A long header goes on in the next line.
        server.taken.push({ to, messageId: /^message-id:\s*(.*)$/im.exec(body)?.[1] ?? '' })
        body = null
        say('250 taken')
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? ''
        const how = server.behave(to)
        if (how === 'take') say('250 fine')
        if (how === 'refuse') say('451 not now')
      } else if (/^DATA/i.test(line)) {
        body = ''
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 fine')
    }
  })
}
