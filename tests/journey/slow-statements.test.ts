import pg from 'pg'
import { isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walledRoles } from '#schema/permissions.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* One customer with many statements that take their time, and what everybody else notices of it: nothing. */
let app: TestApp
let holder: pg.Client
const tokens: string[] = []

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent', DATABASE_POOLS: JSON.stringify({ work: 3, clients: 5 }) })
  for (const name of ['slow', 'other']) {
    await app.addUser(`${name}@slow.test`, 'customer')
    tokens.push((await app.signIn(`${name}@slow.test`)).token)
  }
  holder = new pg.Client({ connectionString: app.context.config.databaseUrl ?? '' })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await app.close()
})

const ask = async (query: string, token?: string) =>
  await fetch(`${app.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  })

test('twenty statements that hang are three at once and end by themselves, while others read', async () => {
  const [slow = '', other = ''] = tokens
  // Whoever reads brands waits for this lock, as for a statement that takes long.
  await holder.query('begin; lock table brand in access exclusive mode')
  const answered: number[] = []
  const hanging = Array.from({ length: 20 }, async () => {
    const answer = await ask('{ brand { id } }', slow)
    answered.push(answer.status)
    return await answer.text()
  })
  const running = async () =>
    (
      await app.context.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'markwright walled' and state = 'active'`,
      )
    ).rows[0]?.n
  await expect.poll(running).toBe(3)
  let turns = 0
  // As often as the machine can before the first of them gives up.
  while (turns < 10 && answered.length === 0) {
    expect(await (await ask('{ trademark { id } }', other)).json()).toEqual({ data: { trademark: [] } })
    expect(await (await ask('{ fee_rule(limit: 1) { __typename } }')).json()).toHaveProperty('data')
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    if (answered.length === 0) turns += 1
  }
  expect(turns).toBeGreaterThan(0)
  expect(await running()).toBeLessThanOrEqual(3)
  // The statements at the front give up after two seconds; the rest is let through.
  await Promise.race(hanging)
  await holder.query('rollback')
  const texts = await Promise.all(hanging)
  expect(new Set(answered)).toEqual(new Set([200]))
  expect(texts.filter((text) => text.includes('time-limit-exceeded')).length).toBeGreaterThan(0)
  expect(texts.filter((text) => !/time-limit-exceeded|"brand"/.test(text))).toEqual([])
})

test('those of one colleague leave the others their pool', async () => {
  for (const name of ['desk', 'chief']) await app.addUser(`${name}@slow.test`, name === 'desk' ? 'staff' : 'admin')
  const [slow, other] = [(await app.signIn('desk@slow.test')).token, (await app.signIn('chief@slow.test')).token]
  await holder.query('begin; lock table brand in access exclusive mode')
  const hanging = Array.from({ length: 20 }, async () => await (await ask('{ brand { id } }', slow)).text())
  const running = async () =>
    (
      await app.context.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'markwright data-api' and state = 'active'`,
      )
    ).rows[0]?.n
  await expect.poll(running).toBe(3)
  for (let turn = 0; turn < 10; turn += 1)
    expect(await (await ask('{ trademark { id } }', other)).json()).toEqual({ data: { trademark: [] } })
  expect(await running()).toBe(3)
  await holder.query('rollback')
  expect((await Promise.all(hanging)).filter((text) => !text.includes('"brand"'))).toEqual([])
})

test('one too many is told to come back', async () => {
  const [slow = ''] = tokens
  await holder.query('begin; lock table brand in access exclusive mode')
  const many = Array.from({ length: 30 }, async () => await ask('{ brand { id } }', slow))
  const refused = await Promise.any(
    many.map(async (one) => ((await one).status === 429 ? await one : Promise.reject(new Error('served')))),
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'too-many-requests' } }] })
  await holder.query('rollback')
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200, 429]))
})

test('when calls have no connection left they say so, and sessions, readiness and reads go on', async () => {
  const [, other = ''] = tokens
  const { pool } = app.context
  const taken = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  try {
    const call = fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${other}` } })
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    expect(await (await ask('{ trademark { id } }', other)).json()).toEqual({ data: { trademark: [] } })
    expect(await (await ask('{ fee_rule(limit: 1) { __typename } }')).json()).toHaveProperty('data')
    const answer = await call
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ error: { code: 'not-ready' } })
  } finally {
    for (const one of taken) one.release()
  }
})

test('behind the wall no operator takes a regular expression, in any type of filter', () => {
  const operators = (role: string) =>
    Object.values(app.context.dataApi.schemaFor(role).getTypeMap())
      .filter(isInputObjectType)
      .filter(({ name }) => name.endsWith('_comparison_exp'))
      .flatMap((type) => Object.keys(type.getFields()))
      .filter((name) => /regex|similar/.test(name))
  for (const role of walledRoles) expect([role, operators(role)]).toEqual([role, []])
  expect(operators('staff')).toContain('_regex')
})

test('a shipped document takes none in its variables either, and no pattern of many wildcards', async () => {
  const session = { role: 'customer', variables: { 'x-user-id': '01a1fd7d-29db-73ce-a1aa-c0b7f038194f' } }
  const query = 'query q($where: brand_bool_exp) { brand(where: $where) { id } }'
  const told = async (where: object) =>
    (await app.context.dataApi.execute({ query, variables: { where } }, session)).body
  expect(await told({ name: { _regex: '(a+)+$' } })).toContain('validation-failed')
  expect(await told({ name: { _like: '%a'.repeat(21) } })).toContain('wildcards')
  expect(await told({ name: { _like: '%a%' } })).toBe('{"data":{"brand":[]}}')
})

test('a caller has a rate on the data API, a batch counted as what it holds', async () => {
  const strict = await startApp({ LIMIT_FACTOR: '1', SERVICES: 'web' })
  try {
    const batch = Array.from({ length: 20 }, () => ({ query: '{ fee_rule(limit: 1) { __typename } }' }))
    const statuses: number[] = []
    let wait = 0
    for (let turn = 0; turn < 31; turn += 1) {
      const answer = await fetch(`${strict.url}/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(batch),
      })
      statuses.push(answer.status)
      wait = Number(answer.headers.get('retry-after'))
      await answer.text()
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
    expect(wait).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})
