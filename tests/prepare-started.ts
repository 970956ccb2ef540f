import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { prepareDatabase } from '#app/database.ts'
import { formerJobs, jobs } from '#app/features.ts'
import { start } from '#app/start.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log/log.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { freePort } from './free-port.ts'

/**
 * Does to the empty database of `url` what a start of the product does to its tables, for the login of `walledUrl`, which
 * is made. Whose installation it is stays open: the first process of a copy says it.
 */
export async function prepareStarted(url: string, walledUrl: string): Promise<void> {
  const { username, password } = new URL(walledUrl)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // DDL takes no parameters; both words are of the test run: letters, digits and underscores.
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [username])
    if (!rowCount)
      await client.query(
        `create role "${username}" login nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`,
      )
    await prepareDatabase(url, { secrets: [randomBytes(32).toString('hex')], walledUrl })
    await client.query('delete from migration.installation')
  } finally {
    await client.end()
  }
  const pool = createPool(url, { max: 2 })
  const queue = await createQueue(pool, [...jobs, ...formerJobs], createLog('silent'), { cron: false })
  for (const job of jobs) if (job.cron !== null) await queue.schedule(job, job.cron)
  await queue.stop()
  await pool.end()
}

/** Fills the started database of `url` with the demo's world; its files and its secrets come into `folder`. */
export async function prepareDemo(url: string, walledUrl: string, folder: string): Promise<void> {
  const config = interpret(
    readEnvironment({
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      WALLED_URL: walledUrl,
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'error',
    }),
  )
  // Nobody works on what the demo leaves to be done: the application of each copy does.
  const started = await start({ ...config, services: [] })
  await started.stop()
}
