import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    SERVICES: 'worker,cron',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 'a-token-of-figures-long-enough',
  })
})
afterAll(async () => await app.close())

test('a process without pages says that it lives, that it can work, and how it does', async () => {
  expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  const figures = await fetch(`${app.url}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-figures-long-enough' },
  })
  expect(await figures.text()).toContain('mail_letters{state="failed"} 0')
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404)
})

test('and answers nothing else', async () => {
  for (const path of ['/', '/api/openapi.json', '/v1/graphql', '/api/auth/csrf', '/admin', '/dev/outbox'])
    expect({ path, status: (await fetch(`${app.url}${path}`)).status }).toEqual({ path, status: 404 })
})
