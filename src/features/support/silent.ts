import { and, eq, lt } from 'drizzle-orm'
import { silentDays } from '#domain/support/status.ts'
import { defineJob, nothing } from '#platform/queue/queue.ts'
import { eachOf } from '#platform/queue/each.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { supportTicket } from '#schema/support.ts'
import { worker } from '#features/feature.ts'
import { moveTicket } from './step.ts'

/** Tickets that one run resolves at most; the next takes the rest. */
const atMost = 500

/** Resolves tickets whose customer has not answered for two weeks; an answer opens them again. */
export const resolveSilent = defineJob('support.resolve-silent', {
  byStaff: ['repeat'],
  data: nothing,
  cron: '15 3 * * *',
})

export const silentResolver = worker(resolveSilent, async (_none, { db, pool, clock, log }) => {
  const since = new Date(clock().getTime() - silentDays * 86_400_000).toISOString()
  const silent = await db
    .select({ id: supportTicket.id })
    .from(supportTicket)
    .where(and(eq(supportTicket.status, 'Waiting for customer'), lt(supportTicket.updatedAt, since)))
    .orderBy(supportTicket.updatedAt)
    .limit(atMost)
  await eachOf(silent, { log, what: 'silent tickets', name: ({ id }) => String(id) }, async ({ id }) => {
    await inTransaction(pool, async (tx) => {
      const [row] = await tx.select().from(supportTicket).where(eq(supportTicket.id, id)).for('update')
      // Somebody may have written since the list was read.
      if (row?.status !== 'Waiting for customer' || new Date(row.updatedAt) >= new Date(since)) return
      await moveTicket(tx, id, { from: row.status, to: 'Resolved', actor: 'system', resolution: row.resolution })
    })
  })
})
