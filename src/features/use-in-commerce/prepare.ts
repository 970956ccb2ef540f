import { eq } from 'drizzle-orm'
import { dateKindOf, isStatement, statementNumber } from '#domain/use-in-commerce/filing.ts'
import type { Tx } from '#platform/db/database.ts'
import { useInCommerceRequest, useInCommerceRequestClass } from '#schema/use-in-commerce.ts'
import { datesOfUse, type UseDateRow } from '#features/docket/index.ts'
import { classesOf, type UseMatter } from './policy.ts'

/**
 * Gives a request what it is worked on with: its classes as the mark has them, or as the request before it left them, and
 * the last day of the docket, whatever day was written beside it. Done again it changes nothing that is there.
 */
export async function prepare(tx: Tx, { row, mark }: UseMatter): Promise<void> {
  if ((await classesOf(tx, row.id)).length === 0) await addClasses(tx, { row, mark })
  const date = row.deadlineNumber === null || row.dueDate === null ? await dateOf(tx, { row, mark }) : null
  if (!date) return
  await tx
    .update(useInCommerceRequest)
    .set({ deadlineNumber: date.number, dueDate: date.due })
    .where(eq(useInCommerceRequest.id, row.id))
}

/** The date that a request keeps: by its number, else that of the day it names, else the first that is open. */
async function dateOf(tx: Tx, { row, mark }: UseMatter): Promise<UseDateRow | null> {
  const kind = dateKindOf(row.type)
  if (kind === null) return null
  const dates = (await datesOfUse(tx, mark.id)).filter((one) => one.kind === kind)
  const number = isStatement(row.type) ? statementNumber(row.remainingExtensionCount) : row.deadlineNumber
  if (number !== null) return dates.find((one) => one.number === number) ?? null
  return dates.find((one) => one.due === row.dueDate) ?? dates.find((one) => one.doneAt === null) ?? null
}

async function addClasses(tx: Tx, { row, mark }: UseMatter): Promise<void> {
  const before = row.parentId === null ? [] : await classesOf(tx, row.parentId)
  const kept = before
    .filter(({ decision, items }) => decision !== 'not-in-use' && items.length > 0)
    .map(({ classNumber, items }) => ({ classNumber, items }))
  const all = mark.goodsAndServices.map((list) => ({ classNumber: list.class, items: list.terms }))
  const basis = mark.filingBasis
  const classes = (before.length > 0 ? kept : all).map((one) => ({
    ...one,
    useInCommerceRequestId: row.id,
    filingBasis: basis,
  }))
  if (classes.length > 0) await tx.insert(useInCommerceRequestClass).values(classes)
}
