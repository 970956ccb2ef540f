// node tools/check-schema.ts: all migrations on an empty database give exactly the schema that src/schema declares.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { migrate } from '#platform/db/migrate.ts'
import { machineTriggers } from './machine-triggers.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { type Snapshot, snapshotOf, statementsFor } from './declared-schema.ts'
import extras from './schema-extras.json' with { type: 'json' }
import { withScratchDatabases } from './scratch-databases.ts'
import { listFiles, type Outcome, printOutcome, ROOT } from './source-tree.ts'

export interface SchemaSources {
  /** Everything the schema files export: tables, enums, relations and what else there is. */
  declared: Record<string, unknown>
  /** The folder of drizzle-kit's migrations. */
  folder: string
  /** Objects migrations make beyond the declaration (functions, triggers, views), by identity, with the reason. */
  extras: Record<string, string>
}

/** Compares the two databases made from `sources`; both URLs must be of empty databases. */
export async function checkSchema(sources: SchemaSources, migratedUrl: string, declaredUrl: string): Promise<Outcome> {
  const snapshot = snapshotOf(sources.declared)
  await migrate(migratedUrl, { folder: sources.folder })
  const statements = await statementsFor(snapshot)
  const extensions = Object.keys(sources.extras).flatMap((identity) => /^extension (\w+)$/.exec(identity)?.[1] ?? [])
  const declared = await withClient(declaredUrl, async (client) => {
    // Declared indexes go by operators of theirs.
    for (const name of extensions) await client.query(`create extension if not exists ${name}`)
    for (const statement of statements) await client.query(statement)
    return await readCatalog(client)
  })
  const migrated = await withClient(migratedUrl, readCatalog)
  const problems = compareCatalogs(migrated, declared, sources.extras)
  if (problems.length === 0 && !(await isSnapshotCurrent(sources.folder, snapshot))) {
    problems.push('the last snapshot of db/migrations/meta is not the declared schema: run `npm run migrations`')
  }
  return { problems, note: `${declared.size} objects declared, ${Object.keys(sources.extras).length} beyond` }
}

function compareCatalogs(migrated: Catalog, declared: Catalog, allowed: Record<string, string>): string[] {
  const problems: string[] = []
  for (const [identity, definition] of declared) {
    const made = migrated.get(identity)
    if (made === undefined) problems.push(`${identity}: declared, but no migration makes it`)
    else if (made !== definition) problems.push(`${identity}: declared as "${definition}", migrated to "${made}"`)
  }
  for (const identity of migrated.keys()) {
    if (declared.has(identity) || identity in allowed) continue
    problems.push(`${identity}: made by a migration, but neither declared nor in tools/schema-extras.json`)
  }
  for (const identity of Object.keys(allowed)) {
    if (!migrated.has(identity)) problems.push(`${identity}: in tools/schema-extras.json, but no migration makes it`)
  }
  return problems
}

/** drizzle-kit compares with its last snapshot: a migration written by hand without one would come again. */
async function isSnapshotCurrent(folder: string, current: Snapshot): Promise<boolean> {
  const text = await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')
  const journal = JSON.parse(text) as { entries: { idx: number }[] }
  const last = Math.max(...journal.entries.map(({ idx }) => idx))
  const file = path.join(folder, 'meta', `${String(last).padStart(4, '0')}_snapshot.json`)
  if (!existsSync(file)) return false
  const stored = JSON.parse(await readFile(file, 'utf8')) as Snapshot
  return isDeepStrictEqual(contentOf(stored), contentOf(current))
}

function contentOf(snapshot: Snapshot): unknown {
  return JSON.parse(JSON.stringify({ ...snapshot, id: '', prevId: '' }))
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Everything the files of src/schema export, under names that cannot meet. */
export async function readDeclared(): Promise<Record<string, unknown>> {
  const declared: Record<string, unknown> = {}
  for (const file of await listFiles(['src/schema'])) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const url = pathToFileURL(path.join(ROOT, file)).href
    // A table exported twice (by its file and by the list of tables) is declared once.
    const known = new Set(Object.values(declared))
    const exported = (await import(url)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) if (!known.has(value)) declared[`${file} ${name}`] = value
  }
  return declared
}

/** Runs the check over this project. */
export async function run(): Promise<Outcome> {
  const folder = path.join(ROOT, 'db', 'migrations')
  if (!existsSync(folder)) return { problems: [], note: 'no migrations yet' }
  const triggers = Object.fromEntries(
    machineTriggers().map(({ identity }) => [identity, 'the status of its table follows its machine']),
  )
  const sources: SchemaSources = {
    declared: await readDeclared(),
    folder,
    extras: { ...extras.objects, ...triggers },
  }
  return await withScratchDatabases(2, async ([migrated = '', declared = '']) => {
    return await checkSchema(sources, migrated, declared)
  })
}

if (import.meta.main) printOutcome('check-schema', await run())
