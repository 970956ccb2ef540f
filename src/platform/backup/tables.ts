import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Frame, FrameHead } from './frames.ts'

/** A table with its columns that hold something of their own; all names as they stand in statements. */
export interface Table {
  name: string
  columns: string[]
}

/** Bytes of a table in one frame. */
const frameBytes = 4 * 1_048_576

/** Schemas that are made anew: of migrations the backup names the level, of the queue it holds the jobs. */
const ownSchemas = `n.nspname not in ('information_schema', 'migration', 'pgboss') and n.nspname not like 'pg\\_%'`

/** All tables of the product, by name. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and ${ownSchemas}
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by 1 order by 1`,
  )
  return rows
}

/** The rows of a table as PostgreSQL writes them, frame by frame, as of the transaction of `client`. */
export async function* dumpTable(client: pg.ClientBase, table: Table): AsyncGenerator<Frame> {
  const head: FrameHead = { kind: 'table', name: table.name, columns: table.columns }
  const stream = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`))
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    waiting.push(chunk as Buffer)
    size += (chunk as Buffer).byteLength
    if (size < frameBytes) continue
    yield { head, bytes: Buffer.concat(waiting) }
    waiting = []
    size = 0
  }
  if (size > 0) yield { head, bytes: Buffer.concat(waiting) }
}

/** Loads the frames of one table into it; to be finished before the next table begins. */
export function loadTable(
  client: pg.ClientBase,
  { name, columns = [] }: FrameHead,
): { write(bytes: Buffer): Promise<void>; finish(): Promise<void> } {
  const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  const done = finished(stream)
  // Waited for in `finish`; until then a failure is seen by who writes.
  done.catch(() => undefined)
  return {
    async write(bytes) {
      if (stream.errored) throw stream.errored
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done])
    },
    async finish() {
      stream.end()
      await done
    },
  }
}

/** What sequences have reached. They stand outside of any moment, so they are read behind the rows and never too low. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences n
      where last_value is not null and ${ownSchemas.replaceAll('n.nspname', 'n.schemaname')}`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Sets the sequences that there are. */
export async function setSequences(client: pg.ClientBase, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await client.query('select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null', [name, value])
}

/**
 * Empties all tables and runs `load` with their rules off, then sets the rules again: triggers do not answer, and what points
 * to rows that come later is checked at the end. For the owner of the tables, who need not be a superuser.
 */
export async function withoutRules(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => name)
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(
    `select format('%I.%I', n.nspname, c.relname) as "table", format('%I', k.conname) as name, pg_get_constraintdef(k.oid) as rule
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and ${ownSchemas} order by 1, 2`,
  )
  // One by one, and on again as it was: some answer always, even where a replica writes.
  const { rows: triggers } = await client.query<{ table: string; name: string; on: string }>(
    `select format('%I.%I', n.nspname, c.relname) as "table", format('%I', t.tgname) as name,
            case t.tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as "on"
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not t.tgisinternal and t.tgenabled <> 'D' and c.relkind = 'r' and ${ownSchemas} order by 1, 2`,
  )
  for (const one of triggers) await client.query(`alter table ${one.table} disable trigger ${one.name}`)
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`)
  await client.query(`truncate ${names.join(', ')}`)
  await load()
  for (const key of keys) await client.query(`alter table ${key.table} add constraint ${key.name} ${key.rule}`)
  for (const one of triggers) await client.query(`alter table ${one.table} ${one.on} trigger ${one.name}`)
}
