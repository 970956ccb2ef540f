import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderMatter } from '#tests/matter.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ MAIL_FROM: 'The Desk <desk@letters.test>' })
  await app.addUser('staff@confirmation.test', 'staff')
})
afterAll(async () => {
  await app?.close()
})

test('the page after a request looks for our letters by the address that they come from, offers an account and something to read', async () => {
  const { requestId } = await orderMatter(app, 'staff@confirmation.test', 'asked@confirmation.test')
  const of = async (language: string) =>
    await (await fetch(`${app.url}${language}/verification/${requestId}/success`)).text()
  const page = await of('')
  expect(page).toContain('#search/from%3Adesk%40letters.test')
  expect(page).toContain('href="/blog"')
  // The account is offered folded, but where the link that led here is about it.
  expect(page).toContain('<summary id="account-title">Keep everything in one place</summary>')
  const asked = await (await fetch(`${app.url}/verification/${requestId}/success?createAccount`)).text()
  expect(asked).toContain('Keep everything in one place')
  expect(asked).not.toContain('<summary id="account-title">Keep everything')
  expect(await of('/sk')).toContain('href="/sk/blog"')
  expect((await fetch(`${app.url}/sk/blog`)).status).toBe(200)
})
