import { and, eq } from 'drizzle-orm'
import { sightingCase } from '#contract/sighting.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { brand } from '#schema/brand.ts'
import { infringementCase } from '#schema/enforcement.ts'
import { handle } from '#features/facilities.ts'
import { on, type Follower } from '#features/feature.ts'
import { lockedSighting, searchReleased, takeForCase } from '#features/monitoring/index.ts'
import { addPlace, counterpartyOf } from './create.ts'
import { matterOf } from './policy.ts'
import { tellOfCase } from './tell.ts'
import { moveCase, trackCase } from './transition.ts'

/**
 * Makes a case of what a search found, under the brand that was searched for. As long as the search is not released the case is
 * a draft of ours; of one that was released the client is told at once.
 */
export const ofSighting = handle(sightingCase, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const { task, seen } = await lockedSighting(tx, params.id)
    const [owned] = await tx.select().from(brand).where(eq(brand.id, task.brandId))
    const { id: brandId, userId } = found(owned)
    const caseCounterpartyId = await counterpartyOf(tx, body, userId, [seen.url])
    const id = uuidv7()
    const isTold = task.status === 'Processed'
    const status = isTold ? 'New' : 'Draft'
    const { relevance, platform, jurisdiction, classes } = body
    await tx.insert(infringementCase).values({
      id,
      brandId,
      caseCounterpartyId,
      relevance,
      status,
      brandMonitoringTaskId: task.id,
      assignedAdminId: task.assignedAdminId,
    })
    await trackCase(tx, id, status, caller.userId)
    const evidenceDate = seen.foundOn ?? facilities.today()
    await addPlace(tx, id, { platform, jurisdiction, classes }, [
      { website: seen.url, evidenceDate, description: seen.name },
    ])
    await takeForCase(tx, facilities, { task, seen, caseId: id, userId: caller.userId })
    if (isTold)
      await tellOfCase(tx, facilities, found(await matterOf(tx, id)), { mail: 'opened', id: `case-opened-${id}` })
    return id
  }),
}))

/** With the release of a search its drafts are cases of the client. */
export const followMonitoring: Follower[] = [
  on(
    searchReleased,
    'the cases that were made of its sightings are shown to the client',
    async (tx, news, facilities) => {
      const { taskId, userId } = news
      const ofTask = and(eq(infringementCase.brandMonitoringTaskId, taskId), eq(infringementCase.status, 'Draft'))
      const drafts = await tx.select({ id: infringementCase.id }).from(infringementCase).where(ofTask).for('update')
      for (const { id } of drafts) {
        await moveCase(tx, { id, from: 'Draft', to: 'New', actor: 'system', userId })
        const matter = found(await matterOf(tx, id))
        await tellOfCase(tx, facilities, matter, { mail: 'opened', id: `case-opened-${id}` })
      }
    },
  ),
]
