import type pg from 'pg'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { officeAction } from '#schema/office-action.ts'
import type { trademark } from '#schema/trademark.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'

/** At most five extensions after a notice of allowance (37 CFR 2.89). */
const extensions = 5

/**
 * Keeps the letter of an office that came with a milestone, so that the docket counts from its date: an office action, or a
 * notice of allowance. Other milestones have no letter to answer.
 */
export async function keepOfficeLetter(
  tx: pg.PoolClient,
  mark: Pick<typeof trademark.$inferSelect, 'id' | 'userId' | 'assignedAdminId'>,
  { to, issueDate }: { to: TrademarkStatus; issueDate: PlainDate },
): Promise<void> {
  const db = bindDatabase(tx)
  const letter = { trademarkId: mark.id, issueDate, assignedAdminId: mark.assignedAdminId }
  if (to === 'Office action received') await db.insert(officeAction).values(letter)
  if (to === 'Statement of use requested')
    await db
      .insert(useInCommerceRequest)
      .values({ ...letter, type: 'STATEMENT_OF_USE', userId: mark.userId, remainingExtensionCount: extensions })
}
