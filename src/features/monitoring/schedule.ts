import { planOf } from '#domain/monitoring/plan.ts'
import { subscriptionTiers } from '#domain/monitoring/status.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { brandMonitoringTask, brandMonitoringTaskTracking } from '#schema/monitoring.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Facilities } from '#features/facilities.ts'
import { searchTask } from './jobs.ts'
import type { Subscription } from './policy.ts'

const planOfRow = ({ row }: Subscription) => planOf(found(subscriptionTiers.find((tier) => tier === row.tier)))

/** The day of the next search of a subscription: so many days after the last as its tier says; today where there was none. */
export async function nextSearchOn(tx: Database, one: Subscription, today: PlainDate): Promise<PlainDate> {
  const [last] = await tx
    .select({ on: brandMonitoringTask.plannedOn })
    .from(brandMonitoringTask)
    .where(eq(brandMonitoringTask.brandSubscriptionId, one.row.id))
    .orderBy(desc(brandMonitoringTask.plannedOn))
    .limit(1)
  return last?.on ? addDays(last.on, planOfRow(one).everyDays) : today
}

/**
 * Makes the search that a plan asks for on a day; a subscription has one for each, however often it is asked for. The caller
 * holds the subscription, so that two do not make it at once.
 */
export async function makeTask(
  tx: Tx,
  facilities: Pick<Facilities, 'queue'>,
  one: Subscription,
  plannedOn: PlainDate,
): Promise<boolean> {
  const { tier, reviewDays } = planOfRow(one)
  const brandSubscriptionId = one.row.id
  const ofDay = and(
    eq(brandMonitoringTask.brandSubscriptionId, brandSubscriptionId),
    eq(brandMonitoringTask.plannedOn, plannedOn),
  )
  const made = await tx.select({ id: brandMonitoringTask.id }).from(brandMonitoringTask).where(ofDay)
  if (made.length > 0) return false
  const id = uuidv7()
  await tx.insert(brandMonitoringTask).values({
    id,
    brandId: one.row.brandId,
    brandSubscriptionId,
    brandSubscriptionTier: tier,
    plannedOn,
    deadline: addDays(plannedOn, reviewDays),
  })
  await tx.insert(brandMonitoringTaskTracking).values({ brandMonitoringTaskId: id, name: 'Created' })
  await facilities.queue().send(tx, searchTask, { taskId: id })
  return true
}
