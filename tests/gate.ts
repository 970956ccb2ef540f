import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A way to the database that can be shut. */
export interface Gate {
  /** The same database, through the gate. */
  url: string
  /** Lets everything pass, keeps everything where it is, or closes what is open and takes nothing new. */
  set(mode: 'open' | 'frozen' | 'shut'): void
  close(): Promise<void>
}

/** Puts a gate before the server of a connection string, be it a unix socket or an address. */
export async function openGate(url: string): Promise<Gate> {
  const behind = new URL(url)
  const socketFolder = behind.searchParams.get('host')
  const port = behind.port || '5432'
  const target = socketFolder
    ? { path: join(socketFolder, `.s.PGSQL.${port}`) }
    : { host: behind.hostname, port: Number(port) }
  const folder = await mkdtemp(join(tmpdir(), 'gate-'))
  const open = new Set<Socket>()
  let mode: 'open' | 'frozen' | 'shut' = 'open'
  const server = createServer((near) => {
    if (mode === 'shut') {
      near.destroy()
      return
    }
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      if (mode === 'frozen') one.pause()
    }
  })
  server.listen(join(folder, `.s.PGSQL.${port}`))
  await once(server, 'listening')
  const through = new URL(url)
  through.hostname = 'localhost'
  through.port = port
  through.searchParams.set('host', folder)
  return {
    url: through.href,
    set(next) {
      mode = next
      for (const socket of open)
        if (next === 'shut') socket.destroy()
        else if (next === 'frozen') socket.pause()
        else socket.resume()
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
