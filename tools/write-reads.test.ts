import { expect, test } from 'vitest'
import { written } from '#operations/all.ts'
import { run } from './write-reads.ts'

/** The product's documents with one of them changed. */
function changed(name: string, change: (text: string) => string) {
  const customer = written.customer.map((one) => (one.name === name ? { ...one, text: change(one.text) } : one))
  return { ...written, customer }
}

test('the types that are kept are those of the documents', async () => {
  expect((await run()).problems).toEqual([])
})

test('a field dropped from a document makes its types stale', async () => {
  const documents = changed('requestById', (text) => text.replace('business_description', ''))
  expect((await run(documents)).problems).toEqual([expect.stringContaining('npm run reads')])
})

test('a field that its reader may not have is refused, with the name of the document', async () => {
  const documents = changed('requestById', (text) => text.replace('business_description', 'no_such_field'))
  await expect(run(documents)).rejects.toThrow(/requestById.*no_such_field/)
  const secret = changed('profileBilling', (text) =>
    text.replace('user_profile(limit: 1) {', 'user_profile(limit: 1) { user { password_hash }'),
  )
  await expect(run(secret)).rejects.toThrow(/profileBilling.*password_hash/)
})
