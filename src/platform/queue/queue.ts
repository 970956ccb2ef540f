import { setTimeout as sleep } from 'node:timers/promises'
import { type Database } from '#platform/db/database.ts'
import { later, onceCommitted } from '#platform/db/transaction.ts'
import type pg from 'pg'
import { PgBoss, type Job } from 'pg-boss'
import { z } from 'zod'
import { errorNote, type Log } from '#platform/log/log.ts'
import { createTurns } from '../limits/turns.ts'

/** What staff may do with a job by hand: let one that failed run again, keep one that waits from running. */
export type ByStaff = 'repeat' | 'cancel'

/** A kind of background work: its name, what its data is and how often it is tried. Light enough to import anywhere. */
export interface JobType<T extends object> {
  name: string
  /**
   * 'repeat' only where a second run does what the first should have, to the same people; 'cancel' only where nobody waits for
   * the job, because another comes by itself.
   */
  byStaff: readonly ByStaff[]
  /** What a job of the kind carries: ids and plain facts, never a secret and never a link. */
  data: z.ZodType<T>
  /** Tries after the first; each waits twice as long as the one before, from `retrySeconds` up to `retryMaxSeconds`. */
  retries: number
  retrySeconds: number
  retryMaxSeconds: number
  /** Jobs of the kind that one process works on at the same time, in twos. */
  atOnce: number
  /** Whether one job of the kind is at work in the whole installation, however many processes there are. */
  oneAtATime: boolean
  /** A job that takes longer is given up and tried again. */
  expireSeconds: number
  /** When one is made by itself: a cron expression (UTC). Only of a kind that is told nothing. */
  cron: string | null
}

/** The data of a job that is told nothing. */
export const nothing = z.strictObject({})

/** Declares a kind of job. Its data is a strict schema: what is not named there cannot be sent. */
export function defineJob<T extends object>(
  name: string,
  options: Pick<JobType<T>, 'data' | 'byStaff'> & Partial<Omit<JobType<T>, 'name' | 'data' | 'byStaff'>>,
): JobType<T> {
  return {
    name,
    retries: 5,
    retrySeconds: 2,
    retryMaxSeconds: 3600,
    atOnce: 2,
    oneAtATime: false,
    expireSeconds: 300,
    cron: null,
    ...options,
  }
}

export interface Queue {
  /** Every kind there is. */
  readonly kinds: readonly JobType<object>[]
  /**
   * Enqueues inside the caller's transaction: rolled back it never runs, committed it runs at least once. Throws when the
   * data is not what the kind declares.
   */
  send<T extends object>(tx: Database, job: JobType<T>, data: T, options?: { at?: Date }): Promise<void>
  /** Starts to work on a kind of job; a job that throws is tried again. */
  work<T extends object>(job: JobType<T>, handler: (data: T) => Promise<void>): Promise<void>
  /** Calls a job at times of a cron expression (UTC). */
  schedule(job: JobType<object>, cron: string): Promise<void>
  stop(): Promise<void>
}

/** The schema of PostgreSQL that the queue keeps its tables in. */
export const schema = 'pgboss'

/** Statement over the jobs that a backup keeps: what waits or failed, each as JSON. Completed work needs no repeating. */
export const jobsToKeep = `select to_jsonb(job)::text as job from ${schema}.job
  where state in ('created', 'retry', 'active', 'failed')`

/**
 * Puts kept jobs back; one that was at work when the backup was made waits again, as after a crash. For a database whose
 * queue was made before; kinds of job that are not known any more are kept for who knows them.
 */
export async function putBackJobs(pool: pg.Pool, kept: readonly object[]): Promise<void> {
  const text = JSON.stringify(kept)
  await pool.query(
    `select ${schema}.create_queue(name, '{"policy":"standard"}'::jsonb) from (
       select distinct job->>'name' as name from jsonb_array_elements($1::jsonb) as job) as kinds
      where not exists (select 1 from ${schema}.queue q where q.name = kinds.name)`,
    [text],
  )
  await pool.query(
    `insert into ${schema}.job (id, name, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max,
         expire_seconds, start_after, created_on, completed_on, singleton_key, output, heartbeat_seconds, policy)
       select j.id, j.name, j.data, case j.state when 'failed' then j.state else 'created' end, j.retry_limit, j.retry_count,
              j.retry_delay, j.retry_backoff, j.retry_delay_max, j.expire_seconds, j.start_after, j.created_on, j.completed_on,
              j.singleton_key, j.output, j.heartbeat_seconds, j.policy
         from jsonb_populate_recordset(null::${schema}.job, $1::jsonb) as j`,
    [text],
  )
}

/** What a kind says of its queue, as the library names it. */
const settings = [
  'retryLimit',
  'retryDelay',
  'retryBackoff',
  'retryDelayMax',
  'heartbeatSeconds',
  'expireInSeconds',
] as const

/** Jobs that one worker takes from the table at once. */
const batchSize = 2

