import { strToU8, zip } from 'fflate'
import { userExport } from '#contract/profile.ts'
import type pg from 'pg'
import { AppError } from '#kernel/errors.ts'
import { user } from '#schema/account.ts'
import { eq } from 'drizzle-orm'
import { bindDatabase } from '#platform/db/database.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { holdings, type Holding } from './personal-data.ts'
import { signedInUser } from './profile.ts'

/** Rows of one table that are the user's, without secrets. */
async function rowsOf(pool: pg.Pool, holding: Holding, userId: string, email: string): Promise<object[]> {
  const secret = [...(holding.secret ?? [])]
  const { rows } = await pool.query<{ row: object }>(
    `select to_jsonb(t) - $3::text[] as row from "${holding.table}" t
      where ($1::uuid is not null and $2::text is not null) and (${holding.mine})`,
    [userId, email, secret],
  )
  return rows.map(({ row }) => row)
}

/** Files of the user: documents shown to the user, and the documents of the invoices. */
async function filesOf(facilities: Facilities, userId: string): Promise<Record<string, Uint8Array>> {
  const { rows } = await facilities.pool.query<{ id: number; name: string; path: string }>(
    `select d.id, d.name, d.path from document d
      where d.user_id = $1 and (d.visible_to_client or d.document_hub_id in (select id from invoice where user_id = $1))
      order by d.id`,
    [userId],
  )
  const files: Record<string, Uint8Array> = {}
  for (const row of rows) {
    const bytes = await facilities.files.get(row.path)
    // The id in front keeps two files of one name apart; the name has no path in it.
    if (bytes) files[`documents/${row.id}-${row.name.replaceAll(/[/\\]/g, '-')}`] = bytes
  }
  return files
}

/** Everything about an account as one zip: a JSON file per table, and the documents. */
export const exportData = handle(userExport, async (_input, caller, facilities) => {
  const userId = signedInUser(caller)
  const [who] = await bindDatabase(facilities.pool).select({ email: user.email }).from(user).where(eq(user.id, userId))
  if (!who) throw new AppError('sign-in-required')
  const entries: Record<string, Uint8Array> = {}
  for (const holding of holdings) {
    const rows = await rowsOf(facilities.pool, holding, userId, who.email)
    if (rows.length > 0) entries[`data/${holding.table}.json`] = strToU8(JSON.stringify(rows, null, 2))
  }
  const mails = await facilities.pool.query(
    'select template, language, subject, created_at, sent_at from mail.outbox where lower(recipient) = lower($1)',
    [who.email],
  )
  entries['data/mail.json'] = strToU8(JSON.stringify(mails.rows, null, 2))
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    void filesOf(facilities, userId).then((files) => {
      zip({ ...entries, ...files }, { level: 6 }, (error, zipped) => (error ? reject(error) : resolve(zipped)))
    }, reject)
  })
  return { name: `markwright-${userId}.zip`, mediaType: 'application/zip', bytes }
})
