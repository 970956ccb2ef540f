import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { productExpense, productExpenseCounter } from '#contract/expense.ts'
import { documentUpload } from '#contract/trademark.ts'
import { addDays, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'
import { pdfFile } from '#tests/documents.ts'

const owner = 'owner@expense.test'
let app: TestApp
let staff: Client
let productId: string
let requestId: string
let on: PlainDate

beforeAll(async () => {
  app = await startApp()
  on = today(officeZone, new Date())
  await app.addUser('books@expense.test', 'staff')
  const ownerId = await app.addUser(owner, 'customer')
  staff = (await app.signIn('books@expense.test')).client
  ;({ productId, requestId } = await orderedMatter(app, 'books@expense.test', owner, 'transfer'))
  for (const [table, id] of [
    ['registration_request', requestId],
    ['product', productId],
  ])
    await app.context.pool.query(`update ${table} set user_id = $1 where id = $2`, [ownerId, id])
})
afterAll(async () => await app?.close())

const params = () => ({ id: productId })
const body = { kind: 'official', amount: 85_000, currency: 'EUR', paidTo: 'EUIPO' } as const
const seen = async (token: string) => {
  const { product } = await app.graphql<{ product: { expenses: { kind: string; amount: number }[] }[] }>(
    `query one($id: uuid!) { product(where: { id: { _eq: $id } }) { expenses(order_by: [{ created_at: asc }]) { kind amount } } }`,
    params(),
    token,
  )
  return product[0]?.expenses
}

test('staff see all that was spent, the client what offices were paid, and nobody else anything', async () => {
  await staff(productExpense, { params: params(), body: { ...body, spentOn: on } })
  await staff(productExpense, {
    params: params(),
    body: { kind: 'agent', amount: 12_000, currency: 'USD', paidTo: 'Agent of ours', spentOn: on, note: 'ours' },
  })
  const { token: ofStaff } = await app.signIn('books@expense.test')
  const { token: ofOwner } = await app.signIn(owner)
  await app.addUser('other@expense.test', 'customer')
  const { token: ofOther } = await app.signIn('other@expense.test')
  expect(await seen(ofStaff)).toMatchObject([{ kind: 'official' }, { kind: 'agent' }])
  expect(await seen(ofOwner)).toEqual([{ kind: 'official', amount: 85_000 }])
  expect(await seen(ofOther)).toBeUndefined()
  const note = app.graphql(`{ expense { note } }`, {}, ofOwner)
  await expect(note).rejects.toThrow(/note/)
})

test('a wrong one is taken back once, by a row of its own, and what takes back is not taken back', async () => {
  const { id } = await staff(productExpense, { params: params(), body: { ...body, amount: 999, spentOn: on } })
  const counter = async (expenseId: string) =>
    await staff(productExpenseCounter, { params: { id: productId, expenseId }, body: { reason: 'Typed wrongly' } })
  const taken = await Promise.allSettled([counter(id), counter(id)])
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await app.context.pool.query<{ id: string; amount: number }>(
    'select id, amount from expense where id = $1 or corrects_id = $1 order by amount desc',
    [id],
  )
  expect(rows.map(({ amount }) => amount)).toEqual([999, -999])
  await expect(counter(rows[1]?.id ?? '')).rejects.toMatchObject({ code: 'rules-unmet' })
})

test('what is no expense is refused beside its field, and nothing is stored', async () => {
  const count = async () => (await app.context.pool.query('select 1 from expense')).rowCount
  const before = await count()
  const send = async (more: object) =>
    await staff(productExpense, { params: params(), body: { ...body, spentOn: on, ...more } })
  await expect(send({ spentOn: addDays(on, 1) })).rejects.toMatchObject({ fields: { spentOn: 'date-in-future' } })
  await expect(send({ amount: 0 })).rejects.toMatchObject({ fields: { amount: 'not-a-number' } })
  await expect(send({ currency: 'eur' })).rejects.toMatchObject({ fields: { currency: 'wrong-type' } })
  // A document of another matter is none of this order.
  const { rows } = await app.context.pool.query<{ hub: string }>('select document_hub_id as hub from "user" limit 1')
  const { id: documentId } = await staff(documentUpload, {
    params: { hubId: rows[0]?.hub ?? '' },
    body: { type: 'invoice' },
    file: pdfFile('invoice.pdf'),
  })
  await expect(send({ documentId })).rejects.toMatchObject({ fields: { documentId: 'not-a-choice' } })
  expect(await count()).toBe(before)
})
