import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { standInGoogle, throughGoogle, type StandInGoogle } from '#tests/google.ts'
import { createJar, sessionOf, signInWithJar } from '#tests/sign-in.ts'

let app: TestApp
let google: StandInGoogle

beforeAll(async () => {
  google = await standInGoogle()
  app = await startApp({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: 'of the stand-in',
    GOOGLE_ISSUER: google.issuer,
  })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

const person = (email: string, sub = email) => ({
  sub,
  email,
  email_verified: true,
  given_name: 'Gita',
  family_name: 'Fictional',
})

test('somebody new gets an account, and the same one the next time', async () => {
  google.person = person('gita@google.test')
  const ids = []
  for (let n = 0; n < 2; n++) {
    const jar = createJar(app)
    expect(await throughGoogle(jar)).toBe(`${app.url}/portal`)
    const session = await sessionOf(jar)
    expect(session?.user).toMatchObject({ email: 'gita@google.test', name: 'Gita Fictional', role: 'customer' })
    ids.push(session?.user?.id)
  }
  expect(ids[0]).toBe(ids[1])
})

test('an address with an account here is not taken over: the sign-in page says to link it first', async () => {
  await app.addUser('owner@google.test', 'customer')
  google.person = person('owner@google.test')
  const jar = createJar(app)
  const location = await throughGoogle(jar)
  expect(location).toContain('error=OAuthAccountNotLinked')
  expect(await sessionOf(jar)).toBeNull()
  const page = await (await jar.fetch(new URL(location).pathname + new URL(location).search)).text()
  expect(page).toContain('then link Google in your profile')
})

test('whoever is signed in links the two, and signs in with either from then on', async () => {
  await app.addUser('linker@google.test', 'customer')
  const { jar } = await signInWithJar(app, 'linker@google.test')
  google.person = person('another-address@google.test', 'linker-subject')
  await throughGoogle(jar)
  expect((await sessionOf(jar))?.user?.email).toBe('linker@google.test')
  const fresh = createJar(app)
  await throughGoogle(fresh)
  expect((await sessionOf(fresh))?.user?.email).toBe('linker@google.test')
})

test.each([
  ['somebody who refuses there', null, 'Google did not confirm who you are'],
  ['an address that Google has not confirmed', { ...person('x@google.test'), email_verified: false }, 'Google did not'],
])('%s is told so in words', async (_name, who, words) => {
  google.person = who
  const jar = createJar(app)
  const location = await throughGoogle(jar)
  expect(await sessionOf(jar)).toBeNull()
  const { pathname, search } = new URL(location, app.url)
  expect(pathname).toBe('/portal/login')
  expect(await (await jar.fetch(pathname + search)).text()).toContain(words)
})

test('staff and closed accounts do not sign in that way', async () => {
  const id = await app.addUser('clerk@google.test', 'staff')
  await app.context.pool.query(
    `insert into user_identity (id, user_id, provider, subject, email) values (gen_random_uuid(), $1, 'google', 'clerk', 'clerk@google.test')`,
    [id],
  )
  google.person = person('clerk@google.test', 'clerk')
  const jar = createJar(app)
  expect(await throughGoogle(jar)).toContain('error=AccessDenied')
  google.person = person('gita@google.test')
  await app.context.pool.query(`update "user" set state = 'deactivated' where email = 'gita@google.test'`)
  expect(await throughGoogle(jar)).toContain('error=AccessDenied')
  expect(await sessionOf(jar)).toBeNull()
})

test('an answer that this browser did not ask for signs nobody in', async () => {
  google.person = person('victim@google.test')
  const attacker = createJar(app)
  const begun = await postAuth(attacker, 'signin/google')
  const there = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  const victim = createJar(app)
  await victim.fetch(back.pathname + back.search)
  expect(await sessionOf(victim)).toBeNull()
})
