import type pg from 'pg'
import type { Config } from '#platform/config/config.ts'
import { createPool } from '#platform/db/pool.ts'

/** Milliseconds of a single statement of a call, a page or the queue; what reads in bulk says so itself. */
export const workMs = 30_000
/** Sessions, limits and readiness are one row each. */
const controlMs = 2_000

/** Where the database is. */
export interface Access {
  url: string
  /** The login under row security. */
  walledUrl: string
}

export interface Pools {
  pool: pg.Pool
  control: pg.Pool
  staff: pg.Pool
  /** Under row security: holders of links and customers. */
  clients: pg.Pool
  /** Under row security: visitors, so that public pages wait for nobody who signed in. */
  open: pg.Pool
  end(): Promise<void>
}

/** The pools of a process, in the sizes of its configuration; none is connected before it is used. */
export function createPools(
  { pools, pooled }: Config,
  { url, walledUrl: walled }: Access,
  onError: (error: Error) => void,
): Pools {
  const common = { onError, pooled }
  const made = {
    pool: createPool(url, {
      ...common,
      max: pools.work,
      statementMs: workMs,
      keepsStatements: true,
      pipeline: true,
    }),
    control: createPool(url, {
      ...common,
      max: pools.control,
      statementMs: controlMs,
      applicationName: 'markwright control',
    }),
    staff: createPool(url, { ...common, max: pools.staff, applicationName: 'markwright data-api', pipeline: true }),
    clients: createPool(walled, {
      ...common,
      max: pools.clients,
      applicationName: 'markwright walled',
      pipeline: true,
    }),
    open: createPool(walled, { ...common, max: pools.public, applicationName: 'markwright public', pipeline: true }),
  }
  return {
    ...made,
    async end() {
      await Promise.all(Object.values(made).map(async (each) => await each.end()))
    },
  }
}
