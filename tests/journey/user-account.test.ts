import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { userSignup } from '#contract/user.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { standInGoogle, throughGoogle, type StandInGoogle } from '#tests/google.ts'
import { createJar, sessionOf } from '#tests/sign-in.ts'

/* An installation whose visitors open no accounts by themselves. */
let app: TestApp
let google: StandInGoogle

beforeAll(async () => {
  google = await standInGoogle()
  app = await startApp({
    USER_ACCOUNT: 'false',
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: 'of the stand-in',
    GOOGLE_ISSUER: google.issuer,
  })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

const page = async (address: string) => await (await fetch(`${app.url}${address}`)).text()
const accounts = async (email: string) =>
  (await app.context.pool.query('select 1 from "user" where email = $1', [email])).rowCount

test('the page has no form and says how an account comes about; nothing leads to it', async () => {
  const closed = await page('/portal/sign-up')
  expect(closed).toContain('One is opened with a paid order or with a report of an infringement')
  expect(closed).not.toContain('name="email"')
  for (const address of ['/portal/login', '/brand-monitoring-order']) {
    const html = await page(address)
    expect(html).toContain('/portal/')
    expect(html).not.toContain('/portal/sign-up')
  }
})

test('the call opens nothing, and neither does the form behind the confirmation of a verification', async () => {
  const body = { email: 'new@accounts.test', firstName: 'A', lastName: 'B', language: 'en' } as const
  await expect(app.anonymous(userSignup, { body })).rejects.toMatchObject({ code: 'not-allowed' })
  const { id } = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD',
      value: 'LUMORA',
      businessDescription: 'Lamps',
      jurisdictions: ['SK'],
      contactEmail: body.email,
      contactFirstName: 'A',
      contactLastName: 'B',
      language: 'en',
      currency: 'EUR',
    },
    idempotencyKey: randomUUID(),
  })
  const address = `/verification/${id}/success?createAccount`
  expect(await page(address)).not.toContain('value="account"')
  await fetch(app.url + address, {
    method: 'POST',
    headers: { origin: app.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=account',
  })
  const asked = await app.context.pool.query(`select 1 from pgboss.job where name = 'account.link-mail'`)
  expect([asked.rowCount, await accounts(body.email)]).toEqual([0, 0])
})

test('Google opens no account either, and is taken for one that an order has opened', async () => {
  const person = (email: string) => ({ sub: email, email, email_verified: true })
  google.person = person('stranger@accounts.test')
  const jar = createJar(app)
  const refused = new URL(await throughGoogle(jar))
  expect(refused.searchParams.get('error')).toBe('NoAccount')
  expect(await page(refused.pathname + refused.search)).toContain('There is no account for this address.')
  expect(await accounts('stranger@accounts.test')).toBe(0)
  const id = await app.addUser('buyer@accounts.test', 'customer')
  await app.context.pool.query(`update "user" set state = 'created', password_hash = null where id = $1`, [id])
  google.person = person('buyer@accounts.test')
  const buyer = createJar(app)
  await throughGoogle(buyer)
  expect((await sessionOf(buyer))?.user?.email).toBe('buyer@accounts.test')
})
