import { makeZip } from 'client-zip'
import { z } from 'zod'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { defineJob } from '#platform/queue/queue.ts'
import type { Facilities } from '#features/facilities.ts'
import { worker } from '#features/feature.ts'
import { exportEntries, type Owner } from './export-entries.ts'
import { exportReady } from './mails.ts'

/** Days that a finished export can be fetched. */
export const exportDays = 7

/** Days after which an export that could not be made is given up. */
const patienceDays = 2

/** Exports that people asked for. The file of one that is ready lies in the store until it expires. */
export const exportTables = [
  'create schema if not exists personal',
  `create table if not exists personal.export (
     id uuid primary key, user_id uuid not null, state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
     language text not null, asked_at timestamptz not null, path text, size bigint, missing integer not null default 0,
     ready_at timestamptz, expires_at timestamptz)`,
  `create unique index if not exists export_waiting_idx on personal.export (user_id) where state = 'waiting'`,
  'create index if not exists export_user_idx on personal.export (user_id, asked_at desc)',
  'create index if not exists export_expires_idx on personal.export (expires_at)',
]

/** Puts an export together. One at a time in the whole installation, so that no number of requests takes what others need. */
export const makeExport = defineJob('account.export', {
  byStaff: ['repeat'],
  data: z.strictObject({ exportId: z.uuid() }),
  retries: 20,
  retrySeconds: 10,
  oneAtATime: true,
  expireSeconds: 6 * 3600,
})

export const exporter = worker(makeExport, async ({ exportId }, facilities) => await runExport(facilities, exportId))

interface Request extends Owner {
  language: string
}

type Needed = Pick<Facilities, 'pool' | 'files' | 'clock' | 'tell' | 'log'>

/** Makes an export that waits: its file piece by piece into the store, then its row and the letter. Made or gone, it does nothing. */
export async function runExport(facilities: Needed, exportId: string): Promise<void> {
  const { pool, files } = facilities
  const { rows } = await pool.query<Request>(
    `select u.id, u.email, e.language from personal.export e join "user" u on u.id = e.user_id
      where e.id = $1 and e.state = 'waiting' and u.state = 'active'`,
    [exportId],
  )
  const [owner] = rows
  if (!owner) return
  await removeExports(facilities, { userId: owner.id })
  // Of a run that was killed and one that came after it each has its own file.
  const path = `exports/${exportId}/${uuidv7()}.zip`
  const missing: string[] = []
  const entries = exportEntries(facilities, owner, missing)
  try {
    const size = await files.putStream(path, makeZip(entries), 'application/zip')
    await inTransaction(pool, async (tx) => await finish(tx, facilities, { exportId, owner, path, size, missing }))
  } catch (error) {
    await files.remove(path)
    throw error
  } finally {
    await entries.return(undefined)
  }
}

async function finish(
  tx: Tx,
  { clock, tell }: Needed,
  made: { exportId: string; owner: Request; path: string; size: number; missing: string[] },
): Promise<void> {
  const { exportId, owner, path, size, missing } = made
  const now = clock()
  const { rowCount } = await tx.$client.query(
    `update personal.export set state = 'ready', path = $2, size = $3, missing = $4, ready_at = $5, expires_at = $6
      where id = $1 and state = 'waiting'`,
    [exportId, path, size, missing.length, now, new Date(now.getTime() + exportDays * 86_400_000)],
  )
  if (rowCount !== 1) throw new Error('this export was finished or erased meanwhile')
  await tell(tx, owner, exportReady, {
    id: `export-${exportId}`,
    link: { page: 'privacy' },
    facts: { days: String(exportDays) },
  })
}

/** Removes files and rows of exports that are over: all finished ones of a user, or those that expired before a time. */
export async function removeExports(
  { pool, files, log }: Pick<Facilities, 'pool' | 'files' | 'log'>,
  which: { userId: string } | { now: Date },
): Promise<void> {
  const [condition, value] =
    'userId' in which ? [`user_id = $1 and state <> 'waiting'`, which.userId] : ['expires_at <= $1', which.now]
  const { rows } = await pool.query<{ id: string; path: string | null }>(
    `select id, path from personal.export where ${condition}`,
    [value],
  )
  await eachOf(rows, { log, what: 'exports that are over', name: ({ id }) => id }, async ({ id, path }) => {
    if (path !== null) await files.remove(path)
    await pool.query('delete from personal.export where id = $1', [id])
  })
}

/** Ends what a user has of exports: none is finished any more, and their files are over. */
export async function endExports(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.$client.query(
    `update personal.export set state = case state when 'waiting' then 'failed' else state end, expires_at = $2
      where user_id = $1`,
    [userId, now],
  )
}

/** What the nightly cleaning does with exports: those that expired go, those that could not be made are given up. */
export async function cleanExports(facilities: Pick<Facilities, 'pool' | 'files' | 'log' | 'clock'>): Promise<void> {
  const now = facilities.clock()
  await facilities.pool.query(
    `update personal.export set state = 'failed', expires_at = $1 where state = 'waiting' and asked_at < $2`,
    [new Date(now.getTime() + exportDays * 86_400_000), new Date(now.getTime() - patienceDays * 86_400_000)],
  )
  await removeExports(facilities, { now })
}
