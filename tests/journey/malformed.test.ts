import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'
import { sendMalformed } from '#tests/malformed.ts'

const seed = 20_261_121
let app: TestApp
const tokens: string[] = []
const rows: string[] = []

beforeAll(async () => {
  app = await startApp({ LIMIT_FACTOR: '1000000' })
  for (const role of ['customer', 'staff', 'admin'] as const) {
    await app.addUser(`${role}@malformed.test`, role)
    tokens.push((await app.signIn(`${role}@malformed.test`)).token)
  }
  const { requestId, productId } = await orderedMatter(app, 'staff@malformed.test', 'client@malformed.test')
  rows.push(requestId, productId)
})
afterAll(async () => await app?.close())

test('1,500 malformed requests over all calls and pages: no failure of ours, nothing said of the inside', async () => {
  console.log(`malformed requests: seed ${seed}; ten thousand of them: bench/malformed.ts`)
  const { sent, statuses, failures, leaks } = await sendMalformed(app.url, 1500, seed, { tokens, rows })
  console.log(JSON.stringify(statuses))
  expect(failures).toEqual([])
  expect(leaks).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(1500)
  // The control: they reach the handlers of calls, and most are refused.
  expect(statuses[422]).toBeGreaterThan(60)
  expect(statuses[404]).toBeGreaterThan(100)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})
