import type pg from 'pg'
import type { Config } from '#platform/config/config.ts'
import { busy } from '#platform/db/busy.ts'
import { mustBeFresh } from '#platform/db/fresh-reads.ts'
import { createPool } from '#platform/db/pool.ts'
import { positionsOf, ReplicaAway, watchReplica, type Replica } from '#platform/db/replica.ts'
import { sqlState } from '#platform/db/transaction.ts'
import type { Run, Session } from '#platform/graphql/model.ts'
import { directRunner, rowSecurityRunner, type RunnerOptions } from '#platform/graphql/run.ts'
import type { Log } from '#platform/log/log.ts'

/** How reads reach a replica, by kind of caller. */
export interface ReplicaReads {
  replica: Replica
  /** Sends what may be a little old to the replica, and everything else, or what fails there, to the primary. */
  around(kind: 'staff' | 'clients' | 'open', primary: Run): Run
  end(): Promise<void>
}

/** A statement that the replay of the log cancelled; a table, column or login that has not arrived there yet. */
const notYet = /^(40001|40P01|42P01|42703|42704|42883|42501|28...|3D000|25006)$/

/** Whether the primary may answer what the replica did not. A statement that took too long takes as long there. */
const isTrouble = (error: unknown): boolean =>
  error instanceof ReplicaAway ||
  notYet.test(sqlState(error)) ||
  (busy(error) !== undefined && sqlState(error) !== '57014')

/** Whether somebody asks who may have rows of their own, a user or the holder of a link. */
const isSomebody = ({ variables }: Session): boolean => Object.keys(variables).length > 0

/** The replica of the configuration, watched from now on. */
export function createReplicaReads(
  { pools, pooled }: Config,
  { readUrl, walledUrl, control }: { readUrl: string; walledUrl: string; control: pg.Pool },
  plans: { staff: RunnerOptions; clients: RunnerOptions },
  log: Log,
): ReplicaReads {
  // The login under row security is the same; only the server is another.
  const walled = new URL(readUrl)
  const { username, password } = new URL(walledUrl)
  walled.username = username
  walled.password = password
  const common = { onError: (error: Error) => log.debug({ err: error }, 'replica connection'), pooled, pipeline: true }
  const made = {
    watch: createPool(readUrl, { ...common, max: 1, applicationName: 'markwright replica watch' }),
    staff: createPool(readUrl, { ...common, max: pools.staff, applicationName: 'markwright data-api' }),
    clients: createPool(walled.href, { ...common, max: pools.clients, applicationName: 'markwright walled' }),
    open: createPool(walled.href, { ...common, max: pools.public, applicationName: 'markwright public' }),
  }
  const runs = {
    staff: directRunner(made.staff, plans.staff),
    clients: rowSecurityRunner(made.clients, plans.clients),
    open: rowSecurityRunner(made.open, { prepared: !pooled }),
  }
  const replica = watchReplica(positionsOf(control, made.watch), (current) =>
    log.warn(current ? 'the replica answers reads' : 'the replica is away or behind: the primary answers reads'),
  )
  return {
    replica,
    around: (kind, primary) => readFrom(replica, runs[kind], primary),
    async end() {
      replica.stop()
      await Promise.all(Object.values(made).map(async (pool) => await pool.end()))
    },
  }
}

/** Reads from a replica as long as it is current and who asks may be told what was a moment ago. */
export function readFrom(replica: Pick<Replica, 'current' | 'away' | 'distrust'>, secondary: Run, primary: Run): Run {
  return async (statement, session, mode) => {
    if (mode !== 'read' || mustBeFresh(isSomebody(session)) || !replica.current())
      return await primary(statement, session, mode)
    try {
      return await Promise.race([secondary(statement, session, mode), replica.away()])
    } catch (error) {
      if (!isTrouble(error)) throw error
      if (busy(error)) replica.distrust()
      return await primary(statement, session, mode)
    }
  }
}
