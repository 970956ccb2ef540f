import { and, eq, notInArray } from 'drizzle-orm'
import { trademarkOrderService } from '#contract/route.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { namedByNumber } from '#domain/trademark/named-by-number.ts'
import { endedTrademarkStatuses, hasEnded } from '#domain/trademark/status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { trademark } from '#schema/trademark.ts'
import { clientOf, currencyOf } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { opened } from './create.ts'
import { endsOfTerms, refuseRenewal, renewalProblems } from './renewable.ts'

/** Opens an order for the owner of a mark, as somebody of staff who has them on the phone does. */
export const forOwner = handle(trademarkOrderService, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const [row] = await tx.select().from(trademark).where(eq(trademark.id, params.id))
    const mark = found(row)
    if (hasEnded(mark.status)) throw new AppError('rules-unmet', { facts: { missing: 'open-mark' } })
    const open = await tx
      .select()
      .from(trademark)
      .where(and(eq(trademark.userId, mark.userId), notInArray(trademark.status, [...endedTrademarkStatuses])))
    const { marks, refused } = namedByNumber(open, body.numbers)
    if (refused !== null) refuseField('numbers', refused)
    const further = marks.filter(({ id }) => id !== mark.id)
    const ids = [mark, ...further].map(({ id }) => id)
    if (body.service === 'TrademarkRenewal') {
      const problems = await renewalProblems(tx, ids, facilities.today())
      const own = problems.get(mark.id)
      if (own) refuseRenewal('service', own)
      const [other] = further.flatMap(({ id }) => problems.get(id) ?? [])
      if (other) refuseRenewal('numbers', other)
    }
    const { email, firstName, lastName, language } = await clientOf(tx, mark.userId)
    const ends = await endsOfTerms(tx, ids)
    const items = [mark, ...further].map((one) => ({
      jurisdiction: found(jurisdictionFrom(one.jurisdiction)),
      mark: one.name,
      number: one.number,
      classes: Math.max(one.goodsAndServices.length, 1),
      expires: ends.get(one.id) ?? null,
      trademarkId: one.id,
    }))
    return await opened(tx, facilities, {
      serviceName: body.service,
      parameters: { items, message: null },
      contactEmail: email,
      contactFirstName: firstName,
      contactLastName: lastName,
      language,
      region: 'EU',
      currency: await currencyOf(tx, mark.userId),
      userId: mark.userId,
      by: caller.userId,
    })
  })
})
