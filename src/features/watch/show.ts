import { monitoringResultShow } from '#contract/watch.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { offeredFor } from '#domain/monitoring/hit-orders.ts'
import { found } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { ordersOf } from './orders.ts'
import { hitFor } from './policy.ts'
import { registersOf, standingOn } from './standing.ts'

/** All that the owner of the watched mark reads of a found one. Staff see it as it will be: of low concern before it is rated. */
export const show = handle(monitoringResultShow, async ({ params }, caller, { db, today }) => {
  const { row, mark } = await hitFor(db, params.id, caller)
  const { watched, others } = await registersOf(db, row)
  const { time, isEarlier } = await standingOn(db, row, today())
  return {
    id: row.id,
    markName: row.markName,
    jurisdiction: found(jurisdictionFrom(row.jurisdiction)),
    relevance: (row.relevance ?? 'low') as 'low' | 'medium' | 'high',
    state: row.state as MarkState,
    status: row.status,
    designations: row.designations,
    applicationNumber: row.applicationNumber,
    classes: row.classes,
    seen: row.seen,
    filingDate: row.filingDate,
    priorityDate: row.priorityDate,
    publicationDate: row.publicationDate,
    registrationDate: row.registrationDate,
    filingChangedAt: row.filingChangedAt,
    ipoLink: row.ipoLink,
    watched: { ...watched, id: mark.id, name: mark.name, number: mark.number },
    others,
    offered: offeredFor({ state: row.state, isEarlier, time }),
    orders: await ordersOf(db, row),
  }
})
