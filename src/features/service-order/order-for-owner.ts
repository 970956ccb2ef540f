import { and, eq, inArray } from 'drizzle-orm'
import { trademarkOrderService } from '#contract/route.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { trademark } from '#schema/trademark.ts'
import { clientOf, currencyOf } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { opened } from './create.ts'

/** Opens an order for the owner of a mark, as somebody of staff who has them on the phone does. */
export const forOwner = handle(trademarkOrderService, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const [row] = await tx.select().from(trademark).where(eq(trademark.id, params.id))
    const mark = found(row)
    const numbers = [...new Set(body.numbers)].filter((number) => number !== mark.number)
    const further =
      numbers.length === 0
        ? []
        : await tx
            .select()
            .from(trademark)
            .where(and(eq(trademark.userId, mark.userId), inArray(trademark.number, numbers)))
    if (numbers.some((number) => !further.some((one) => one.number === number))) refuseField('numbers', 'not-a-choice')
    const { email, firstName, lastName, language } = await clientOf(tx, mark.userId)
    const items = [mark, ...further].map((one) => ({
      jurisdiction: found(jurisdictionFrom(one.jurisdiction)),
      mark: one.name,
      number: one.number,
      classes: Math.max(one.goodsAndServices.length, 1),
      expires: one.expirationDate,
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
