import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { openPromise } from 'yauzl'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { createPool } from '#platform/db/pool.ts'
import { outboxTables } from '#platform/mail/outbox-tables.ts'
import type { FileStore } from '#platform/files/files.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { amount } from '#tests/proof.ts'
import { exportTables, runExport } from './export-job.ts'

const userId = '019aa000-0000-7000-8000-000000000001'
const files = amount(60, 300)
const fileBytes = 2_000_000
const pieceBytes = 65_536

let database: FreshDatabase
let pool: pg.Pool
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-export-'))
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 3, applicationName: 'test' })
  for (const statement of [...outboxTables, ...exportTables]) await pool.query(statement)
  await pool.query(
    `insert into "user" (id, email, role, state) values ($1, 'much@export.test', 'customer', 'active')`,
    [userId],
  )
  await pool.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     select 'f' || n, case n when 1 then '../up/one.pdf' else 'same.pdf' end, 'application/pdf', $2, 'other', gen_random_uuid(), $1, true
       from generate_series(1, $3) as n`,
    [userId, fileBytes, files],
  )
  await pool.query(
    `insert into notification (id, to_user_id, type, message) select gen_random_uuid(), $1, 'test', 'message ' || n
       from generate_series(1, 1000) as n`,
    [userId],
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A store that makes its files while they are read, and counts what is read and not written yet, and what is open. */
function standIn(write: (pieces: AsyncIterable<Uint8Array>) => Promise<number>) {
  const seen = { read: 0, written: 0, inFlight: 0, open: 0, mostOpen: 0, removed: 0 }
  const piece = new Uint8Array(pieceBytes)
  async function* content(): AsyncGenerator<Uint8Array> {
    seen.open += 1
    seen.mostOpen = Math.max(seen.mostOpen, seen.open)
    try {
      for (let left = fileBytes; left > 0; left -= pieceBytes) {
        seen.read += Math.min(left, pieceBytes)
        seen.inFlight = Math.max(seen.inFlight, seen.read - seen.written)
        yield piece.subarray(0, Math.min(left, pieceBytes))
        await turn()
      }
    } finally {
      seen.open -= 1
    }
  }
  async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const one of pieces) {
      seen.written += one.byteLength
      yield one
    }
  }
  const store = {
    open: async (path: string) =>
      path === 'f7' ? null : { size: fileBytes, pieces: Readable.from(content(), { objectMode: false }) },
    putStream: async (_path: string, pieces: AsyncIterable<Uint8Array>) => await write(counted(pieces)),
    remove: async () => void (seen.removed += 1),
  } as unknown as FileStore
  return { seen, store }
}

async function request(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into personal.export (id, user_id, language, asked_at) values (gen_random_uuid(), $1, 'en', now())
     on conflict (user_id) where state = 'waiting' do update set language = 'en' returning id`,
    [userId],
  )
  return rows[0]?.id ?? ''
}

const told: unknown[] = []
const facilities = (store: FileStore) => ({
  pool,
  files: store,
  clock: () => new Date(),
  log: createLog('silent'),
  tell: async (_tx: unknown, _to: unknown, _mail: unknown, data: unknown) => {
    told.push(data)
    return await Promise.resolve('queued' as const)
  },
})

const stateOf = async (id: string) =>
  (
    await pool.query<{ state: string; missing: number; size: string }>('select * from personal.export where id = $1', [
      id,
    ])
  ).rows[0]

test('a store that breaks off leaves nothing open, no file and no connection taken, and the request waits on', async () => {
  const broken = new Error('the store is away')
  // In the middle of the rows, and in the middle of the documents.
  for (const after of [1_000, 5_000_000]) {
    const { seen, store } = standIn(async (pieces) => {
      let size = 0
      for await (const piece of pieces) if ((size += piece.byteLength) > after) throw broken
      return size
    })
    const id = await request()
    await expect(runExport(facilities(store), id)).rejects.toBe(broken)
    await turn()
    expect(seen).toMatchObject({ open: 0, removed: 1 })
    expect(pool.idleCount).toBe(pool.totalCount)
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
  }
})

test('many files of two megabytes go through with one open and a megabyte in memory', async () => {
  const zip = join(folder, 'much.zip')
  const { seen, store } = standIn(async (pieces) => {
    const out = createWriteStream(zip)
    await pipeline(pieces, out)
    return out.bytesWritten
  })
  const id = await request()
  await runExport(facilities(store), id)
  expect(seen.mostOpen).toBe(1)
  expect(seen.open).toBe(0)
  expect(seen.read).toBe((files - 1) * fileBytes)
  expect(seen.inFlight).toBeLessThan(1_048_576)
  expect(await stateOf(id)).toMatchObject({ state: 'ready', missing: 1, size: String(seen.written) })
  expect(told).toHaveLength(1)
  const entries = await namesIn(zip)
  expect(entries.filter(({ name }) => name.startsWith('documents/'))).toHaveLength(files - 1)
  // Stored: packing what is packed already only costs.
  expect(new Set(entries.map(({ method }) => method))).toEqual(new Set([0]))
  expect(entries.every(({ name }) => !name.includes('..') || !/[/\\]\.\./.test(name))).toBe(true)
  const index = JSON.parse(await readEntry(zip, 'index.json')) as { documents: { file: string; missing: boolean }[] }
  expect(index.documents).toHaveLength(files)
  expect(index.documents.filter(({ missing }) => missing).map(({ file }) => file)).toEqual(['documents/7-same.pdf'])
  const notifications = JSON.parse(await readEntry(zip, 'data/notification.json')) as { message: string }[]
  expect(new Set(notifications.map(({ message }) => message)).size).toBe(1000)
})

const openZip = async (path: string) => await openPromise(path, { lazyEntries: true, autoClose: false })

async function namesIn(path: string): Promise<{ name: string; method: number }[]> {
  const zip = await openZip(path)
  const names: { name: string; method: number }[] = []
  for await (const entry of zip.eachEntry()) names.push({ name: entry.fileName, method: entry.compressionMethod })
  zip.close()
  return names
}

async function readEntry(path: string, name: string): Promise<string> {
  const zip = await openZip(path)
  try {
    for await (const entry of zip.eachEntry())
      if (entry.fileName === name)
        return Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()).toString()
    throw new Error(`no ${name} in the zip`)
  } finally {
    zip.close()
  }
}
