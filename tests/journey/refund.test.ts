import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceRefund } from '#contract/invoice.ts'
import { productMarkPaid } from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { claimOrders } from '#features/account/claim.ts'
import { reconcilePayments, refuseHeld } from '#features/billing/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { enterCard, orderedMatter, startPayment } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'
import { bindDatabase } from '#platform/db/database.ts'

const staff = 'refunds@office.test'
let app: TestApp
let staffId = ''
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  staffId = await app.addUser(staff, 'staff')
})
afterAll(async () => await app.close())

interface Books {
  id: string
  total: number
  credited: number
  notes: number
  charged: number
  refunded: number
  due: number
}

const books = async (productId: string): Promise<Books> => {
  const { rows } = await app.context.pool.query<Books>(
    `select i.id, (i.document_context->'totals'->>'total')::int as total,
       (select coalesce(sum((document_context->'totals'->>'total')::int), 0)::int from credit_note c where c.invoice_reference = i.variable_symbol) as credited,
       (select count(*)::int from credit_note c where c.invoice_reference = i.variable_symbol) as notes,
       (select coalesce(sum(charged), 0)::int from payment_sandbox.orders o where o.reference = i.variable_symbol) as charged,
       (select coalesce(sum(refunded), 0)::int from payment_sandbox.orders o where o.reference = i.variable_symbol) as refunded,
       (select count(*)::int from payment_refund f join payment_attempt a on a.id = f.payment_attempt_id
         where a.product_id = i.product_id and f.status = 'due') as due
       from invoice i where i.product_id = $1`,
    [productId],
  )
  if (!rows[0]) throw new Error('no invoice')
  return rows[0]
}

async function paidByCard(email: string) {
  const matter = await orderedMatter(app, staff, email)
  await enterCard(await startPayment(app, matter.productId), '4242424242424242')
  await eventually('the payment', async () => {
    const { rowCount } = await app.context.pool.query(
      'select 1 from invoice where product_id = $1 and serial_number is not null',
      [matter.productId],
    )
    return rowCount === 1
  })
  return { ...matter, ...(await books(matter.productId)) }
}

const refund = async (id: string, body: { amount: number; credited?: number; currency?: string; reason?: string }) => {
  const { client } = await app.signIn(staff)
  const all = { currency: 'EUR', credited: 0, reason: 'One class fewer', ...body }
  return await client(invoiceRefund, { params: { id }, body: all as never })
}

const codeOf = async (asked: Promise<unknown>) =>
  await asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  )

test('a part is given back by card: a credit note of it, the money, the letter, and a person who stands for it', async () => {
  const { id, requestId, productId, total } = await paidByCard('part@refund.test')
  const { number } = await refund(id, { amount: 1230 })
  await refuseHeld(bindDatabase(app.context.pool), { by: 'registration_request_id', id: requestId })
  const after = await eventually('the refund', async () => {
    const now = await books(productId)
    return now.due === 0 ? now : null
  })
  expect(after).toMatchObject({ credited: 1230, charged: total, refunded: 1230, notes: 1 })
  const [letter] = await eventually('the letter', async () => {
    const found = await lettersTo(app, 'part@refund.test', 'order-refunded')
    return found.length > 0 ? found : null
  })
  expect(letter?.plain).toContain('€12.30')
  expect(letter?.plain).toContain(number)
  const { rows } = await app.context.pool.query(
    `select f.user_id, f.reason, l.actor_id, c.document_context->>'part' as part, c.document_context->>'reason' as printed
       from payment_refund f join credit_note c on c.id = f.credit_note_id
       join audit_log l on l.row_id = $1 and l.table_name = 'invoice' where c.document_context->>'number' = $2`,
    [id, number],
  )
  expect(rows).toEqual([
    { user_id: staffId, reason: 'One class fewer', actor_id: staffId, part: 'true', printed: 'One class fewer' },
  ])
  // The rest goes by another note; together they take the whole, and no more.
  await refund(id, { amount: total - 1230, credited: 1230, reason: 'All of it' })
  const whole = await eventually('the rest', async () => {
    const now = await books(productId)
    return now.due === 0 ? now : null
  })
  expect(whole).toMatchObject({ credited: total, charged: total, refunded: total, notes: 2 })
  // With all of it the order is over, and its payment is none any more.
  await eventually('the payment is returned', async () => {
    const { rowCount } = await app.context.pool.query(
      `select 1 from payment_attempt where product_id = $1 and status = 'refunded'`,
      [productId],
    )
    return rowCount === 1
  })
  expect(await codeOf(refund(id, { amount: 1, credited: total }))).toBe('rules-unmet')
  // Nothing more is done for what was given back whole.
  const { rows: ended } = await app.context.pool.query(
    `select r.status, (select count(*)::int from registration_request_tracking t
        where t.registration_request_id = r.id and t.name = 'Refunded' and t.user_id = $2) as told
       from registration_request r join product p on p.registration_request_id = r.id where p.id = $1`,
    [productId, staffId],
  )
  expect(ended).toEqual([{ status: 'Refunded', told: 1 }])
  const order = { by: 'registration_request_id', id: requestId } as const
  await expect(refuseHeld(bindDatabase(app.context.pool), order)).rejects.toMatchObject({
    facts: { missing: 'paid-invoice' },
  })
})

