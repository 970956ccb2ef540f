import type pg from 'pg'
import { marksChanged } from '#features/register/index.ts'
import { today } from '#kernel/dates.ts'
import type { EventBus } from '#platform/events/events.ts'
import { z } from 'zod'
import { defineJob, type Queue } from '#platform/queue/queue.ts'

const marks = z.strictObject({ markIds: z.array(z.number().int()) })

/** Holds marks that came into the register against the watched ones. */
export const watchMarks = defineJob('watch.marks', { byStaff: ['repeat'], data: marks, retries: 20, retrySeconds: 10 })

/** Brings what a later record says of filings to the hits that stand. */
export const refreshHits = defineJob('watch.refresh', {
  byStaff: ['repeat'],
  data: marks,
  retries: 20,
  retrySeconds: 10,
})

export const jobs = [watchMarks, refreshHits]

/** The day by which a subscription is in force. */
export const watchDay = (now: Date): string => today('UTC', now)

const anybodyWatches =
  'select 1 from trademark_watch_subscription where $1::date between date_start and date_end limit 1'

const withHits = `select distinct m.id from mark m
    join trademark_monitoring_result r on r.jurisdiction = m.office and r.application_number = m.number
   where m.id = any($1) order by m.id`

/**
 * Sends what an import changed to the watch, in the import's own transaction: a batch that is undone sends nothing, and
 * one that is committed is worked on at least once. Without a watch in force nothing is looked for; hits that stand follow
 * their filing also when their watch is over.
 */
export function follow(events: EventBus, { queue, clock }: { queue: () => Queue; clock: () => Date }): void {
  events.subscribe(marksChanged, async (tx: pg.PoolClient, { markIds, changedIds }) => {
    if (markIds.length > 0) {
      const { rowCount } = await tx.query(anybodyWatches, [watchDay(clock())])
      if (rowCount) await queue().send(tx, watchMarks, { markIds })
    }
    const { rows } = await tx.query<{ id: number }>(withHits, [changedIds])
    if (rows.length > 0) await queue().send(tx, refreshHits, { markIds: rows.map(({ id }) => id) })
  })
}
