import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unprivileged } from './debian-postgres.ts'

const haproxy = '/usr/sbin/haproxy'
const pgbouncer = '/usr/sbin/pgbouncer'
export const hasHaproxy = existsSync(haproxy)
export const hasPgbouncer = existsSync(pgbouncer)

export interface Beside {
  stop(): Promise<void>
}

export interface Balancer extends Beside {
  /** Sends nothing new to a process, and waits until what it has is answered. */
  drain(port: number): Promise<void>
  /** Sends to it again, once it is ready. */
  enable(port: number): Promise<void>
}

/** How soon a process that does not answer is left alone: at once and with what it has, or only when it stays so. */
const checks = {
  eager: { path: '/readyz', server: 'inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions', timeout: '500ms' },
  // 0.3.0 says that it is not ready as soon as the database is ahead of it, and works on all the same.
  patient: { path: '/healthz', server: 'inter 1s fall 5 rise 1', timeout: '3s' },
} as const

const running = (child: ChildProcess): Beside => ({
  stop: async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  },
})

async function tell(socket: string, command: string): Promise<string> {
  const connection = connect(socket)
  connection.end(`${command}\n`)
  return Buffer.concat(await connection.toArray()).toString()
}

/**
 * Debian's haproxy before web processes: it asks each `/readyz` often, gives a request that reached no process to another, and
 * answers with Retry-After when there is none.
 */
export async function startBalancer(
  folder: string,
  port: number,
  webPorts: readonly number[],
  check: keyof typeof checks = 'eager',
): Promise<Balancer> {
  const file = join(folder, 'haproxy.cfg')
  const later = 'content-type text/plain string "later" hdr Retry-After 1'
  await writeFile(
    file,
    `global
  stats socket ${folder}/haproxy.sock level admin
defaults
  mode http
  timeout connect 500ms
  timeout client 30s
  timeout server 10s
  timeout check ${checks[check].timeout}
  option redispatch 1
  retries 3
  retry-on conn-failure
  http-error status 502 ${later}
  http-error status 503 ${later}
  http-error status 504 ${later}
listen web
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET ${checks[check].path}
  default-server check ${checks[check].server}
${webPorts.map((one) => `  server web${one} 127.0.0.1:${one}`).join('\n')}
`,
  )
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] })
  const say = async (command: string) => await tell(join(folder, 'haproxy.sock'), command)
  /** What the balancer's own table says of a server. */
  const told = async (server: string, column: string): Promise<string> => {
    const [head = '', ...rows] = (await say('show stat')).split('\n')
    const columns = head.replace('# ', '').split(',')
    const row = rows.map((line) => line.split(',')).find((cells) => cells[1] === server) ?? []
    return row[columns.indexOf(column)] ?? ''
  }
  return {
    ...running(child),
    async drain(port) {
      await say(`set server web/web${port} state drain`)
      while (Number(await told(`web${port}`, 'scur')) > 0) await pause(50)
    },
    async enable(port) {
      await say(`set server web/web${port} state ready`)
      while (!(await told(`web${port}`, 'status')).startsWith('UP')) await pause(50)
    },
  }
}

/** Debian's pgbouncer before a database, in transaction mode. */
export async function startBouncer(
  folder: string,
  port: number,
  database: { name: string; port: number; users: readonly string[] },
): Promise<Beside> {
  const { uid, gid } = await unprivileged()
  const users = join(folder, 'users')
  const file = join(folder, 'bouncer.ini')
  await writeFile(users, database.users.map((user) => `"${user}" ""\n`).join(''))
  await writeFile(
    file,
    `[databases]
${database.name} = host=127.0.0.1 port=${database.port} dbname=${database.name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 30
max_client_conn = 400
server_reset_query =
server_login_retry = 1
`,
  )
  const who = uid === undefined || gid === undefined ? {} : { uid, gid }
  return running(spawn(pgbouncer, ['-q', file], { stdio: ['ignore', 'ignore', 'ignore'], ...who }))
}
