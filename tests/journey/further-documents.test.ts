import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  invoiceCreditNotes,
  invoiceTranslated,
  productInvoice,
  productMarkPaid,
  productPreviewDocument,
  productRegenerateDocument,
} from '#contract/product.ts'
import { invoiceRefund } from '#contract/invoice.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderMatter, orderedMatter } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
const staffEmail = 'staff@documents.test'
beforeAll(async () => {
  app = await startApp()
  await app.addUser(staffEmail, 'staff')
})
afterAll(async () => await app.close())

const textOf = async (file: unknown): Promise<string> =>
  (await readPdfText(new Uint8Array(await (file as Blob).arrayBuffer()))) ?? ''

test('an order is previewed before anything is issued, with the VAT of a country, and says that it is no invoice', async () => {
  const { productId } = await orderMatter(app, staffEmail, 'preview@documents.test')
  const params = { id: productId }
  await expect(app.anonymous(productPreviewDocument, { params, query: {} })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'billing details' },
  })
  const inSlovakia = await textOf(await app.anonymous(productPreviewDocument, { params, query: { country: 'SK' } }))
  expect(inSlovakia).toContain('PREVIEW')
  expect(inSlovakia).toContain('23 %')
  const elsewhere = await textOf(
    await app.anonymous(productPreviewDocument, { params, query: { country: 'US', type: 'invoice' } }),
  )
  expect(elsewhere).toContain('PREVIEW')
  expect(elsewhere).not.toContain('23 %')
  const { rows } = await app.context.pool.query('select 1 from invoice where product_id = $1', [productId])
  expect(rows).toEqual([])
  await expect(app.anonymous(productInvoice, { params })).rejects.toMatchObject({ code: 'rules-unmet' })
})

test('the invoice is had by the order, drawn anew as a revision, copied in another language, and lists what took it back', async () => {
  const { productId, total, variableSymbol } = await orderedMatter(app, staffEmail, 'paid@documents.test', 'transfer')
  const { client: staff } = await app.signIn(staffEmail)
  const params = { id: productId }
  await expect(staff(productRegenerateDocument, { params })).rejects.toMatchObject({
    facts: { missing: 'issued-invoice' },
  })
  await staff(productMarkPaid, {
    params,
    body: { amount: total, currency: 'EUR', receivedOn: today(officeZone, new Date()) },
  })
  const { rows } = await app.context.pool.query<{ id: string; number: string }>(
    `select id, document_context ->> 'number' as number from invoice where product_id = $1`,
    [productId],
  )
  const { id = '', number = '' } = rows[0] ?? {}
  const revisions = async () =>
    (
      await app.context.pool.query<{ revision: number }>(
        'select revision from document where document_hub_id = $1 order by revision',
        [id],
      )
    ).rows.map(({ revision }) => revision)
  await eventually('the stored invoice', async () => (await revisions()).length === 1)
  expect(await textOf(await staff(productInvoice, { params }))).toContain(number)
  expect(await staff(productRegenerateDocument, { params })).toEqual({ revision: 2 })
  expect(await revisions()).toEqual([1, 2])
  expect(await textOf(await staff(productInvoice, { params }))).toContain(number)

  const slovak = await textOf(
    await staff(invoiceTranslated, { params: { ref: variableSymbol }, query: { language: 'sk' } }),
  )
  expect(slovak).toContain(`Preklad dokladu ${number}`)
  expect(slovak).toContain(number)
  await app.addUser('stranger@documents.test', 'customer')
  const { client: stranger } = await app.signIn('stranger@documents.test')
  const strange = { params: { ref: variableSymbol }, query: { language: 'sk' as const } }
  await expect(stranger(invoiceTranslated, strange)).rejects.toMatchObject({ code: 'not-found' })
  await expect(stranger(invoiceCreditNotes, { params: { id } })).rejects.toMatchObject({ code: 'not-found' })

  expect(await staff(invoiceCreditNotes, { params: { id } })).toEqual({ creditNotes: [] })
  const refund = { amount: 100, currency: 'EUR' as const, credited: 0, reason: 'One euro back' }
  const { number: noted } = await staff(invoiceRefund, { params: { id }, body: refund })
  expect(await staff(invoiceCreditNotes, { params: { id } })).toMatchObject({
    creditNotes: [{ number: noted, total: 100, currency: 'EUR' }],
  })
})
