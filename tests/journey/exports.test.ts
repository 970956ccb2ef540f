import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productMarkPaid } from '#contract/product.ts'
import { documentUpload } from '#contract/trademark.ts'
import { addDays } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { orderedMatter } from '#tests/matter.ts'
import { signInWithJar } from '#tests/sign-in.ts'

let app: TestApp
let staff: TestApp['anonymous']
let fetchAs: (address: string) => Promise<Response>
let today = ''
beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@exports.test', 'staff')
  await app.addUser('customer@exports.test', 'customer')
  ;({ client: staff } = await app.signIn('staff@exports.test'))
  const { jar } = await signInWithJar(app, 'staff@exports.test')
  fetchAs = async (address) => await jar.fetch(address)
  today = app.context.facilities.today()
})
afterAll(async () => await app?.close())

const span = (from: string, to: string) => `from=${from}&to=${to}`

test('who was invoiced stands there once, with each number', async () => {
  const orders = []
  for (const email of ['one@exports.test', 'two@exports.test'])
    orders.push(await orderedMatter(app, 'staff@exports.test', email, 'transfer'))
  for (const { productId, total } of orders)
    await staff(productMarkPaid, {
      params: { id: productId },
      body: { amount: total, currency: 'EUR', receivedOn: today },
    })
  const { pool } = app.context
  const { rows } = await pool.query<{ number: string; name: string }>(
    `select document_context->>'number' as number, document_context->'customer'->>'name' as name from invoice where serial_number is not null order by 1`,
  )
  const answer = await fetchAs(`/api/admin/export/invoice-entity?${span(today, today)}`)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const text = await answer.text()
  expect(rows).toHaveLength(2)
  // Both ordered in the same name, for the same address.
  expect(text.match(/<entity>/g)).toHaveLength(1)
  for (const { number } of rows) expect(text).toContain(`<document>${number}</document>`)
  const before = await (await fetchAs(`/api/admin/export/invoice-entity?${span('2020-01-01', '2020-01-31')}`)).text()
  expect(before).toContain('<invoiceEntities from="2020-01-01" to="2020-01-31"></invoiceEntities>')
  const wrong = await fetchAs(`/api/admin/export/invoice-entity?${span(today, addDays(today, -1))}`)
  expect(wrong.status).toBe(422)
})

test('receipts of filings come by jurisdiction with a table of them, and nobody else’s files do', async () => {
  const { pool, facilities } = app.context
  const { rows: marks } = await pool.query<{ hub: string }>(
    `insert into trademark (id, name, jurisdiction, type, user_id, status, status_group, number, filing_date, document_hub_id)
     select gen_random_uuid(), 'EXPORTO ' || n, 'SK', 'WORD', u.id, 'Trademark registered', 'Registered', 'POZ ' || n, '2026-01-02', gen_random_uuid()
       from "user" u, generate_series(1, 2) n where u.email = 'customer@exports.test' returning document_hub_id as hub`,
  )
  for (const { hub } of marks)
    for (const type of ['filing-receipt', 'certificate'] as const)
      await staff(documentUpload, { params: { hubId: hub }, body: { type }, file: pdfFile(`${type} of/office.pdf`) })
  const { rows: stored } = await pool.query<{ id: number; path: string }>(
    `select id, path from document where type = 'filing-receipt' order by id`,
  )
  await facilities.files.remove(stored[1]?.path ?? '')
  const answer = await fetchAs(`/api/admin/export/filing-confirmations?${span(today, today)}`)
  expect(answer.headers.get('content-type')).toContain('application/zip')
  const parts = unzipSync(await answer.bytes())
  const [name = ''] = Object.keys(parts)
  expect(Object.keys(parts)).toEqual([name, 'receipts.csv'])
  expect(name).toMatch(new RegExp(`^SK/${stored[0]?.id}-[\\p{L}\\p{N}._-]+\\.pdf$`, 'u'))
  expect(strFromU8(parts[name] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-')
  const table = strFromU8(parts['receipts.csv'] ?? new Uint8Array())
    .trim()
    .split(/\r?\n/)
  expect(table).toHaveLength(3)
  expect(table[1]).toContain('EXPORTO 1')
  expect([table[1]?.endsWith('yes'), table[2]?.endsWith('no')]).toEqual([true, true])
  const none = unzipSync(
    await (await fetchAs(`/api/admin/export/filing-confirmations?${span('2020-01-01', '2020-01-02')}`)).bytes(),
  )
  expect(Object.keys(none)).toEqual(['receipts.csv'])
  const { jar } = await signInWithJar(app, 'customer@exports.test')
  expect((await jar.fetch(`/api/admin/export/filing-confirmations?${span(today, today)}`)).status).toBe(403)
})
