import { count, eq } from 'drizzle-orm'
import {
  mostServiceLetters,
  serviceLetterChange,
  serviceLetterDraft,
  serviceLetterDrop,
} from '#contract/service-letter.ts'
import { letterDraft } from '#domain/service-letter/draft.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { AppError } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { serviceLetter } from '#schema/service-letter.ts'
import { handle } from '#features/facilities.ts'
import { groundOf } from './ground.ts'
import { kindOf, letterOf, lockedOrder, moveLetter, mustBe } from './policy.ts'

/** A draft of what is recorded of the matter. Staff may begin before the order is paid: it goes to nobody. */
export const draft = handle(serviceLetterDraft, async ({ params, body }, caller, facilities) =>
  facilities.write(async (tx) => {
    const order = await lockedOrder(tx, params.id)
    const kind = kindOf(order)
    if (servicePhase(order.status) === 'closed')
      throw new AppError('transition-refused', { facts: { from: order.status, to: order.status } })
    const [all] = await tx
      .select({ n: count() })
      .from(serviceLetter)
      .where(eq(serviceLetter.serviceRequestId, order.id))
    if ((all?.n ?? 0) >= mostServiceLetters)
      throw new AppError('rules-unmet', { facts: { missing: 'room', most: String(mostServiceLetters) } })
    const { owner, rights, theirs, seen } = await groundOf(tx, order)
    const id = uuidv7()
    const text = letterDraft({ kind, ...body, owner, rights, theirs, seen })
    const by = { createdByUserId: caller.userId, createdAt: facilities.clock().toISOString() }
    await tx.insert(serviceLetter).values({ id, serviceRequestId: order.id, kind, ...body, body: text, ...by })
    return { id, status: 'Draft' as const, version: 1 }
  }),
)

/** Another version; whoever approved the one before has not approved this one. */
export const change = handle(serviceLetterChange, async ({ params, body: { version, ...body } }, _caller, facilities) =>
  facilities.write(async (tx) => {
    const letter = await letterOf(tx, await lockedOrder(tx, params.id), params.letterId)
    mustBe(letter, version)
    const next = { ...body, version: version + 1, unsentReason: null }
    if (letter.status === 'Draft') {
      await tx.update(serviceLetter).set(next).where(eq(serviceLetter.id, letter.id))
      return { status: 'Draft' as const, version: next.version }
    }
    const isNobodys = { approvedAt: null, approvedByUserId: null, approvedName: null }
    return await moveLetter(tx, letter, { to: 'Draft', at: facilities.clock(), actor: 'staff', ...next, ...isNobodys })
  }),
)

export const drop = handle(serviceLetterDrop, async ({ params, body }, _caller, facilities) =>
  facilities.write(async (tx) => {
    const letter = await letterOf(tx, await lockedOrder(tx, params.id), params.letterId)
    mustBe(letter, body.version)
    return await moveLetter(tx, letter, { to: 'Dropped', at: facilities.clock(), actor: 'staff' })
  }),
)