test('credit notes of before there was an account are its owner’s with the invoice', async () => {
  const email = 'later@refund.test'
  const { id, productId, total } = await paidByCard(email)
  await refund(id, { amount: 100 })
  await refund(id, { amount: total - 100, credited: 100, reason: 'The rest' })
  // The account was opened with the payment, and is not activated yet.
  const { rows: invited } = await app.context.pool.query<{ id: string }>('select id from "user" where email = $1', [
    email,
  ])
  const owner = invited[0]?.id ?? ''
  await inTransaction(app.context.pool, async (tx) => await claimOrders(tx, owner, email))
  const { rows } = await app.context.pool.query(
    `select count(*)::int as notes from credit_note c join invoice i on i.variable_symbol = c.invoice_reference
      where i.product_id = $1 and i.user_id = $2 and c.user_id = $2`,
    [productId, owner],
  )
  expect(rows).toEqual([{ notes: 2 }])
})

test('an order that is refunded after a part was: the rest goes back once, and its note is of the rest', async () => {
  const { id, requestId, productId, total } = await paidByCard('rest@refund.test')
  await refund(id, { amount: 500 })
  const { client } = await app.signIn(staff)
  const { rows } = await app.context.pool.query<{ status: string }>(
    'select status from registration_request where id = $1',
    [requestId],
  )
  await client(requestStatus, { params: { id: requestId }, body: { from: rows[0]?.status, to: 'Refunded' } as never })
  const after = await eventually('everything back', async () => {
    const now = await books(productId)
    return now.due === 0 && now.refunded === total ? now : null
  })
  expect(after).toMatchObject({ credited: total, charged: total, refunded: total, notes: 2 })
  expect(await codeOf(refund(id, { amount: 1, credited: total }))).toBe('rules-unmet')
})

test('two at once, from two screens that say the same: one is given back', async () => {
  const { id, productId, total } = await paidByCard('twice@refund.test')
  const amount = total - 100
  const codes = await Promise.all(Array.from({ length: 6 }, async () => await codeOf(refund(id, { amount }))))
  expect(codes.toSorted()).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
    'changed-meanwhile',
    'changed-meanwhile',
    'changed-meanwhile',
    'done',
  ])
  const after = await eventually('the refund', async () => {
    const now = await books(productId)
    return now.due === 0 ? now : null
  })
  expect(after).toMatchObject({ credited: amount, refunded: amount, notes: 1 })
})

test('what staff may not: more than there is, nothing, less than nothing, another currency, what is not paid or not there', async () => {
  const { id, total } = await paidByCard('attack@refund.test')
  const tries = [
    { amount: total + 1 },
    { amount: 0 },
    { amount: -100 },
    { amount: 1.5 },
    { amount: 2 ** 53 },
    { amount: 100, currency: 'USD' },
    { amount: 100, reason: '' },
    { amount: 100, reason: 'a\nb' },
    { amount: 100, credited: -1 },
  ]
  for (const body of tries) expect([body, await codeOf(refund(id, body))]).toEqual([body, 'invalid-input'])
  const open = await orderedMatter(app, staff, 'open@refund.test')
  expect(await codeOf(refund((await books(open.productId)).id, { amount: 100 }))).toBe('rules-unmet')
  expect(await codeOf(refund(crypto.randomUUID(), { amount: 100 }))).toBe('not-found')
  const { rowCount } = await app.context.pool.query(
    'select 1 from credit_note c join invoice i on i.variable_symbol = c.invoice_reference where i.id = $1',
    [id],
  )
  expect(rowCount).toBe(0)
  // Whoever writes past the call meets the same limit in the database.
  await expect(
    app.context.pool.query(
      `insert into credit_note (id, variable_symbol, invoice_reference, issuer, serial_number, year, document_context)
       select gen_random_uuid(), '9' || substr(variable_symbol, 2), variable_symbol, issuer, 99999, 2026,
              jsonb_set(document_context, '{totals,total}', to_jsonb($2::int)) from invoice where id = $1`,
      [id, total + 1],
    ),
  ).rejects.toThrow('credit_note_within_invoice')
})

test('a transfer counts as sent by who records it; an answer of the provider that is lost is asked for again', async () => {
  const moved = await orderedMatter(app, staff, 'transfer@refund.test', 'transfer')
  const { client } = await app.signIn(staff)
  const receivedOn = app.context.facilities.today()
  await client(productMarkPaid, {
    params: { id: moved.productId },
    body: { amount: moved.total, currency: 'EUR', receivedOn },
  })
  const { id } = await books(moved.productId)
  await refund(id, { amount: 200 })
  expect(await books(moved.productId)).toMatchObject({ credited: 200, due: 0 })
  const lost = await paidByCard('lost@refund.test')
  // As when the process ended before it asked: the job is gone.
  const { payments } = app.context.facilities
  const give = payments.refund.bind(payments)
  payments.refund = async (...asked) => {
    await give(...asked)
    throw new Error('the answer was lost')
  }
  await refund(lost.id, { amount: 300 })
  await eventually('the provider has given back', async () => (await books(lost.productId)).refunded === 300)
  payments.refund = give
  await app.context.pool.query(`update payment_refund set created_at = created_at - interval '5 minutes'`)
  await app.context.facilities.queue().send(bindDatabase(app.context.pool), reconcilePayments, {})
  const after = await eventually('entered', async () => {
    const now = await books(lost.productId)
    return now.due === 0 ? now : null
  })
  expect(after).toMatchObject({ credited: 300, refunded: 300, notes: 1 })
})
