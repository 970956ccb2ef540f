import { and, eq } from 'drizzle-orm'
import { trademark } from '#schema/trademark.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { moveMark } from './milestone.ts'

/** Ends the marks of an order that nobody has filed; what an office or a partner has goes its own way. */
export async function endUnfiled(
  tx: Tx,
  facilities: Facilities,
  { registrationRequestId, to, userId }: Ended,
): Promise<void> {
  const marks = await tx
    .select()
    .from(trademark)
    .where(and(eq(trademark.registrationRequestId, registrationRequestId), eq(trademark.status, 'Ready for filing')))
    .orderBy(trademark.id)
    .for('update')
  for (const mark of marks) await moveMark(tx, facilities, { mark, to, userId })
}

interface Ended {
  registrationRequestId: string
  to: 'Refunded' | 'Abandoned'
  userId: string | null
}
