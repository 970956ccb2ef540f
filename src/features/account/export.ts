import { userExport, userExportFile, userExportStart } from '#contract/profile.ts'
import { AppError, found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { isLanguage } from '#kernel/languages.ts'
import { handle } from '#features/facilities.ts'
import type { StreamAnswer } from '#platform/files/answers.ts'
import { makeExport } from './export-job.ts'
import { ownDocuments } from './export-entries.ts'
import { signedInUser } from './profile.ts'

interface Row {
  id: string
  state: 'waiting' | 'ready' | 'failed'
  size: string | null
  missing: number
  asked_at: Date
  expires_at: Date | null
}

/** How much there is to take along, and the last export, when there is one that has not expired. */
const state = handle(userExport, async (_input, caller, { pool, clock }) => {
  const userId = signedInUser(caller)
  const { rows: sums } = await pool.query<{ files: number; bytes: string }>(
    `select count(*)::int as files, coalesce(sum(size), 0)::text as bytes from (${ownDocuments}) as mine`,
    [userId],
  )
  const { rows } = await pool.query<Row>(
    `select id, state, size::text, missing, asked_at, expires_at from personal.export
      where user_id = $1 and (expires_at is null or expires_at > $2) order by asked_at desc limit 1`,
    [userId, clock()],
  )
  const [last] = rows
  return {
    files: sums[0]?.files ?? 0,
    bytes: Number(sums[0]?.bytes ?? 0),
    last: last
      ? {
          id: last.id,
          state: last.state,
          size: last.size === null ? null : Number(last.size),
          missing: last.missing,
          askedAt: last.asked_at.toISOString(),
          expiresAt: last.expires_at?.toISOString() ?? null,
        }
      : null,
  }
})

/** Asks for an export; while one waits it is that one. */
const start = handle(userExportStart, async (_input, caller, { write, queue, clock }) => {
  const userId = signedInUser(caller)
  return await write(async (tx) => {
    const { rows: profiles } = await tx.$client.query<{ language: string | null }>(
      'select language from user_profile where user_id = $1',
      [userId],
    )
    const language = isLanguage(profiles[0]?.language) ? profiles[0].language : 'en'
    const { rows: made } = await tx.$client.query<{ id: string }>(
      `insert into personal.export (id, user_id, language, asked_at) values ($1, $2, $3, $4)
       on conflict (user_id) where state = 'waiting' do nothing returning id`,
      [uuidv7(), userId, language, clock()],
    )
    if (made[0]) {
      await queue().send(tx, makeExport, { exportId: made[0].id })
      return { id: made[0].id }
    }
    const { rows: waiting } = await tx.$client.query<{ id: string }>(
      `select id from personal.export where user_id = $1 and state = 'waiting'`,
      [userId],
    )
    const [one] = waiting
    // It became ready between the two statements: whoever asks again gets a new one.
    if (!one) throw new AppError('changed-meanwhile')
    return { id: one.id }
  })
})

/** The file of a finished export, for its owner alone. */
const file = handle(userExportFile, async ({ params }, caller, { pool, files, clock }): Promise<StreamAnswer> => {
  const userId = signedInUser(caller)
  const { rows } = await pool.query<{ path: string; size: string }>(
    `select path, size::text from personal.export where id = $1 and user_id = $2 and state = 'ready' and expires_at > $3`,
    [params.id, userId, clock()],
  )
  const { path, size } = found(rows[0])
  return {
    name: `markwright-${userId}.zip`,
    mediaType: 'application/zip',
    size: Number(size),
    etag: `"${params.id}"`,
    open: async (from: number) => (await files.open(path, from))?.pieces ?? null,
  }
})

export const handlers = [state, start, file]
