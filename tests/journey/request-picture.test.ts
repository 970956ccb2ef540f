import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { logoPreview } from '#contract/mark.ts'
import { requestCreate } from '#contract/registration.ts'
import { claimOrders } from '#features/account/claim.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { photograph } from '#tests/use-in-commerce.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@picture.test', 'staff')
  await app.addUser('owner@picture.test', 'customer')
})
afterAll(async () => await app.close())

const body = {
  type: 'FIGURATIVE' as const,
  value: 'PICTURED',
  businessDescription: 'Luggage',
  jurisdictions: ['SK' as const],
  contactEmail: 'owner@picture.test',
  contactFirstName: 'Test',
  contactLastName: 'Fictional',
  language: 'en' as const,
  currency: 'EUR' as const,
}
const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await app.context.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n ?? 0
const pictures = `document d join registration_request r on r.document_hub_id = d.document_hub_id where d.type = 'logo' and r.id = $1`

test('the picture comes with the request, is seen by staff, and is its owner’s once they have an account', async () => {
  const visitor = createClient({ baseUrl: app.url })
  const { id } = await visitor(requestCreate, { body, file: await photograph() })
  expect(await count(`${pictures} and d.user_id is null`, [id])).toBe(1)
  const { client: staff } = await app.signIn('attorney@picture.test')
  const seen = (await staff(logoPreview, { params: { id }, query: { of: 'kept' } })) as Blob
  expect(seen.size).toBeGreaterThan(100)
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select id from "user" where email = 'owner@picture.test'`,
  )
  await inTransaction(app.context.pool, async (tx) => await claimOrders(tx, rows[0]?.id ?? '', 'owner@picture.test'))
  expect(await count(`${pictures} and d.user_id = $2`, [id, rows[0]?.id])).toBe(1)
})

test('without one, and as JSON, it is asked for as before; a word mark takes none', async () => {
  const visitor = createClient({ baseUrl: app.url })
  const bare = await visitor(requestCreate, { body })
  const word = await visitor(requestCreate, { body: { ...body, type: 'WORD' }, file: await photograph() })
  for (const { id } of [bare, word]) expect(await count(pictures, [id])).toBe(0)
})

test('what is no picture is refused beside its field, and nothing is asked', async () => {
  const before = await count('registration_request')
  const form = new FormData()
  const fields = { ...body, key: crypto.randomUUID(), region: 'EU' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', pdfFile('logo.pdf'))
  const answer = await fetch(`${app.url}${path.verification()}`, {
    method: 'POST',
    body: form,
    headers: { origin: app.url, accept: 'text/html' },
  })
  expect(answer.status).toBe(415)
  const page = await answer.text()
  expect(page).toContain('id="file-error"')
  expect(page).toContain('value="PICTURED"')
  expect(await count('registration_request')).toBe(before)
})
