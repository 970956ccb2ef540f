import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { languages } from '#kernel/languages.ts'
import common from '../../public/locales/sk/common.json' with { type: 'json' }
import { routeTable } from '#web/route-table.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openGate, type Gate } from '#tests/gate.ts'
import { createJar, sessionOf, signInWithJar, type Jar } from '#tests/sign-in.ts'

/* The database is away: what every page, every call, the sign-in and the data API say meanwhile. */
let database: FreshDatabase
let gate: Gate
let app: TestApp
let jar: Jar
let token: string
const uuid = '0199e0a0-0000-7000-8000-000000000001'

beforeAll(async () => {
  database = await freshDatabase()
  gate = await openGate(database.url)
  app = await startApp({ DATABASE_URL: gate.url, LOG_LEVEL: 'silent', SERVICES: 'web' })
  await app.addUser('customer@away.test', 'customer')
  jar = (await signInWithJar(app, 'customer@away.test')).jar
  token = (await sessionOf(jar))?.accessToken ?? ''
})
afterEach(() => gate.set('open'))
afterAll(async () => {
  await app.close()
  await gate.close()
  await database.drop()
})

const page = { accept: 'text/html,application/xhtml+xml' }
const addresses = routeTable
  .filter(({ frame }) => frame !== 'none')
  .map(({ pattern }) =>
    pattern
      .replaceAll(/\/:(?:second|trade|article|id)\?/g, '')
      .replaceAll('/case/:id', pattern.startsWith('/trademark-disputes') ? '/case/c-39-97' : `/case/${uuid}`)
      .replaceAll(':group', 'industry')
      .replaceAll(/:slug|:country/g, 'slovakia')
      .replaceAll(':class', '30')
      .replaceAll(':industry', 'food-and-drink')
      .replaceAll(':trade', 'bakery')
      .replaceAll(':sector', 'software')
      .replaceAll(':topic', 'costs')
      .replaceAll(/:\w+/g, uuid)
      .replace('/feedback-from-email', `/feedback-from-email?id=${uuid}`),
  )

test('every page is there or says in the language of its reader that it will be: 503, and when to ask again', async () => {
  gate.set('shut')
  const wrong: object[] = []
  let away = 0
  for (const address of addresses)
    for (const cookie of ['', jar.header()]) {
      const answer = await fetch(`${app.url}/sk${address === '/' ? '' : address}`, {
        redirect: 'manual',
        headers: { ...page, ...(cookie ? { cookie } : {}) },
      })
      const text = await answer.text()
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') && text.includes('lang="sk"')
      const saysSo =
        answer.status === 503 &&
        Number(answer.headers.get('retry-after')) > 0 &&
        answer.headers.get('cache-control') === 'no-store' &&
        text.includes(`>${common.errorPage.busyTitle}</h1>`)
      // A visitor is sent to the sign-in, or told that there is no such page, whether there is a database or not.
      const sentToSignIn =
        cookie === '' && answer.status === 302 && answer.headers.get('location')?.includes('/portal/login')
      const isNowhere = cookie === '' && answer.status === 404 && address === '/*'
      if (saysSo) away += 1
      if (!(isPage && (answer.status === 200 || saysSo || isNowhere)) && !sentToSignIn)
        wrong.push({ address, signedIn: cookie !== '', status: answer.status, text: text.slice(0, 120) })
    }
  expect(wrong).toEqual([])
  expect(away).toBeGreaterThan(10)
})

test('in every language, and for a form that is sent', async () => {
  gate.set('shut')
  for (const language of languages) {
    const answer = await fetch(`${app.url}${language === 'en' ? '' : `/${language}`}/portal/profile`, {
      headers: { ...page, cookie: jar.header() },
    })
    expect({ language, status: answer.status, told: (await answer.text()).includes(`lang="${language}"`) }).toEqual({
      language,
      status: 503,
      told: true,
    })
  }
  const sent = await fetch(`${app.url}/sk/portal/forgot-password`, {
    method: 'POST',
    headers: { ...page, origin: app.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'customer@away.test' }),
  })
  expect({ status: sent.status, retry: sent.headers.get('retry-after') !== null }).toEqual({ status: 503, retry: true })
})

test('no call and no question to the data API fails unexpectedly', async () => {
  gate.set('shut')
  const wrong: object[] = []
  for (const call of calls) {
    if (call.upload) continue
    const answer = await fetch(app.url + call.path.replaceAll(/\{\w+\}|:\w+/g, uuid), {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': uuid },
      ...(call.method === 'GET' ? {} : { body: '{}' }),
    })
    const body = await answer.text()
    if (answer.status !== 503 || !(Number(answer.headers.get('retry-after')) > 0) || body.includes('unexpected'))
      wrong.push({ call: call.name, status: answer.status, body: body.slice(0, 100) })
  }
  expect(wrong).toEqual([])
  const data = await fetch(`${app.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ fee_rule(limit: 1) { id } }"}',
  })
  expect({ status: data.status, retry: data.headers.get('retry-after') !== null }).toEqual({ status: 503, retry: true })
})

test('a sign-in is refused for now and not for a wrong password, and a session is not told to be over', async () => {
  const csrf = createJar(app)
  const { csrfToken } = (await (await csrf.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
  gate.set('shut')
  const signIn = await csrf.fetch('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, email: 'customer@away.test', password: testPassword }),
  })
  expect({ status: signIn.status, retry: signIn.headers.get('retry-after') !== null }).toEqual({
    status: 503,
    retry: true,
  })
  const session = await jar.copy().fetch('/api/auth/session')
  expect(session.status).toBe(503)
  expect(session.headers.getSetCookie().filter((line) => line.includes('markwright.session'))).toEqual([])
  gate.set('open')
  expect((await jar.fetch('/api/user')).status).toBe(200)
})
