import type pg from 'pg'
import { marksChanged } from '#features/register/index.ts'
import { today } from '#kernel/dates.ts'
import type { EventBus } from '#platform/events/events.ts'
import { defineJob, type Queue } from '#platform/queue/queue.ts'

/** Holds marks that came into the register against the watched ones. */
export const watchMarks = defineJob<{ markIds: number[] }>('watch.marks', { retries: 20, retrySeconds: 10 })

export const jobs = [watchMarks]

/** The day by which a subscription is in force. */
export const watchDay = (now: Date): string => today('UTC', now)

const anybodyWatches =
  'select 1 from trademark_watch_subscription where $1::date between date_start and date_end limit 1'

/**
 * Sends what an import changed to the watch, in the import's own transaction: a batch that is undone sends nothing, and
 * one that is committed is worked on at least once. Without a watch in force there is nothing to send.
 */
export function follow(events: EventBus, { queue, clock }: { queue: () => Queue; clock: () => Date }): void {
  events.subscribe(marksChanged, async (tx: pg.PoolClient, { markIds }) => {
    const { rowCount } = await tx.query(anybodyWatches, [watchDay(clock())])
    if (rowCount) await queue().send(tx, watchMarks, { markIds })
  })
}