/**
 * Statements of the queue's own at once. All workers look for jobs in the same moment, some forty of them: without an end to it
 * they would take every connection of the pool from those who read and write, and each opened one takes memory.
 */
const statementsAtOnce = 3

/** Milliseconds between two looks for jobs that are due. */
const lookMs = 500

/** The kinds among $1 of which a job is due: one statement for all of them, where each worker would ask for its own kind. */
const due = `select kind.name from unnest($1::text[]) as kind (name) where exists (
  select 1 from ${schema}.job j
   where j.name = kind.name and j.state < 'active' and not j.blocked and j.start_after <= now())`

/** The queue over pg-boss in the product's own PostgreSQL. `jobs` are all kinds there are; `cron` calls those that have times. */
export async function createQueue(
  pool: pg.Pool,
  jobs: readonly JobType<object>[],
  log: Log,
  options: { cron: boolean },
): Promise<Queue> {
  const turns = createTurns(statementsAtOnce, Infinity)
  const boss = new PgBoss({
    schema,
    db: { executeSql: async (text, values) => await turns('queue', async () => await pool.query(text, values)) },
    schedule: options.cron,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await boss.start()
  const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries,
      retryDelay: job.retrySeconds,
      retryBackoff: true,
      retryDelayMax: job.retryMaxSeconds,
      // The job of a worker that was killed runs again once its heartbeat is missed, not after its full time.
      heartbeatSeconds: 10,
      expireInSeconds: job.expireSeconds,
    }
    const found = kept.get(job.name)
    // What a queue was made as it stays; a kind that changes here needs a new name.
    if (!found) await boss.createQueue(job.name, { ...options, policy: job.oneAtATime ? 'singleton' : 'standard' })
    // One that an earlier version made, or another process in this moment, keeps its own settings otherwise.
    if (!found || settings.some((name) => found[name] !== options[name])) await boss.updateQueue(job.name, options)
  }
  /** The workers of each kind. They begin when there is first something to do, and then sleep until they are called, or for half a minute. */
  const workers = new Map<string, { begin: () => Promise<string[]>; begun: Promise<string[]> | null }[]>()
  const stopped = new AbortController()
  const call = async (name: string): Promise<void> => {
    for (const some of workers.get(name) ?? [])
      if (some.begun) for (const worker of await some.begun) boss.notifyWorker(worker)
      else if (!stopped.signal.aborted) {
        // Who begins looks at once; who could not begins at the next call.
        some.begun = some.begin().catch((error: unknown) => {
          some.begun = null
          throw error
        })
        await some.begun
      }
  }
  const complain = (error: unknown): void => log.error({ err: error }, 'queue')
  const callThem = async (): Promise<void> => {
    const { rows } = await pool.query<{ name: string }>(due, [[...workers.keys()]])
    for (const { name } of rows) await call(name)
  }
  let times: ReturnType<PgBoss['getSchedules']> | undefined
  let looking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await callThem().catch(complain)
      await sleep(lookMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  return {
    kinds: jobs,
    async send(tx, job, data, options = {}) {
      await boss.send(job.name, job.data.parse(data), {
        ...(options.at ? { startAfter: options.at } : {}),
        // Nobody needs the job's number, so the statement waits for the next.
        db: {
          async executeSql(text, values) {
            await later(tx, { text, values: values ?? [] })
            return { rows: [] }
          },
        },
      })
      // Whoever works on it here need not be looked for; other processes find it at their next look.
      if (!options.at) onceCommitted(tx, () => void call(job.name).catch(complain))
    },
    async work(job, handler) {
      // Two are taken and worked on side by side, as the library goes on without a pause after a full batch of more than
      // one. What hangs keeps back nothing but the next fetch of its own worker.
      const options = { pollingIntervalSeconds: 30, batchSize, burstWhenBatchFull: true, perJobResults: true } as const
      const work = async (batch: Job<object>[]) => {
        const results = batch.map(async ({ id, data }) => {
          try {
            // A time of day carries nothing, which the library keeps as null.
            await handler(job.data.parse(data ?? {}))
            return { id, status: 'completed' as const }
          } catch (error) {
            log.error({ err: error, job: job.name, id }, 'job failed')
            return { id, status: 'failed' as const, output: errorNote(error) }
          }
        })
        return await Promise.all(results)
      }
      const begin = async () =>
        await Promise.all(
          Array.from(
            { length: Math.ceil(job.atOnce / batchSize) },
            async () => await boss.work(job.name, options, work),
          ),
        )
      workers.set(job.name, [...(workers.get(job.name) ?? []), { begin, begun: null }])
      looking ??= look()
      await Promise.resolve()
    },
    async schedule(job, cron) {
      times ??= boss.getSchedules()
      if (!(await times).some((one) => one.name === job.name && one.cron === cron))
        await boss.schedule(job.name, cron, {})
    },
    async stop() {
      stopped.abort()
      await looking
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
