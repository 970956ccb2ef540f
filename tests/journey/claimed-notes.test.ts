import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { invoiceRefund } from '#contract/invoice.ts'
import { exportInvoices, productMarkPaid } from '#contract/product.ts'
import { userExport, userExportFile, userExportStart } from '#contract/profile.ts'
import { claimOrders } from '#features/account/claim.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'

const office = 'staff@claimed.test'
let app: TestApp
let staff: Client
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  await app.addUser(office, 'staff')
  staff = (await app.signIn(office)).client
})
afterAll(async () => await app?.close())

const one = async <T>(sql: string, values: unknown[]): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T
const holderOf = async (number: string) =>
  await one<string | null>(`select user_id as v from credit_note where document_context->>'number' = $1`, [number])

/** A guest's order that was paid, and of which a part was given back before there was an account. */
async function givenBack(email: string) {
  const order = await orderedMatter(app, office, email, 'transfer')
  const body = { amount: order.total, currency: 'EUR' as const, receivedOn: app.context.facilities.today() }
  await staff(productMarkPaid, { params: { id: order.productId }, body })
  const id = await one<string>('select id as v from invoice where product_id = $1', [order.productId])
  const { number } = await staff(invoiceRefund, {
    params: { id },
    body: { amount: 100, credited: 0, currency: 'EUR', reason: 'One class fewer' },
  })
  expect(await holderOf(number)).toBeNull()
  return { ...order, invoiceId: id, number }
}

test('credit notes from before the account are claimed with it: its holder reads them and has them in the export', async () => {
  const { number } = await givenBack('guest@claimed.test')
  const userId = await app.addUser('holder@claimed.test', 'customer')
  await inTransaction(app.context.pool, async (tx) => await claimOrders(tx, userId, 'guest@claimed.test'))
  expect(await holderOf(number)).toBe(userId)
  const { token, client } = await app.signIn('holder@claimed.test')
  const read = `{ invoice { credit_notes { document_context } } }`
  const answer = await app.graphql<{ invoice: { credit_notes: { document_context: { number: string } }[] }[] }>(
    read,
    {},
    token,
  )
  expect(answer.invoice.flatMap((row) => row.credit_notes.map((note) => note.document_context.number))).toEqual([
    number,
  ])
  const { id } = await client(userExportStart)
  await expect.poll(async () => (await client(userExport)).last?.state).toBe('ready')
  const file = await fetch(`${app.url}${userExportFile.path.replace('{id}', id)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const texts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer()))).map((bytes) => strFromU8(bytes))
  expect(texts.some((text) => text.includes(number))).toBe(true)
})

test('a credit note of the export was not paid on any day; its invoice was', async () => {
  const { number } = await givenBack('export@claimed.test')
  const { token } = await app.signIn(office)
  const on = app.context.facilities.today()
  const answer = await fetch(`${app.url}${exportInvoices.path}?from=${on}&to=${on}&format=csv`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const [heads, ...rows] = (await answer.text())
    .trim()
    .split('\r\n')
    .map((line) => line.split(/[;,]/))
  const paidAt = heads?.findIndex((head) => head.includes('paid')) ?? -1
  const row = rows.find((cells) => cells.some((cell) => cell.includes(number)))
  expect([row?.[1], row?.[paidAt]]).toEqual(['credit-note', ''])
  expect(rows.some((cells) => cells[1] === 'invoice' && cells[paidAt] === on)).toBe(true)
})
