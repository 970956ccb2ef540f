import { and, eq, notInArray } from 'drizzle-orm'
import { oppositionUpdate } from '#contract/opposition.ts'
import type { ParsedInput } from '#contract/call.ts'
import { isUntold } from '#domain/opposition/status.ts'
import { wayProblems } from '#domain/opposition/ways.ts'
import { AppError } from '#kernel/errors.ts'
import { majorText } from '#kernel/money.ts'
import type { Tx } from '#platform/db/database.ts'
import { opposition, oppositionWay } from '#schema/opposition.ts'
import { nameOf } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { oppositionFor } from './policy.ts'
import { trackOpposition } from './transition.ts'
import { waysOf } from './ways.ts'

type Body = ParsedInput<typeof oppositionUpdate>['body']

const sorted = (classes: readonly number[]): number[] => [...new Set(classes)].toSorted((a, b) => a - b)

/** Keeps what the notice says and the ways to go on. A way that was ordered keeps its words and its price. */
export const update = handle(oppositionUpdate, async ({ params, body }, caller, facilities) => {
  const fields = wayProblems(body.ways)
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
  return await facilities.write(async (tx) => {
    const { row } = await oppositionFor(tx, params.id, caller, { lock: true })
    if (row.status === 'Ended') throw new AppError('rules-unmet', { facts: { missing: 'open-matter' } })
    if (row.version !== body.version)
      throw new AppError('changed-meanwhile', { facts: { version: String(row.version) } })
    const { version: before, ways, currency, earlierRights, classes, grounds, ...said } = body
    await keepWays(tx, row, ways, currency)
    const advisedName = await nameOf(tx, caller.userId)
    // Advice and prices stand under a person's name.
    if (advisedName === null) throw new AppError('rules-unmet', { facts: { missing: 'own-name' } })
    const version = before + 1
    await tx
      .update(opposition)
      .set({
        ...said,
        grounds: [...new Set(grounds)],
        earlierRights: earlierRights.map((right) => ({ ...right, classes: sorted(right.classes) })),
        classes: sorted(classes),
        orderCurrency: currency,
        advisedByUserId: caller.userId,
        advisedName,
        version,
      })
      .where(eq(opposition.id, row.id))
    if (!isUntold(row.status)) await trackOpposition(tx, row.id, 'Ways changed', caller.userId)
    return { version }
  })
})

async function keepWays(
  tx: Tx,
  { id: oppositionId, orderCurrency }: typeof opposition.$inferSelect,
  ways: Body['ways'],
  currency: Body['currency'],
): Promise<void> {
  const before = await waysOf(tx, oppositionId, orderCurrency ?? currency)
  const ordered = before.filter((way) => way.ordered !== 'no')
  // The price of what was ordered stands on its order in the currency of that day.
  if (ordered.length > 0 && orderCurrency !== currency)
    throw new AppError('invalid-input', { fields: { currency: 'not-a-choice' } })
  const kept = [...ordered.map(({ kind }) => kind), ...ways.map(({ kind }) => kind)]
  const mine = eq(oppositionWay.oppositionId, oppositionId)
  await tx.delete(oppositionWay).where(kept.length === 0 ? mine : and(mine, notInArray(oppositionWay.kind, kept)))
  const written = (amount: number | null) => (amount === null ? null : majorText(amount, currency))
  for (const [position, way] of ways.entries()) {
    if (ordered.some(({ kind }) => kind === way.kind)) continue
    const priced = way.kind !== 'withdrawal'
    const values = {
      ...way,
      ground: way.ground ?? '',
      position,
      serviceFee: priced ? written(way.serviceFee) : null,
      governmentFee: priced ? written(way.governmentFee) : null,
    }
    await tx
      .insert(oppositionWay)
      .values({ ...values, oppositionId })
      .onConflictDoUpdate({ target: [oppositionWay.oppositionId, oppositionWay.kind], set: values })
  }
}
