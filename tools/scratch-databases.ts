import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded/start.ts'

/** Runs `work` with the URLs of `count` empty databases, on DATABASE_URL's server or one of its own; both go after. */
export async function withScratchDatabases<T>(count: number, work: (urls: string[]) => Promise<T>): Promise<T> {
  const given = process.env['DATABASE_URL']
  if (given) return await onServer(given, count, work)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'markwright-scratch-'))
  const server = await startEmbedded({ dataDir, durable: false })
  try {
    return await onServer(server.url, count, work)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onServer<T>(url: string, count: number, work: (urls: string[]) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = Array.from({ length: count }, () => `scratch_${randomUUID().replaceAll('-', '')}`)
  try {
    for (const name of names) await client.query(`create database ${name}`)
    return await work(
      names.map((name) => {
        const changed = new URL(url)
        changed.pathname = `/${name}`
        return changed.href
      }),
    )
  } finally {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
}
