import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { AppError, busySeconds } from '#kernel/errors.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'

// Whoever is told that it was too much is also told when to come back.
let app: TestApp
let id = ''
let now = '2026-11-22T10:03:20Z'
const clock = () => new Date(now)
beforeAll(async () => {
  app = await startApp({}, { clock })
  const created = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD',
      value: 'VELMORA',
      businessDescription: 'Coats',
      websites: [],
      jurisdictions: ['SK'],
      contactEmail: 'owner@velmora.test',
      contactFirstName: 'Vela',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      sendMarketingEmails: false,
    },
  })
  id = created.id
})
afterAll(async () => await app?.close())

test('a search while everything is busy', async () => {
  const { register } = app.context.facilities
  const search = register.search.bind(register)
  register.search = () => Promise.reject(new AppError('too-many-requests'))
  const answer = await fetch(`${app.url}/api/search?value=velmora`)
  register.search = search
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(busySeconds)])
  expect((await fetch(`${app.url}/api/search?value=velmora`)).status).toBe(200)
})

test('a call that may be made again at a known time, and the form of a page that makes it', async () => {
  const call = async () => await fetch(`${app.url}/api/request/${id}/notify`, { method: 'POST' })
  const first = await call()
  expect([first.status, first.headers.get('retry-after')]).toEqual([200, null])
  const sent = `select 1 from mail.outbox where recipient = 'owner@velmora.test' and id like '%again-%'`
  await expect.poll(async () => (await app.context.pool.query(sent)).rowCount).toBe(1)
  // Counted from the letter, not from the five minutes that the clock is in.
  now = '2026-11-22T10:06:40Z'
  const again = await call()
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '100'])
  const form = await fetch(app.url + path.verificationSuccess({ id }), {
    method: 'POST',
    headers: { origin: app.url },
    body: new URLSearchParams({ intent: 'resend' }),
  })
  expect([form.status, form.headers.get('retry-after')]).toEqual([429, '100'])
  now = '2026-11-22T10:08:20Z'
  expect((await call()).status).toBe(200)
})

test('a letter asked for many times at once goes out once', async () => {
  // Its seconds are more than fit into four bytes.
  now = '2040-11-22T11:00:00Z'
  const answers = await Promise.all(
    Array.from(
      { length: 6 },
      async () => (await fetch(`${app.url}/api/request/${id}/notify`, { method: 'POST' })).status,
    ),
  )
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429, 429])
})

test('a refusal that waiting does not change says nothing of waiting', async () => {
  const answer = await fetch(`${app.url}/api/search`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([422, null])
})
