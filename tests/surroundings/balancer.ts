import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unprivileged } from './debian-postgres.ts'

const haproxy = '/usr/sbin/haproxy'
const pgbouncer = '/usr/sbin/pgbouncer'
export const hasHaproxy = existsSync(haproxy)
export const hasPgbouncer = existsSync(pgbouncer)

export interface Beside {
  stop(): Promise<void>
}

const running = (child: ChildProcess): Beside => ({
  stop: async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  },
})

/**
 * Debian's haproxy before web processes: it asks each `/readyz` often, gives a request that reached no process to another, and
 * answers with Retry-After when there is none.
 */
export async function startBalancer(folder: string, port: number, webPorts: readonly number[]): Promise<Beside> {
  const file = join(folder, 'haproxy.cfg')
  const later = 'content-type text/plain string "later" hdr Retry-After 1'
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 500ms
  timeout client 30s
  timeout server 10s
  timeout check 500ms
  option redispatch 1
  retries 3
  retry-on conn-failure
  http-error status 502 ${later}
  http-error status 503 ${later}
  http-error status 504 ${later}
listen web
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${webPorts.map((one) => `  server web${one} 127.0.0.1:${one}`).join('\n')}
`,
  )
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  return running(child)
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
