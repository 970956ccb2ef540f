import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/db/embedded/start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the databases of the run are, how their names begin, and the folder of files that belong to them. */
    databaseServer: { url: string; prefix: string; folder: string }
  }
}

/** Nothing is kept of a run: no log for a copy or for after a crash, and no tidying of tables that are gone in seconds. */
const forOneRun: Readonly<Record<string, string>> = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
}

interface Server {
  provided: { url: string; prefix: string; folder: string }
  end: () => Promise<void>
}

/** Vitest's global set-up: one PostgreSQL for the whole run, DATABASE_URL's server or an embedded one of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { provided, end } = await begin()
  project.provide('databaseServer', provided)
  return end
}

async function begin(): Promise<Server> {
  const prefix = `test_${process.pid}_${Date.now().toString(36)}`
  const folder = await mkdtemp(path.join(tmpdir(), 'markwright-test-'))
  const given = process.env['DATABASE_URL']
  const server = given ? null : await startEmbedded({ dataDir: folder, durable: false, settings: forOneRun })
  const url = server?.url ?? given ?? ''
  return {
    provided: { url, prefix, folder },
    end: async () => {
      await (server ? server.stop() : dropAll(url, prefix))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
    const roles = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where starts_with(rolname, $1)',
      [prefix],
    )
    for (const { name } of roles.rows) await client.query(`drop role if exists ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
