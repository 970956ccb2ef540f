import { and, eq, isNull } from 'drizzle-orm'
import { productExpense, productExpenseCounter } from '#contract/expense.ts'
import { mostExpenses } from '#domain/billing/ledger.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { expense } from '#schema/expense.ts'
import { documentOfHub } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'

/** The order of a product, locked, with the hub of its documents; null where it has none. */
async function hubOf(tx: Tx, productId: string): Promise<string | null> {
  const { rows } = await tx.$client.query<{ hub: string | null }>(
    `select coalesce(r.document_hub_id, s.document_hub_id) as hub from product p
       left join registration_request r on r.id = p.registration_request_id
       left join service_request s on s.id = p.service_request_id
      where p.id = $1 for update of p`,
    [productId],
  )
  return found(rows[0]).hub
}

/** Money that went out for an order, under the name of who wrote it down. */
export const recordExpense = handle(productExpense, async ({ params, body }, caller, facilities) => {
  const by = found(caller.userId)
  if (body.spentOn > facilities.today()) refuseField('spentOn', 'date-in-future')
  return await facilities.write(async (tx) => {
    const hub = await hubOf(tx, params.id)
    if (body.documentId !== null && (hub === null || (await documentOfHub(tx, hub, body.documentId)) === null))
      refuseField('documentId', 'not-a-choice')
    const before = await tx.$count(expense, and(eq(expense.productId, params.id), isNull(expense.correctsId)))
    if (before >= mostExpenses)
      throw new AppError('rules-unmet', { facts: { missing: 'expense-room', most: String(mostExpenses) } })
    const id = uuidv7()
    await tx.insert(expense).values({ id, productId: params.id, ...body, createdByUserId: by })
    return { id }
  })
})

/** Takes an expense back whole. What takes back is itself never taken back: the right one is recorded anew. */
export const counterExpense = handle(productExpenseCounter, async ({ params, body }, caller, facilities) => {
  const by = found(caller.userId)
  return await facilities.write(async (tx) => {
    await hubOf(tx, params.id)
    const [row] = await tx
      .select()
      .from(expense)
      .where(and(eq(expense.id, params.expenseId), eq(expense.productId, params.id)))
    const { kind, amount, currency, paidTo, correctsId } = found(row)
    if (correctsId !== null) throw new AppError('rules-unmet', { facts: { missing: 'first-expense' } })
    const before = await tx.select({ id: expense.id }).from(expense).where(eq(expense.correctsId, params.expenseId))
    if (before.length > 0) throw new AppError('already-done')
    const id = uuidv7()
    await tx.insert(expense).values({
      id,
      productId: params.id,
      kind,
      amount: -amount,
      currency,
      paidTo,
      spentOn: facilities.today(),
      note: body.reason,
      correctsId: params.expenseId,
      createdByUserId: by,
    })
    return { id }
  })
})
