import { monitoringResultNotify, monitoringResultsNotify } from '#contract/watch.ts'
import { AppError } from '#kernel/errors.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { handle } from '#features/facilities.ts'
import { remindOfHits } from './jobs.ts'
import { hitFor } from './policy.ts'
import { ownerOf, writeToOwner } from './tell.ts'

/** Writes to the owner about one found mark again; at most once in five minutes. */
export const notifyOne = handle(monitoringResultNotify, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row: hit } = await hitFor(tx, params.id, caller, { lock: true })
    if (hit.relevance === null) throw new AppError('rules-unmet', { facts: { missing: 'relevance' } })
    const owner = await ownerOf(tx, hit.trademarkId)
    if (!owner) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
    const id = await repeatedLetterId(tx, `monitoring-result-again-${hit.id}`, facilities.clock())
    const relevance = hit.relevance as 'low' | 'medium' | 'high'
    await writeToOwner(tx, facilities, owner, { hit, relevance, id, notice: null })
  })
  return { done: true as const }
})

/** Has the letters go out now that go out each morning by themselves. */
export const notifyAll = handle(monitoringResultsNotify, async (_input, _caller, facilities) => {
  await facilities.write(async (tx) => await facilities.queue().send(tx, remindOfHits, {}))
  return { done: true as const }
})
