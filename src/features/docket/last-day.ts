import { and, isNull, type SQL } from 'drizzle-orm'
import type { PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'

/** Who did something about a date, and when. */
export interface By {
  userId: string | null
  at: Date
}

/**
 * Writes the last day of some dates as a person confirmed it. Without a reason the law holds; with one the day stands against
 * it, under the person's name. Does nothing where the docket has no such date, as where no law is recorded.
 */
export async function setLastDay(
  tx: Tx,
  which: SQL | undefined,
  { due, reason, userId, at }: { due: PlainDate; reason: string | null } & By,
): Promise<void> {
  const now = at.toISOString()
  const set =
    reason === null
      ? { overrideAt: null, overrideReason: null, overrideByUserId: null }
      : { overrideAt: now, overrideReason: reason, overrideByUserId: userId }
  await tx
    .update(deadline)
    .set({ due, ...set, updatedAt: now })
    .where(which)
}

/** What the dates were for was done: by whom and when is kept. Those that were done before stay as they are. */
export async function markDone(tx: Tx, which: SQL | undefined, { userId, at }: By): Promise<void> {
  const now = at.toISOString()
  await tx
    .update(deadline)
    .set({ doneAt: now, doneByUserId: userId, updatedAt: now })
    .where(and(which, isNull(deadline.doneAt)))
}
