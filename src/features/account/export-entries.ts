import type pg from 'pg'
import type { Readable } from 'node:stream'
import { bindDatabase } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/files.ts'
import { resolveOwn, type OwnCondition } from './own-rows.ts'
import { holdings } from './personal-data.ts'

/** Whose data are taken along. */
export interface Owner {
  id: string
  email: string
}

/** A file of an export: its name and what stands in it, piece by piece. */
export interface ExportEntry {
  name: string
  input: AsyncIterable<Uint8Array | string>
}

/** Rows that are in memory at once. */
const rowsAtOnce = 200

/** The documents that an export takes along: those shown to the user, and the documents of the user's invoices; $1 is the user. */
export const ownDocuments = `select d.id, d.name, d.path, d.size from document d
  where d.user_id = $1 and (d.visible_to_client or d.document_hub_id in (select id from invoice where user_id = $1)) order by d.id`

interface Statement {
  table: string
  sql: string
  values: unknown[]
}

const statementsOf = (own: OwnCondition, { email }: Owner): Statement[] => [
  ...holdings.map(({ table, mine, secret = [] }) => {
    const { sql, values } = own(mine)
    const row = `jsonb_pretty(to_jsonb(t) - $${values.length + 1}::text[]) as row`
    return { table, sql: `select ${row} from "${table}" t where ${sql}`, values: [...values, [...secret]] }
  }),
  {
    table: 'mail',
    sql: `select jsonb_pretty(to_jsonb(t)) as row from (
       select template, language, subject, created_at, sent_at from mail.outbox where lower(recipient) = lower($1) or lower(owner) = lower($1)) as t`,
    values: [email],
  },
]

async function fetchRows(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from own_rows`)
  return rows.map(({ row }) => row)
}

/** The rows of the open cursor as one JSON array. */
async function* jsonOf(client: pg.PoolClient, first: string[]): AsyncGenerator<string> {
  let before = '[\n'
  for (let rows = first; rows.length > 0; rows = await fetchRows(client)) {
    yield before + rows.join(',\n')
    before = ',\n'
  }
  yield '\n]\n'
}

/** A JSON file per table that has rows of the user, without secrets, all of one moment. */
async function* dataEntries(pool: pg.Pool, owner: Owner): AsyncGenerator<ExportEntry> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('begin isolation level repeatable read read only')
    const own = await resolveOwn(bindDatabase(client), owner.id, owner.email)
    for (const { table, sql, values } of statementsOf(own, owner)) {
      await client.query(`declare own_rows no scroll cursor for ${sql}`, values)
      const first = await fetchRows(client)
      if (first.length > 0) yield { name: `data/${table}.json`, input: jsonOf(client, first) }
      await client.query('close own_rows')
    }
  } catch (error) {
    broken = error
    throw error
  } finally {
    // It has only read: nothing is lost with it, whether it came to its end or not.
    await client.query('rollback').catch((error: unknown) => (broken ??= error))
    client.release(broken instanceof Error ? broken : undefined)
  }
}

/**
 * The files of an export, one open at a time: rows, then documents, then an index that names every document and says which are
 * not in the store any more. Closing it early (`return`) closes what is open.
 */
export async function* exportEntries(
  { pool, files }: { pool: pg.Pool; files: Pick<FileStore, 'open'> },
  owner: Owner,
  missing: string[],
): AsyncGenerator<ExportEntry> {
  yield* dataEntries(pool, owner)
  const { rows } = await pool.query<{ id: number; name: string; path: string; size: number }>(ownDocuments, [owner.id])
  const index: object[] = []
  let open: Readable | null = null
  try {
    for (const { id, name, path, size } of rows) {
      // The id in front keeps two files of one name apart; the name has no path in it.
      const file = `documents/${id}-${name.replaceAll(/[/\\]/g, '-')}`
      const found = await files.open(path)
      index.push({ file, name, size, missing: found === null })
      if (!found) {
        missing.push(file)
        continue
      }
      open = found.pieces
      yield { name: file, input: open }
    }
  } finally {
    open?.destroy()
  }
  yield { name: 'index.json', input: one(`${JSON.stringify({ documents: index }, null, 2)}\n`) }
}

// oxlint-disable-next-line typescript/require-await -- an entry is read piece by piece, however many it has
async function* one(text: string): AsyncGenerator<string> {
  yield text
}
