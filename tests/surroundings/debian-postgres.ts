import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const programs = '/usr/lib/postgresql/15/bin'

/** Whether Debian's postgresql-15 is installed. */
export const hasDebianPostgres = existsSync(join(programs, 'postgres'))

/** A server of its own on a port of this machine, which trusts whoever comes. */
export interface DebianServer {
  port: number
  folder: string
  url(user: string, database: string): string
  start(): Promise<void>
  /** At once, as by an administrator in a hurry; what was committed stays. */
  stop(): Promise<void>
  freeze(): void
  thaw(): void
}

/** PostgreSQL does not run as root: whom it runs as, where we are root. */
export async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const users = await readFile('/etc/passwd', 'utf8')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder of that user's own. */
export async function folderOf(parent: string, name: string): Promise<string> {
  const folder = join(parent, name)
  await mkdir(folder, { recursive: true })
  const { uid, gid } = await unprivileged()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  await chmod(folder, 0o700)
  return folder
}

function serverIn(folder: string, port: number, who: { uid?: number; gid?: number }): DebianServer {
  let child: ChildProcess | null = null
  const url = (user: string, database: string) => `postgresql://${user}@127.0.0.1:${port}/${database}`
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    wal_level: 'replica',
    max_wal_senders: '4',
    wal_keep_size: '256MB',
    shared_buffers: '64MB',
    hot_standby: 'on',
  }
  return {
    port,
    folder,
    url,
    async start() {
      const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      child = spawn(join(programs, 'postgres'), ['-D', folder, ...given], { stdio: 'ignore', ...who })
      for (let n = 0; n < 600; n += 1) {
        if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`)
        const client = new pg.Client({ connectionString: url('postgres', 'postgres') })
        const up = await client.connect().then(() => true, () => false) // prettier-ignore
        await client.end().catch(() => undefined)
        if (up) return
        await pause(50)
      }
      throw new Error('postgres did not come up')
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      child.kill('SIGCONT')
      child.kill('SIGINT')
      await once(child, 'exit')
      child = null
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}

/** An empty server, started. */
export async function startPrimary(parent: string, port: number): Promise<DebianServer> {
  const who = await unprivileged()
  const folder = await folderOf(parent, 'primary')
  await run(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    who,
  )
  const server = serverIn(folder, port, who)
  await server.start()
  return server
}

/** A streaming replica of a server, started. */
export async function startStandby(parent: string, primary: DebianServer, port: number): Promise<DebianServer> {
  const who = await unprivileged()
  const folder = await folderOf(parent, 'standby')
  await run(
    join(programs, 'pg_basebackup'),
    ['-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', primary.url('postgres', 'postgres')],
    who,
  )
  const server = serverIn(folder, port, who)
  await server.start()
  return server
}
