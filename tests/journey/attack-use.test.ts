import { afterAll, beforeAll, expect, test } from 'vitest'
import { productFinishOrder, productUpdate } from '#contract/product.ts'
import {
  commerceUseAbandon,
  commerceUseApprove,
  commerceUseCreate,
  commerceUseDeadline,
  commerceUseEdit,
  commerceUseNotify,
  commerceUseReopen,
  commerceUseSubmit,
} from '#contract/use-in-commerce.ts'
import { addDays, addYears } from '#kernel/dates.ts'
import { buyer } from '#tests/subscription-world.ts'
import { daysOnScreen } from '#tests/days-on-screen.ts'
import { openUseDesk, workOn, type UseDesk } from '#tests/use-in-commerce.ts'

let desk: UseDesk
let work: ReturnType<typeof workOn>
beforeAll(async () => {
  desk = await openUseDesk()
  work = workOn(desk)
})
afterAll(async () => await desk?.app.close())

const begun = async (years: number) => {
  const markId = await work.registeredMark(years)
  const { id } = await desk.owner(commerceUseCreate, { body: { trademarkId: markId } })
  return { id, markId }
}
const set = async (id: string, column: string, value: unknown) =>
  await desk.app.context.pool.query(`update use_in_commerce_request set ${column} = $2 where id = $1`, [id, value])

test('what nobody paid for is neither signed nor filed, by whichever way it is taken up', async () => {
  const { owner, staff } = desk
  const { id } = await begun(5)
  await work.declareAll(id)
  await work.proofFor(id)
  await owner(commerceUseAbandon, { params: { id }, body: {} })
  await expect(staff(commerceUseReopen, { params: { id }, body: { note: 'They want it.' } })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'order' },
  })
  // A row that came to it all the same, by an administrator or an older version.
  await set(id, 'status', 'Reopened')
  const { version } = await work.shown(id)
  await expect(
    owner(commerceUseApprove, { params: { id }, body: { version, signedBy: 'Ingrid Owner', declared: true } }),
  ).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'order' } })
})

test('what is paid for and was let go is taken up by reopening it, and not offered for money again', async () => {
  const { staff } = desk
  const { id } = await begun(5)
  await work.declareAll(id)
  const { productId } = await work.order(id)
  await work.pay(productId)
  await staff(commerceUseAbandon, { params: { id }, body: {} })
  await expect(staff(commerceUseNotify, { params: { id } })).rejects.toMatchObject({
    code: 'transition-refused',
    facts: { from: 'Abandoned' },
  })
  await staff(commerceUseReopen, { params: { id }, body: { note: 'They want it after all.' } })
  await work.proofFor(id)
  await work.sign(id)
  expect(await work.submit(id)).toMatchObject({ status: 'Submitted' })
})

test('what was sent back is filed again only with a new signature', async () => {
  const { staff } = desk
  const { id } = await begun(5)
  await work.declareAll(id)
  const { productId } = await work.order(id)
  await work.pay(productId)
  await work.proofFor(id)
  await work.sign(id)
  await work.submit(id)
  await staff(commerceUseReopen, { params: { id }, body: { note: 'The office wants another label.' } })
  await expect(work.submit(id)).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'signature' } })
  await work.sign(id)
  // The certificate of the mark, say, is no receipt, and a receipt of another folder is none of this one.
  const { rows } = await desk.app.context.pool.query<{ id: number }>(
    `insert into document (path, name, media_type, size, type, document_hub_id)
     select 'test/other', 'r.pdf', 'application/pdf', 1, 'filing-receipt', t.document_hub_id from use_in_commerce_request u
       join trademark t on t.id = u.trademark_id where u.id = $1 returning id`,
    [id],
  )
  const body = { submittedOn: desk.on, receiptDocumentId: rows[0]?.id ?? 0 }
  await expect(staff(commerceUseSubmit, { params: { id }, body })).rejects.toMatchObject({
    fields: { receiptDocumentId: 'required' },
  })
  expect(await work.submit(id)).toMatchObject({ status: 'Submitted' })
})

test('section 15 is declared of no mark that is younger than five years, or of unknown age', async () => {
  const { app, owner, on } = desk
  const { id, markId } = await begun(5)
  const { classes } = await work.shown(id)
  const body = {
    incontestability: true,
    classes: classes.map((one) => ({ id: one.id, decision: 'use' as const, items: one.items })),
  }
  for (const registered of [addDays(addYears(on, -5), 1), null]) {
    await app.context.pool.query('update trademark set registration_date = $2 where id = $1', [markId, registered])
    await expect(owner(commerceUseEdit, { params: { id }, body })).rejects.toMatchObject({
      fields: { incontestability: 'not-a-choice' },
    })
  }
  await app.context.pool.query('update trademark set registration_date = $2 where id = $1', [markId, addYears(on, -5)])
  expect(await owner(commerceUseEdit, { params: { id }, body })).toEqual({ status: 'Opened' })
})

test('an order that was opened in time costs what it costs once the last day has passed', async () => {
  const { owner, on } = desk
  const { id } = await begun(9)
  expect(await work.shown(id)).toMatchObject({ type: 'RENEWAL_8_9', isLate: false })
  await work.declareAll(id)
  const { productId } = await work.order(id)
  const lines = async () => (await work.shown(id)).price?.lines.map(({ offering }) => offering)
  expect([...new Set(await lines())]).toEqual(['renewal'])
  await set(id, 'due_date', addDays(on, -1))
  // By its own page the old checkout is over as well.
  await owner(productUpdate, { params: { id: productId }, body: { ...buyer } })
  await expect(
    owner(productFinishOrder, {
      params: { id: productId },
      body: { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true },
      idempotencyKey: crypto.randomUUID(),
    }),
  ).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'time' } })
  expect(await work.shown(id)).toMatchObject({ ordered: 'no', productId: null, isLate: true })
  expect([...new Set(await lines())]).toEqual(['late_renewal'])
  const again = await work.order(id)
  expect(again.productId).not.toBe(productId)
  expect(await work.one('select status as v from service_request where product_id = $1', [productId])).toBe('Abandoned')
  expect((await work.order(id)).productId).toBe(again.productId)
})

test('no last day lies before what it counts from', async () => {
  const { staff, on } = desk
  const { id } = await begun(5)
  await set(id, 'issue_date', on)
  const before = await daysOnScreen(desk.app.context.pool, 'use_in_commerce_request', id)
  await expect(
    staff(commerceUseDeadline, { params: { id }, body: { dueDate: on, reason: 'By phone', before } }),
  ).rejects.toMatchObject({ fields: { dueDate: 'date-too-early' } })
})
