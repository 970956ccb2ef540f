import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeTable } from '#web/route-table.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { createJar, postAuth, type Jar } from '#tests/sign-in.ts'

let app: TestApp
let signedIn: Jar
let visitor: Jar

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  await app.addUser('owner@malformed.test', 'customer')
  signedIn = createJar(app)
  visitor = createJar(app)
  await postAuth(signedIn, 'callback/credentials', { email: 'owner@malformed.test', password: testPassword })
})
afterAll(async () => await app.close())

const named = routeTable.flatMap<string>(({ pattern }) => (pattern.includes(':') ? [pattern] : []))

test.each(named)('%s without a name of anything is no failure of ours, read or sent', async (pattern) => {
  for (const word of ['x', '0', '00000000-0000-7000-8000-000000000000', 'a%20b'])
    for (const jar of [signedIn, visitor]) {
      const address = pattern.replaceAll(/:\w+\??/g, word)
      const read = await jar.fetch(address, { redirect: 'manual' })
      const body = new URLSearchParams({ intent: 'none' })
      const headers = { origin: app.url, 'content-type': 'application/x-www-form-urlencoded' }
      const sent = await jar.fetch(address, { method: 'POST', redirect: 'manual', headers, body })
      expect([address, read.status < 500, sent.status < 500]).toEqual([address, true, true])
    }
})
