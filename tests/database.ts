import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { withAdvisoryLock } from '#platform/db/lock.ts'
import { prepareTemplate } from './prepare.ts'

export interface FreshDatabase {
  url: string
  /** Removes the database, connections to it included. */
  drop(): Promise<void>
}

export interface StartedDatabase extends FreshDatabase {
  /** The login under row security, the same for all databases of the run. */
  walledUrl: string
}

export interface DemoDatabase extends StartedDatabase {
  /** Files and secrets that belong to it, to be copied. */
  files: string
}

/**
 * A database of its own for a test file, on the one server of the test run. Empty, or with `migrated` a copy of the
 * template that was migrated once per run. The name sorts under the run's prefix, so nothing survives the run.
 */
export async function freshDatabase(options: { migrated?: boolean } = {}): Promise<FreshDatabase> {
  const { prefix } = inject('databaseServer')
  return await copyOf(options.migrated ? { name: `${prefix}_template`, prepare: prepareTemplate } : null)
}

/**
 * A copy of the database that the product was started on once per run: its rules, reference data and queues are there, and a
 * process with WALLED_URL as given has nothing left to prepare.
 */
export async function startedDatabase(): Promise<StartedDatabase> {
  const walled = walledUrlOf()
  const made = await copyOf(startedTemplate())
  return { ...made, walledUrl: walled(made.url) }
}

/** A copy of the database with the demo's world, which is made once per run, and the folder of the files that it names. */
export async function demoDatabase(): Promise<DemoDatabase> {
  const { prefix, folder } = inject('databaseServer')
  const walled = walledUrlOf()
  const files = path.join(folder, 'demo')
  const made = await copyOf({
    name: `${prefix}_demo`,
    from: startedTemplate(),
    prepare: async (draft) => {
      const { prepareDemo } = await import('./prepare-started.ts')
      await prepareDemo(draft, walled(draft), files)
    },
  })
  return { ...made, walledUrl: walled(made.url), files }
}

/** The login under row security of the run, at the database of an address. */
function walledUrlOf(): (url: string) => string {
  const { url, prefix } = inject('databaseServer')
  const login = new URL(url)
  login.username = `${prefix}_walled`
  login.password = prefix
  return (of) => withDatabase(login.href, new URL(of).pathname.slice(1))
}

function startedTemplate(): Template {
  const walled = walledUrlOf()
  return {
    name: `${inject('databaseServer').prefix}_started`,
    prepare: async (draft) => {
      // Loaded where it is needed: it is the whole product.
      const { prepareStarted } = await import('./prepare-started.ts')
      await prepareStarted(draft, walled(draft))
    },
  }
}

/** The same server and account, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

interface Template {
  name: string
  /** What it is a copy of at first; empty without. */
  from?: Template
  prepare: (url: string) => Promise<void>
}

async function copyOf(template: Template | null): Promise<FreshDatabase> {
  const { url, prefix } = inject('databaseServer')
  const name = `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await onServer(url, async (client) => {
    const source = template ? await ensureTemplate(client, url, template) : 'template1'
    // Files are copied in half the time of their pages by way of the log, which nobody here reads.
    await client.query(`create database ${name} template ${source} strategy file_copy`)
  })
  return {
    url: withDatabase(url, name),
    drop: async () => {
      await onServer(url, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}

async function ensureTemplate(client: pg.Client, url: string, { name, from, prepare }: Template): Promise<string> {
  const source = from ? await ensureTemplate(client, url, from) : 'template1'
  return await withAdvisoryLock(client, name, async () => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Prepared under another name: a template that failed half way must not be taken for a ready one.
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft} template ${source} strategy file_copy`)
    await prepare(withDatabase(url, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  })
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
