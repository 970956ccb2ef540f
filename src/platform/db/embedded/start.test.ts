import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runCrashes } from '#tests/crash-run.ts'
import { seededRandom } from '#tests/random.ts'
import { amount } from '#tests/proof.ts'
import { ancestors } from './account.ts'
import { readPostmaster, serverProcesses } from './postmaster.ts'
import { startEmbedded } from './start.ts'

const isRoot = process.getuid?.() === 0
let home: string
let dataDir: string
let ready: string

/** Making a cluster takes longer than all else: where the making is not what is tested, a finished one is copied. */
const copyCluster = async (): Promise<void> => {
  await mkdir(dataDir)
  await promisify(execFile)('cp', ['-a', path.join(ready, 'postgres'), dataDir])
}

beforeAll(async () => {
  ready = await mkdtemp(path.join(tmpdir(), 'markwright-embedded-'))
  await (await startEmbedded({ dataDir: ready })).stop()
})
afterAll(async () => await rm(ready, { recursive: true, force: true }))
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'markwright-embedded-'))
  dataDir = path.join(home, 'data')
})
afterEach(async () => {
  expect(await serverProcesses(path.join(dataDir, 'postgres')), 'processes left behind').toEqual([])
  await rm(home, { recursive: true, force: true })
})

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts a server in another process and kills that process, leaving the server alone in the world. */
async function startAndCrash(): Promise<void> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(path.resolve(import.meta.dirname, 'start.ts'))}
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log('up')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('makes a database from nothing, keeps it over a restart, and speaks UTC over a socket only', async () => {
  const fresh = await startEmbedded({ dataDir })
  expect(fresh.started).toBe(true)
  await query(fresh.url, 'create table mark (word text)')
  await query(fresh.url, "insert into mark values ('KITE')")
  expect(await query(fresh.url, 'show time zone')).toEqual([{ TimeZone: 'UTC' }])
  expect(await query(fresh.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await fresh.stop()
  await expect(query(fresh.url, 'select 1')).rejects.toThrow()

  const warm = await startEmbedded({ dataDir })
  expect(await query(warm.url, 'select word from mark')).toEqual([{ word: 'KITE' }])
  await warm.stop()
})

it('has one server for two that start at once, stopped by the last one to leave', async () => {
  const [one, other] = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })])
  expect(one.started).not.toBe(other.started)
  expect(one.url).toBe(other.url)
  await one.stop()
  expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.stop()
  await expect(query(other.url, 'select 1')).rejects.toThrow()
})

it('joins the living server of a crashed process and stops it in the end', async () => {
  await copyCluster()
  await startAndCrash()
  const joined = await startEmbedded({ dataDir })
  expect(joined.started).toBe(false)
  expect(await query(joined.url, 'select 1 as one')).toEqual([{ one: 1 }])
  // The server has to have noticed that the killed process is gone: until then it has another user.
  const keepers = `select count(*)::int as alive from pg_stat_activity where application_name = 'markwright keeper'`
  await expect.poll(async () => await query(joined.url, keepers)).toEqual([{ alive: 1 }])
  await joined.stop()
})

it('starts over a lock left by a crash, even when its process number belongs to something else now', async () => {
  await copyCluster()
  const [, ...rest] = ['', dataDir, '1700000000', '5432', '/nowhere', '', '1 1', 'ready']
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), [process.pid, ...rest].join('\n'))
  const server = await startEmbedded({ dataDir })
  expect(server.started).toBe(true)
  await server.stop()
})

it('brings the server back when it dies under the process', async () => {
  await copyCluster()
  const server = await startEmbedded({ dataDir })
  await query(server.url, 'create table kept (id int)')
  const before = (await readPostmaster(path.join(dataDir, 'postgres')))?.pid
  if (before === undefined) throw new Error('no server process')
  process.kill(before, 'SIGKILL')
  await expect.poll(() => query(server.url, 'select * from kept').catch(() => 'down')).toEqual([])
  expect((await readPostmaster(path.join(dataDir, 'postgres')))?.pid).not.toBe(before)
  await server.stop()
})

it('clears away what an interrupted first start left', async () => {
  const { pid } = spawn(process.execPath, ['-e', ''])
  await mkdir(path.join(dataDir, `postgres.new-${(pid ?? 0) + 100_000_000}-x`), { recursive: true })
  await (await startEmbedded({ dataDir })).stop()
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log'])
})

it('says which version made the data when it is not this one', async () => {
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true })
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow('made by PostgreSQL 12')
})

it('gives the reason from the server log when the server cannot start', async () => {
  await copyCluster()
  const start = startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' } })
  await expect(start).rejects.toThrow(/does not start: .*shared_buffers/s)
})

it.runIf(isRoot)('works as root below a directory that only root may enter', async () => {
  await mkdir(dataDir)
  await chmod(home, 0o700)
  const server = await startEmbedded({ dataDir })
  expect(await query(server.url, 'select current_user as me')).toEqual([{ me: 'markwright' }])
  expect((await stat(path.join(dataDir, 'postgres'))).uid).not.toBe(0)
  await server.stop()
})

const here = await Promise.all(ancestors(path.join(import.meta.dirname, 'x')).map((at) => stat(at)))
const open = here.every(({ mode }) => (mode & 0o005) === 0o005)

it.runIf(isRoot && open)('works as an ordinary user', async () => {
  const ordinary = { uid: 65_534, gid: 65_534 }
  await mkdir(dataDir)
  await chmod(home, 0o755)
  await chown(dataDir, ordinary.uid, ordinary.gid)
  const program = `
    import { startEmbedded } from ${JSON.stringify(path.resolve(import.meta.dirname, 'start.ts'))}
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    await server.stop()
    console.log(process.getuid(), server.started)`
  const words = ['--input-type=module-typescript', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    ...ordinary,
    cwd: '/',
    env: { ...process.env, TMPDIR: dataDir },
  })
  expect(stdout.trim()).toBe('65534 true')
  expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(65_534)
})

it(
  'loses no acknowledged row when everything is killed again and again',
  { timeout: amount(120_000, 600_000) },
  async () => {
    await copyCluster()
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
    const kills = amount(3, 100)
    const result = await runCrashes(dataDir, kills, seededRandom(seed))
    expect(result, `SEED=${seed}`).toMatchObject({ kills, lost: 0 })
    expect(result.acknowledged, `SEED=${seed}`).toBeGreaterThan(0)
    expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).toContain(
      'database system was not properly shut down',
    )
  },
)
