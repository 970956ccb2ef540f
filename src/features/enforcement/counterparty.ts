import { and, eq } from 'drizzle-orm'
import { caseCounterpartyUpdate } from '#contract/case.ts'
import { isStaff } from '#domain/account/roles.ts'
import { isSameParty, type Party } from '#domain/enforcement/whitelist.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { caseCounterparty } from '#schema/enforcement.ts'
import { handle } from '#features/facilities.ts'
import type { CounterpartyRow } from './policy.ts'

const partyOf = ({ primaryName: name, aliases, websites }: CounterpartyRow): Party => ({ name, aliases, websites })

/** Throws `rules-unmet` when somebody is on the owner's whitelist: against them no case is made or taken up. */
export async function mustNotBeWhitelisted(db: Database, ownerUserId: string, asked: Party): Promise<void> {
  const friends = await db
    .select()
    .from(caseCounterparty)
    .where(and(eq(caseCounterparty.userId, ownerUserId), eq(caseCounterparty.whitelisted, true)))
  const friend = friends.find((one) => isSameParty(partyOf(one), asked))
  if (friend) throw new AppError('rules-unmet', { facts: { missing: 'threat', name: friend.primaryName } })
}

/** Who it is, staff say; whether they are left alone, their client says, and nobody else. */
export const updateCounterparty = handle(caseCounterpartyUpdate, async ({ params, body }, caller, facilities) => {
  const { whitelisted, ...facts } = body
  const isOurs = isStaff(caller.role)
  await facilities.write(async (tx) => {
    const [row] = await tx.select().from(caseCounterparty).where(eq(caseCounterparty.id, params.id)).for('update')
    const { id } = found(row && (isOurs || row.userId === caller.userId) ? row : null)
    const set = isOurs ? facts : { whitelisted }
    const forbidden = isOurs ? { whitelisted } : facts
    for (const [name, value] of Object.entries(forbidden)) if (value !== undefined) refuseField(name, 'unknown-field')
    if (Object.values(set).every((value) => value === undefined))
      refuseField(isOurs ? 'primaryName' : 'whitelisted', 'required')
    await tx.update(caseCounterparty).set(set).where(eq(caseCounterparty.id, id))
  })
  return { done: true as const }
})
