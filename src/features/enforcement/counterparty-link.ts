import { and, eq, isNull } from 'drizzle-orm'
import {
  counterpartyLinkDecide,
  counterpartyLinkUndo,
  counterpartyTraitAdd,
  counterpartyTraitRemove,
} from '#contract/counterparty.ts'
import { traitOf } from '#domain/enforcement/counterparty-traits.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { counterpartyLink, counterpartyTrait } from '#schema/counterparty.ts'
import { caseCounterparty } from '#schema/enforcement.ts'
import { handle } from '#features/facilities.ts'

async function isThere(tx: Tx, id: string): Promise<boolean> {
  const { id: own } = caseCounterparty
  return (await tx.select({ id: own }).from(caseCounterparty).where(eq(own, id)).for('share')).length > 0
}

async function mustBeThere(tx: Tx, id: string): Promise<void> {
  if (!(await isThere(tx, id))) throw new AppError('not-found')
}

export const addTrait = handle(counterpartyTraitAdd, async ({ params, body }, caller, { write }) => ({
  id: await write(async (tx) => {
    await mustBeThere(tx, params.id)
    const { kind, source, seenOn } = body
    const trait = traitOf(kind, body.value) ?? refuseField('value', 'wrong-type')
    const id = uuidv7()
    const { rowCount } = await tx
      .insert(counterpartyTrait)
      .values({ id, caseCounterpartyId: params.id, ...trait, source, seenOn, createdByUserId: caller.userId })
      .onConflictDoNothing()
    if (rowCount !== 1) throw new AppError('already-done')
    return id
  }),
}))

export const removeTrait = handle(
  counterpartyTraitRemove,
  async ({ params }, _caller, { write }) =>
    await write(async (tx) => {
      const own = and(eq(counterpartyTrait.id, params.traitId), eq(counterpartyTrait.caseCounterpartyId, params.id))
      const { rowCount } = await tx.delete(counterpartyTrait).where(own)
      if (rowCount !== 1) throw new AppError('not-found')
      return { done: true as const }
    }),
)

/** Nobody is joined by a rule: it is said by a named person, of a pair, once until it is taken back. */
export const decideLink = handle(counterpartyLinkDecide, async ({ params, body }, caller, { write }) => ({
  id: await write(async (tx) => {
    if (params.id === body.otherId) refuseField('otherId', 'not-a-choice')
    await mustBeThere(tx, params.id)
    if (!(await isThere(tx, body.otherId))) refuseField('otherId', 'not-a-choice')
    const [leftId = '', rightId = ''] = [params.id, body.otherId].toSorted()
    const id = uuidv7()
    const { verdict, reason } = body
    const { rowCount } = await tx
      .insert(counterpartyLink)
      .values({ id, leftId, rightId, verdict, reason, decidedByUserId: found(caller.userId) })
      .onConflictDoNothing()
    if (rowCount !== 1) throw new AppError('already-done')
    return id
  }),
}))

export const undoLink = handle(
  counterpartyLinkUndo,
  async ({ params, body }, caller, { write, clock }) =>
    await write(async (tx) => {
      const [link] = await tx
        .select()
        .from(counterpartyLink)
        .where(eq(counterpartyLink.id, params.linkId))
        .for('update')
      const { id, undoneAt } = found(link && [link.leftId, link.rightId].includes(params.id) ? link : null)
      if (undoneAt !== null) throw new AppError('changed-meanwhile')
      await tx
        .update(counterpartyLink)
        .set({ undoneAt: clock().toISOString(), undoneByUserId: caller.userId, undoReason: body.reason })
        .where(and(eq(counterpartyLink.id, id), isNull(counterpartyLink.undoneAt)))
      return { done: true as const }
    }),
)
