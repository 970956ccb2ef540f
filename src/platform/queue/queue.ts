import type pg from 'pg'
import { PgBoss, type Job, type JobResult } from 'pg-boss'
import { errorNote, type Log } from '#platform/log/log.ts'

/** What staff may do with a job by hand: let one that failed run again, keep one that waits from running. */
export type ByStaff = 'repeat' | 'cancel'

/** A kind of background work: its name and how often it is tried. Light enough to import wherever work is enqueued. */
export interface JobType<T extends object> {
  name: string
  /**
   * 'repeat' only where a second run does what the first should have, to the same people; 'cancel' only where nobody waits for
   * the job, because another comes by itself.
   */
  byStaff: readonly ByStaff[]
  /** Tries after the first; each waits twice as long as the one before, from `retrySeconds`. */
  retries: number
  retrySeconds: number
  readonly payload?: T
}

export function defineJob<T extends object>(
  name: string,
  options: { byStaff: readonly ByStaff[]; retries?: number; retrySeconds?: number },
): JobType<T> {
  return { name, retries: 5, retrySeconds: 2, ...options }
}

export interface Queue {
  /** Every kind there is. */
  readonly kinds: readonly JobType<object>[]
  /** Enqueues inside the caller's transaction: rolled back it never runs, committed it runs at least once. */
  send<T extends object>(tx: pg.PoolClient | pg.Pool, job: JobType<T>, data: T, options?: { at?: Date }): Promise<void>
  /** Starts to work on a kind of job; a job that throws is tried again. */
  work<T extends object>(job: JobType<T>, handler: (data: T) => Promise<void>): Promise<void>
  /** Calls a job at times of a cron expression (UTC). */
  schedule(job: JobType<Record<string, never>>, cron: string): Promise<void>
  stop(): Promise<void>
}

/** The schema of PostgreSQL that the queue keeps its tables in. */
export const schema = 'pgboss'

/** Jobs of a kind that are taken from the table at once. */
const batchSize = 20

/** The queue over pg-boss in the product's own PostgreSQL. `jobs` are all kinds there are; `cron` calls those that have times. */
export async function createQueue(
  pool: pg.Pool,
  jobs: readonly JobType<object>[],
  log: Log,
  options: { cron: boolean },
): Promise<Queue> {
  const boss = new PgBoss({
    schema,
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: options.cron,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      retryLimit: job.retries,
      retryDelay: job.retrySeconds,
      retryBackoff: true,
      retryDelayMax: 3600,
      // The job of a worker that was killed runs again once its heartbeat is missed, not after its full time.
      heartbeatSeconds: 10,
      expireInSeconds: 300,
    })
  }
  return {
    kinds: jobs,
    async send(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        ...(options.at ? { startAfter: options.at } : {}),
        db: { executeSql: (text, values) => tx.query(text, values) },
      })
    },
    async work(job, handler) {
      const options = { pollingIntervalSeconds: 0.5, batchSize, burstWhenBatchFull: true, perJobResults: true } as const
      await boss.work(job.name, options, async (batch: Job<object>[]) => {
        const results: JobResult[] = []
        // One after the other: two jobs of the same mail must not both find it unsent.
        for (const { id, data } of batch) {
          const failure = await handler(data as never).then(
            () => null,
            (error: unknown) => ({ error }),
          )
          if (failure) log.error({ err: failure.error, job: job.name, id }, 'job failed')
          results.push(
            failure ? { id, status: 'failed', output: errorNote(failure.error) } : { id, status: 'completed' },
          )
        }
        return results
      })
    },
    async schedule(job, cron) {
      await boss.schedule(job.name, cron)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
