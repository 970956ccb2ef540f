import { and, desc, eq, inArray } from 'drizzle-orm'
import { commerceUseCreate } from '#contract/use-in-commerce.ts'
import { isStaff } from '#domain/account/roles.ts'
import {
  dateKindOf,
  declarable,
  isStatement,
  mostExtensions,
  statementNumber,
  type Declarable,
} from '#domain/use-in-commerce/filing.ts'
import { openUseStatuses, type UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import { asUseDate, datesOfUse } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { lockedMark } from '#features/trademark/index.ts'
import type { MarkRow, UseRow } from './policy.ts'
import { prepare } from './prepare.ts'
import { moveUse, trackUse } from './transition.ts'

/** What is open of a mark's docket today; staff also begin an allegation of use, before the office allows the mark. */
async function chosenOf(
  tx: Tx,
  mark: MarkRow,
  { type, on, isOurs }: { type: UseInCommerceType | null; on: string; isOurs: boolean },
): Promise<Pick<Declarable, 'type'> & { date: Declarable['date'] | null }> {
  if (type === 'ALLEGATION_OF_USE') {
    if (!isOurs || mark.jurisdiction !== 'US' || mark.statusGroup !== 'Examination') refuseField('type', 'not-a-choice')
    return { type, date: null }
  }
  const open = declarable(mark, (await datesOfUse(tx, mark.id)).map(asUseDate), on)
  const [first, ...others] = type === null ? open : open.filter((one) => one.type === type)
  if (!first) throw new AppError('rules-unmet', { facts: { missing: 'open-date' } })
  if (type === null && others.length > 0) refuseField('type', 'required')
  return first
}

/** The request that is open for the same date. */
async function openRequest(tx: Tx, trademarkId: string, kind: string | null, number: number | null) {
  const rows = await tx
    .select()
    .from(useInCommerceRequest)
    .where(
      and(
        eq(useInCommerceRequest.trademarkId, trademarkId),
        inArray(useInCommerceRequest.status, [...openUseStatuses]),
      ),
    )
    .orderBy(desc(useInCommerceRequest.createdAt))
  const numberOf = (row: UseRow) =>
    isStatement(row.type) ? statementNumber(row.remainingExtensionCount) : row.deadlineNumber
  return rows.find((row) => dateKindOf(row.type) === kind && numberOf(row) === number) ?? null
}

/**
 * Begins a request for an open date; one that is open already is answered with. A client who begins it knows of it, so no
 * letter tells them.
 */
export const create = handle(commerceUseCreate, async ({ body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const { row: mark } = await lockedMark(tx, body.trademarkId)
    const isOurs = isStaff(caller.role)
    found(isOurs || mark.userId === caller.userId ? mark : null)
    const chosen = await chosenOf(tx, mark, { type: body.type, on: facilities.today(), isOurs })
    const number = chosen.date?.number ?? null
    const open = await openRequest(tx, mark.id, chosen.date?.kind ?? null, number)
    const row = open ?? (await begin(tx, mark, chosen, caller.userId))
    await prepare(tx, { row, mark })
    if (!isOurs && row.status === 'Created')
      await moveUse(tx, { id: row.id, from: row.status, to: 'Opened', actor: 'client', userId: caller.userId })
    return row.id
  }),
}))

async function begin(
  tx: Tx,
  mark: MarkRow,
  { type, date }: { type: UseInCommerceType; date: Declarable['date'] | null },
  userId: string | null,
): Promise<UseRow> {
  const [row] = await tx
    .insert(useInCommerceRequest)
    .values({
      id: uuidv7(),
      type,
      trademarkId: mark.id,
      userId: mark.userId,
      assignedAdminId: mark.assignedAdminId,
      issueDate: date && isStatement(type) ? date.fromDate : null,
      dueDate: date?.due ?? null,
      deadlineNumber: date?.number ?? null,
      remainingExtensionCount: date && isStatement(type) ? mostExtensions + 1 - date.number : 0,
    })
    .returning()
  const made = found(row)
  await trackUse(tx, made.id, 'Created', userId)
  return made
}
