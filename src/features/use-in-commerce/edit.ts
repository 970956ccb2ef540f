import { eq, sql } from 'drizzle-orm'
import type { ParsedInput } from '#contract/call.ts'
import { commerceUseEdit } from '#contract/use-in-commerce.ts'
import { actorOf } from '#domain/account/actor.ts'
import { canBeIncontestable, filedType, isKept, isStatement } from '#domain/use-in-commerce/filing.ts'
import type { UseDecision, UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { useInCommerceRequestClass } from '#schema/use-in-commerce.ts'
import { handle } from '#features/facilities.ts'
import { endUnpaidOrder } from '#features/service-order/index.ts'
import { classesOf, commerceUseFor, type UseClassRow, type UseMatter } from './policy.ts'
import { orderOf, type UseOrder } from './price.ts'
import { moveUse, rewritten } from './transition.ts'

type Written = ParsedInput<typeof commerceUseEdit>['body']['classes'][number]

/** First anywhere, then in the United States, and both not after today; each error stands beside its field. */
function refuseDates({ firstUseAnywhere, firstUseInUs }: Written, at: number, on: PlainDate): void {
  if (firstUseAnywhere !== null && firstUseAnywhere > on)
    refuseField(`classes.${at}.firstUseAnywhere`, 'date-in-future')
  if (firstUseInUs !== null && firstUseInUs > on) refuseField(`classes.${at}.firstUseInUs`, 'date-in-future')
  if (firstUseAnywhere !== null && firstUseInUs !== null && firstUseInUs < firstUseAnywhere)
    refuseField(`classes.${at}.firstUseInUs`, 'date-too-early')
}

/** More time is there for a statement only, as long as extensions are left and the last day has not passed. */
function refuseExtension({ row }: UseMatter, one: Written, at: number, on: PlainDate): void {
  if (one.decision !== 'extension') return
  const isLeft = isStatement(row.type) && row.remainingExtensionCount > 0
  if (!isLeft || (row.dueDate !== null && row.dueDate < on)) refuseField(`classes.${at}.decision`, 'not-a-choice')
}

/** A class as it is written: in the order that the register has, with what is left out beside it. */
function asWritten(row: UseClassRow, one: Written, at: number) {
  const all = [...row.items, ...row.deletedItems]
  if (one.items.some((item) => !all.includes(item))) refuseField(`classes.${at}.items`, 'not-a-choice')
  const items = all.filter((item) => one.items.includes(item))
  const decision: UseDecision | null = items.length === 0 ? 'not-in-use' : one.decision
  return {
    row,
    decision,
    items: decision === 'not-in-use' ? [] : items,
    deletedItems: decision === 'not-in-use' ? all : all.filter((item) => !one.items.includes(item)),
    firstUseAnywhere: one.firstUseAnywhere,
    firstUseInUs: one.firstUseInUs,
    website: one.website,
  }
}

/** What is declared changes what is paid: an order nobody has to pay yet ends, and one that is binding holds. */
function changesOrder(
  { row }: UseMatter,
  order: UseOrder,
  now: { type: string; kept: number; incontestability: boolean },
): boolean {
  if (order.ordered === 'no') return false
  const isSame = row.type === now.type && row.declarationOfIncontestability === now.incontestability
  if (order.ordered === 'open') return !isSame || order.classes !== now.kept
  // Fewer classes cost less, which staff give back.
  if (!isSame || now.kept > (order.classes ?? 0)) throw new AppError('rules-unmet', { facts: { missing: 'order' } })
  return false
}

export const edit = handle(commerceUseEdit, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const on = facilities.today()
    const rows = await classesOf(tx, row.id)
    const written = body.classes.map((one, at) => {
      const before = rows.find(({ id }) => id === one.id) ?? refuseField(`classes.${at}.id`, 'not-a-choice')
      refuseDates(one, at, on)
      refuseExtension(matter, one, at, on)
      return asWritten(before, one, at)
    })
    if (body.incontestability && !canBeIncontestable(row.type, mark.registrationDate, on))
      refuseField('incontestability', 'not-a-choice')
    const decided = rows.map((one) => {
      const now = written.find((other) => other.row.id === one.id)
      return now ?? { items: one.items, decision: one.decision as UseDecision | null }
    })
    const incontestability = body.incontestability
    const type = filedType(row.type as UseInCommerceType, decided, incontestability)
    const kept = decided.filter(isKept).length
    const order = await orderOf(tx, matter)
    const endsOrder = changesOrder(matter, order, { type, kept, incontestability })
    for (const { row: before, ...set } of written)
      await tx
        .update(useInCommerceRequestClass)
        .set({ ...set, updatedAt: sql`clock_timestamp()`, updatedByUserId: caller.userId })
        .where(eq(useInCommerceRequestClass.id, before.id))
    const set = { type, declarationOfIncontestability: incontestability }
    if (!endsOrder) return await rewritten(tx, row, caller, set)
    await endUnpaidOrder(tx, facilities, { id: found(order.id), userId: caller.userId })
    return await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Opened',
      actor: actorOf(caller),
      userId: caller.userId,
      set: { ...set, orderId: null },
    })
  }),
}))
