import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startMailServer, type MailServer } from '#tests/mail-server.ts'
import { hasHaproxy, hasPgbouncer, startBalancer, startBouncer, type Beside } from './balancer.ts'
import { startPrimary, startStandby, type DebianServer } from './debian-postgres.ts'
import { productProcess, type ProductProcess } from './product.ts'

/** Ports of this machine that an installation takes, from one on. */
const portsFrom = (first: number) => ({
  primary: first,
  standby: first + 1,
  bouncer: first + 2,
  balancer: first + 3,
  webs: [first + 4, first + 5],
  workers: [first + 6, first + 7],
})

export interface Installation {
  /** Where people come in. */
  url: string
  /** The database itself, past everything, as an administrator. */
  database: string
  primary: DebianServer
  standby: DebianServer
  webs: ProductProcess[]
  workers: ProductProcess[]
  mail: MailServer
  /** What is not installed here and so left out. */
  without: string[]
  environment: Record<string, string>
  stop(): Promise<void>
}

const issuer = {
  name: 'Test Issuer s. r. o.', lines: ['Testovacia 1', '811 01 Bratislava'], companyId: '99 999 998',
  vatNumber: 'SK2999999998', iban: 'SK1799990000001234567890', bic: 'TESTSKBX',
} // prettier-ignore

/**
 * An installation as an operator would build it: PostgreSQL 15 with a streaming replica, pgbouncer in transaction mode, an owner
 * who may create no roles, two web and two worker processes over shared files behind haproxy, and a mail server.
 */
export async function startInstallation(first: number, more: Record<string, string> = {}): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'markwright-installation-'))
  await chmod(folder, 0o755)
  const ports = portsFrom(first)
  const besides: Beside[] = []
  const primary = await startPrimary(folder, ports.primary)
  const [name, owner, walled] = ['markwright', 'markwright', 'markwright_reader']
  const admin = new pg.Client({ connectionString: primary.url('postgres', 'postgres') })
  await admin.connect()
  for (const user of [owner, walled]) await admin.query(`create role ${user} login nosuperuser nocreatedb nocreaterole`)
  await admin.query(`create database ${name} owner ${owner}`)
  await admin.end()
  const standby = await startStandby(folder, primary, ports.standby)
  const mail = await startMailServer()
  if (hasPgbouncer)
    besides.push(await startBouncer(folder, ports.bouncer, { name, port: ports.primary, users: [owner, walled] }))
  const through = (user: string) =>
    hasPgbouncer ? `postgresql://${user}@127.0.0.1:${ports.bouncer}/${name}` : primary.url(user, name)
  const url = `http://localhost:${hasHaproxy ? ports.balancer : ports.webs[0]}`
  const environment: Record<string, string> = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: through(owner),
    WALLED_URL: through(walled),
    READ_DATABASE_URL: standby.url(owner, name),
    ...(hasPgbouncer ? { DATABASE_POOLER: 'transaction', DIRECT_DATABASE_URL: primary.url(owner, name) } : {}),
    DATABASE_PROCESSES: '4',
    BASE_URL: url,
    AUTH_SECRET: 'the secret of this installation, long enough',
    PAYMENTS: 'sandbox',
    PAYMENTS_WEBHOOK_SECRET: 'the secret of its payments',
    INVOICE_ISSUER: JSON.stringify(issuer),
    SMTP_URL: mail.url,
    LIMIT_FACTOR: '100000',
    TRUSTED_PROXIES: '0',
    ...more,
  }
  const webs = ports.webs.map((port) => productProcess(port, { ...environment, SERVICES: 'web' }))
  const workers = ports.workers.map((port) => productProcess(port, { ...environment, SERVICES: 'worker,cron' }))
  // At once, as an operator's machine does after a power cut.
  await Promise.all([...webs, ...workers].map(async (one) => await one.start()))
  if (hasHaproxy) besides.push(await startBalancer(folder, ports.balancer, ports.webs))
  return {
    url,
    database: primary.url('postgres', name),
    primary,
    standby,
    webs,
    workers,
    mail,
    without: [...(hasHaproxy ? [] : ['haproxy']), ...(hasPgbouncer ? [] : ['pgbouncer'])],
    environment,
    async stop() {
      await Promise.all([...webs, ...workers].map(async (one) => await one.stop()))
      for (const one of besides.toReversed()) await one.stop()
      await standby.stop()
      await primary.stop()
      await mail.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
