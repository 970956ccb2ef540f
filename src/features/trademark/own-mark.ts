import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { trademarkAdd, trademarkCreate, type OwnMarkBody } from '#contract/trademark.ts'
import { readGoods } from '#domain/catalog/goods-lines.ts'
import { registeredDates } from '#domain/docket/registered-dates.ts'
import { ownMarkProblem, ownMarkStatus } from '#domain/trademark/own-mark.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { user } from '#schema/account.ts'
import { trademark, trademarkRequest, trademarkTracking } from '#schema/trademark.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'

interface Adding {
  /** Whose the marks are, and who adds them. */
  userId: string
  actorUserId: string | null
  marks: readonly OwnMarkBody[]
  /** The name of a field of one of them, as the call that brings them calls it. */
  fieldOf: (at: number, field: string) => string
}

const keyOf = ({ jurisdiction, number }: { jurisdiction: string; number: string | null }): string =>
  `${jurisdiction} ${(number ?? '').toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`

/** Refuses a number that the owner has in that register already; what others have is not told. */
async function refuseKnown(tx: Tx, { userId, marks, fieldOf }: Adding): Promise<void> {
  const places = [...new Set(marks.map(({ jurisdiction }) => jurisdiction))]
  const own = await tx
    .select({ jurisdiction: trademark.jurisdiction, number: trademark.number })
    .from(trademark)
    .where(
      // The number of a designation is that of the register of WIPO.
      and(eq(trademark.userId, userId), inArray(trademark.jurisdiction, places), isNull(trademark.internationalId)),
    )
  const known = new Set(own.filter(({ number }) => number !== null).map(keyOf))
  for (const [at, mark] of marks.entries()) {
    const key = keyOf(mark)
    if (known.has(key)) refuseField(fieldOf(at, 'number'), 'number-exists')
    known.add(key)
  }
}

/** Adds marks of other filers as they stand at their offices, and works their dates out. */
async function addMarks(tx: Tx, adding: Adding, facilities: Pick<Facilities, 'today' | 'clock'>) {
  const { userId, actorUserId, marks, fieldOf } = adding
  const on = facilities.today()
  for (const [at, mark] of marks.entries()) {
    const problem = ownMarkProblem(mark, on)
    if (problem) refuseField(fieldOf(at, problem.field), problem.code)
  }
  // Who adds marks twice at once waits here, so that the second sees the numbers of the first.
  await tx.$client.query('select 1 from "user" where id = $1 for no key update', [userId])
  await refuseKnown(tx, adding)
  await tx.$client.query(`select set_config('app.actor', $1, true)`, [actorUserId ?? ''])
  const ids: string[] = []
  for (const [name, together] of Map.groupBy(marks, (mark) => mark.name)) {
    const requestId = uuidv7()
    const jurisdictions = [...new Set(together.map(({ jurisdiction }) => jurisdiction))]
    await tx
      .insert(trademarkRequest)
      .values({ id: requestId, markAlias: name, jurisdictions, userId, status: 'Created' })
    for (const mark of together) {
      const { termEnd, useDue } = registeredDates(
        mark.jurisdiction,
        { filed: mark.filingDate, registered: mark.registrationDate, priority: null },
        on,
      )
      const status = ownMarkStatus(mark)
      const id = uuidv7()
      await tx.insert(trademark).values({
        id,
        name,
        type: mark.type,
        jurisdiction: mark.jurisdiction,
        number: mark.number,
        filingDate: mark.filingDate,
        registrationDate: mark.registrationDate,
        expirationDate: termEnd,
        douDeadlineDate: useDue,
        goodsAndServices: readGoods(mark.goods ?? '') ?? [],
        userId,
        trademarkRequestId: requestId,
        directFiling: false,
        status,
        statusGroup: trademarkStatusGroup(status),
      })
      await tx
        .insert(trademarkTracking)
        .values({ trademarkId: id, name: status, userId: actorUserId, createdAt: sql`clock_timestamp()` })
      ids.push(id)
    }
    await tx.update(trademarkRequest).set({ status: 'Processed' }).where(eq(trademarkRequest.id, requestId))
  }
  await refreshDocket(tx, ids, facilities.clock())
  return ids
}

/** A customer's own marks that somebody else filed. */
export const add = handle(trademarkAdd, async ({ body }, caller, facilities) => {
  const { userId } = caller
  if (userId === null) throw new AppError('sign-in-required')
  return await facilities.write(async (tx) => {
    const fieldOf = (at: number, field: string) => `marks.${at}.${field}`
    return { ids: await addMarks(tx, { userId, actorUserId: userId, marks: body.marks, fieldOf }, facilities) }
  })
})

/** A mark that staff add to those of a customer. */
export const create = handle(trademarkCreate, async ({ body: { customer, ...mark } }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const [account] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(sql`lower(${user.email}) = lower(${customer})`, eq(user.role, 'customer')))
    if (!account) refuseField('customer', 'not-a-choice')
    const adding = {
      userId: account.id,
      actorUserId: caller.userId,
      marks: [mark],
      fieldOf: (_: number, field: string) => field,
    }
    const [id = ''] = await addMarks(tx, adding, facilities)
    return { id }
  })
})
