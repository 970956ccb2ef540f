import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { officeAction } from '#schema/office-action.ts'
import type { trademark } from '#schema/trademark.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import type { Tx } from '#platform/db/database.ts'

/** At most five extensions after a notice of allowance (37 CFR 2.89). */
const extensions = 5

/**
 * Keeps the letter of an office that came with a milestone, so that the docket counts from its date: an office action, or a
 * notice of allowance. Other milestones have no letter to answer.
 */
export async function keepOfficeLetter(
  tx: Tx,
  mark: Pick<typeof trademark.$inferSelect, 'id' | 'userId' | 'assignedAdminId'>,
  { to, issueDate }: { to: TrademarkStatus; issueDate: PlainDate },
): Promise<void> {
  const letter = { trademarkId: mark.id, issueDate, assignedAdminId: mark.assignedAdminId }
  if (to === 'Office action received') await tx.insert(officeAction).values(letter)
  if (to === 'Statement of use requested')
    await tx
      .insert(useInCommerceRequest)
      .values({ ...letter, type: 'STATEMENT_OF_USE', userId: mark.userId, remainingExtensionCount: extensions })
}
