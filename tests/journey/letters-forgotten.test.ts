import { afterAll, beforeAll, expect, test } from 'vitest'
import { productPaymentStatus } from '#contract/product.ts'
import { userSignup } from '#contract/user.ts'
import { forget } from '#app/clean-house.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.addUser('clerk@office.test', 'staff')
})
afterAll(async () => await app.close())

test('the link of a letter that was sent stays nowhere in the queue', async () => {
  const { pool } = app.context
  await app.anonymous(userSignup, {
    body: { email: 'linked@letters.test', firstName: 'A', lastName: 'B', language: 'en' },
  })
  const jobs = async () =>
    (
      await pool.query<{ state: string; text: string }>(
        `select state::text, data::text as text from pgboss.job where name = 'mail.send' and data->>'to' = 'linked@letters.test'`,
      )
    ).rows
  const queued = await eventually('the letter’s job', async () => (await jobs())[0] ?? null)
  expect(queued.text).toContain('/portal/activate/')
  await eventually('the letter', async () => (await jobs())[0]?.state === 'completed')
  await forget(pool)
  expect((await jobs())[0]?.text).not.toContain('/portal/activate/')
  expect((await jobs())[0]?.text).toContain('linked@letters.test')
})

test('who holds the link of an order does not learn whether its address had an account', async () => {
  await app.addUser('known@letters.test', 'customer')
  const states = await Promise.all(
    ['known@letters.test', 'unknown@letters.test'].map(async (email) => {
      const { productId } = await orderedMatter(app, 'clerk@office.test', email, 'transfer')
      const { accountState, state } = await app.anonymous(productPaymentStatus, { params: { id: productId } })
      return { accountState, state }
    }),
  )
  expect(states[0]).toEqual(states[1])
})
