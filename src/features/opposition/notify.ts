import { eq } from 'drizzle-orm'
import { oppositionNotify } from '#contract/opposition.ts'
import type { OppositionStatus } from '#domain/opposition/status.ts'
import { AppError } from '#kernel/errors.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { oppositionEvent } from '#schema/opposition.ts'
import { lastOfType, showToClient } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { oppositionFor } from './policy.ts'
import { tellOf } from './tell.ts'
import { moveOpposition, trackOpposition } from './transition.ts'
import { waysOf } from './ways.ts'

/** From here the mail goes out without a step. */
const mailedAlready: readonly string[] = ['Kick-off sent', 'Order created', 'Invoice paid', 'Response submitted']

/** Mails the client the way to their page; at most once in five minutes. The notice of the office becomes visible with it. */
export const notify = handle(oppositionNotify, async ({ params }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await oppositionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    // Whoever is asked to choose finds what to choose from.
    if ((await waysOf(tx, row.id, row.orderCurrency ?? 'EUR')).length === 0)
      throw new AppError('rules-unmet', { facts: { missing: 'solution' } })
    const letter = await lastOfType(tx, row.documentHubId, 'office-letter')
    const proofs = await tx
      .select({ id: oppositionEvent.documentId })
      .from(oppositionEvent)
      .where(eq(oppositionEvent.oppositionId, row.id))
    for (const { id: documentId } of [...(letter ? [letter] : []), ...proofs])
      if (documentId !== null) await showToClient(tx, documentId, mark.userId)
    const name = `opposition-kick-off-${row.id}`
    const id =
      row.status === 'Withdrawal instructed'
        ? `${name}-again-${facilities.clock().getTime()}`
        : await repeatedLetterId(tx, name, facilities.clock())
    if (!(await tellOf(tx, facilities, matter, { mail: 'kickOff', id })))
      throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
    if (mailedAlready.includes(row.status)) {
      await trackOpposition(tx, row.id, 'Kick-off repeated', caller.userId)
      return row.status as OppositionStatus
    }
    const { userId } = caller
    return await moveOpposition(tx, { id: row.id, from: row.status, to: 'Kick-off sent', actor: 'staff', userId })
  }),
}))
