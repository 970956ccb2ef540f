import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, type Started } from '#app/start.ts'
import { createClient, type Client } from '#contract/client.ts'
import { hashPassword, isWeakHash } from '#features/account/index.ts'
import { officeZone } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { demoDatabase, startedDatabase } from './database.ts'
import { freePort } from './free-port.ts'

export const testPassword = 'a quiet lamp in april'

export interface TestApp extends Started {
  /** Makes an active user and answers its id. */
  addUser(email: string, role: 'customer' | 'staff' | 'admin'): Promise<string>
  /** A client signed in by script, as a partner's program would be. */
  signIn(email: string, password?: string): Promise<{ client: Client; token: string }>
  anonymous: Client
  graphql<T>(query: string, variables: object, token?: string): Promise<T>
  close(): Promise<void>
}

export const issuer = {
  name: 'Test Issuer s. r. o.',
  lines: ['Testovacia 1', '811 01 Bratislava'],
  companyId: '99 999 998',
  vatNumber: 'SK2999999998',
  iban: 'SK1799990000001234567890',
  bic: 'TESTSKBX',
}

/** Made once for a process and each work of a hash: it is meant to be slow. */
let hashOfTest: Promise<string> | undefined

async function hashOfTestPassword(): Promise<string> {
  if (!hashOfTest || isWeakHash(await hashOfTest)) hashOfTest = hashPassword(testPassword)
  return await hashOfTest
}

/** The whole process over a database of its own, listening on a free port of this machine. */
export async function startApp(
  environment: Record<string, string> = {},
  options: { clock?: () => Date; staffSecondFactor?: boolean; host?: string } = {},
): Promise<TestApp> {
  // A test that brings its own database starts on it as an installation does.
  const isDemo = environment['DEMO'] === 'true'
  const hasOwn = environment['DATABASE_URL'] !== undefined
  const demo = isDemo && !hasOwn ? await demoDatabase() : null
  const database = demo ?? (hasOwn ? null : await startedDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'markwright-app-'))
  if (demo) await cp(demo.files, folder, { recursive: true })
  const port = await freePort()
  const config = interpret(
    readEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ...(database && { DATABASE_URL: database.url, WALLED_URL: database.walledUrl }),
      BASE_URL: `http://${options.host ?? 'localhost'}:${port}`,
      INVOICE_ISSUER: JSON.stringify(issuer),
      PAYMENTS: 'sandbox',
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '1000',
      DATA_API_DOCUMENTS: 'any',
      CONSULTATION_HOURS: 'Mon-Sun 08:00-18:00',
      ...environment,
    }),
  )
  // Staff of tests sign in by password alone, but for the tests of the second factor itself.
  const started = await start(
    { ...config, staffSecondFactor: options.staffSecondFactor ?? false },
    options.clock ? { clock: options.clock } : {},
  )
  const { pool } = started.context
  await pool.query(`insert into exchange_rate (id, base_currency, target_currency, rate, date, source)
    select gen_random_uuid(), 'EUR', c, r, (now() at time zone '${officeZone}')::date, 'test' from (values ('CZK', 24.25), ('CHF', 0.93), ('USD', 1.1), ('GBP', 0.86)) as v(c, r) on conflict do nothing`)
  const baseUrl = `http://localhost:${port}`
  return {
    ...started,
    url: baseUrl,
    anonymous: createClient({ baseUrl }),
    async addUser(email, role) {
      const id = uuidv7()
      await pool.query(`insert into "user" (id, email, role, state, password_hash) values ($1, $2, $3, 'active', $4)`, [
        id,
        email,
        role,
        await hashOfTestPassword(),
      ])
      await pool.query('insert into user_profile (user_id, firstname) values ($1, $2)', [id, email.split('@')[0]])
      return id
    },
    async signIn(email, password = testPassword) {
      const token = await signInByScript(baseUrl, email, password)
      return { token, client: createClient({ baseUrl, token: () => token }) }
    },
    async graphql<T>(query: string, variables: object, token?: string) {
      const answer = await fetch(`${baseUrl}/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await answer.json()) as { data?: T; errors?: { message: string }[] }
      if (body.errors || body.data === undefined)
        throw new Error(body.errors?.[0]?.message ?? `status ${answer.status}`)
      return body.data
    },
    async close() {
      await started.stop()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Signs in over HTTP the documented way: csrf, credentials, session; answers the access token. */
export async function signInByScript(baseUrl: string, email: string, password: string): Promise<string> {
  const csrf = await fetch(`${baseUrl}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await fetch(`${baseUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookiesOf(csrf) },
    body: new URLSearchParams({ csrfToken, email, password }),
  })
  const session = await fetch(`${baseUrl}/api/auth/session`, { headers: { cookie: cookiesOf(answer) } })
  const body = (await session.json()) as { accessToken?: string } | null
  if (!body?.accessToken) throw new Error(`sign-in of ${email} was refused`)
  return body.accessToken
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
