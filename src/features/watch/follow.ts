import { marksChanged } from '#features/register/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { on } from '#features/feature.ts'
import { today } from '#kernel/dates.ts'
import { refreshHits, watchMarks } from './jobs.ts'

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
export const followRegister = on(
  marksChanged,
  'the watch looks at the new marks, and hits follow their filings',
  async (tx, { markIds, changedIds }, { queue, clock }: Pick<Facilities, 'queue' | 'clock'>) => {
    if (markIds.length > 0) {
      const { rowCount } = await tx.$client.query(anybodyWatches, [watchDay(clock())])
      if (rowCount) await queue().send(tx, watchMarks, { markIds })
    }
    const { rows } = await tx.$client.query<{ id: number }>(withHits, [changedIds])
    if (rows.length > 0) await queue().send(tx, refreshHits, { markIds: rows.map(({ id }) => id) })
  },
)
