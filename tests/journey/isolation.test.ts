import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#db/demo/seed.ts'
import { hiddenColumns, permissions, walledRoles } from '#schema/permissions.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'

let app: TestApp
const tokens: Record<string, string | undefined> = {}
const worlds: Record<string, World> = {}

beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
  const staffId = await app.addUser('staff@isolation.test', 'staff')
  for (const name of ['owner', 'stranger']) {
    const id = await app.addUser(`${name}@isolation.test`, 'customer')
    worlds[name] = await wholeWorld(app.context.pool, id, staffId, name)
    tokens[name] = (await app.signIn(`${name}@isolation.test`)).token
  }
  tokens.demo = (await app.signIn('customer@demo.test', demoPassword)).token
  tokens.staff = (await app.signIn('staff@isolation.test')).token
})

afterAll(async () => await app.close())

const readable = (role: 'anonymous' | 'customer') =>
  Object.entries(permissions[role]).flatMap(([table, { select }]) => (select ? [table] : []))
const publicTables = readable('anonymous')
const ownTables = readable('customer').filter((table) => !publicTables.includes(table))
const keyOf = (table: string) => (table === 'invoice' ? 'variable_symbol' : 'id')

async function rows(table: string, token: string | undefined, fields = '__typename'): Promise<unknown[]> {
  const data = await app.graphql<Record<string, unknown[]>>(`query { ${table}(limit: 500) { ${fields} } }`, {}, token)
  return data[table] ?? []
}

describe.each(ownTables)('%s', (table) => {
  test('each customer sees their own row and none of the other, a visitor not even the table', async () => {
    const key = keyOf(table)
    const keys = async (name: string) =>
      (await rows(table, tokens[name], key)).map((row) => String((row as Record<string, unknown>)[key]))
    const [owner, stranger] = [await keys('owner'), await keys('stranger')]
    expect(owner).toContain(worlds.owner?.[table])
    expect(stranger).toContain(worlds.stranger?.[table])
    expect(owner.filter((id) => stranger.includes(id))).toEqual([])
    await expect(rows(table, undefined)).rejects.toThrow(/not found/)
    expect((await keys('staff')).length).toBeGreaterThanOrEqual(2)
  })

  test('what is ours is never shown', async () => {
    const { select } = permissions.customer[table] ?? {}
    const columns = select?.columns === '*' ? [keyOf(table)] : (select?.columns ?? [])
    expect(JSON.stringify(await rows(table, tokens.owner, columns.join(' ')))).not.toContain('never shown')
  })
})

test.each(ownTables.filter((table) => permissions.customer[table]?.select?.aggregate))(
  '%s is counted as it is read',
  async (table) => {
    const count = async (token: string | undefined) => {
      const data = await app.graphql<Record<string, { aggregate: { count: number } }>>(
        `query { ${table}_aggregate { aggregate { count } } }`,
        {},
        token,
      )
      return data[`${table}_aggregate`]?.aggregate.count
    }
    for (const name of ['owner', 'stranger'])
      expect(await count(tokens[name])).toBe((await rows(table, tokens[name])).length)
  },
)

test('hidden columns exist for nobody, in no position', async () => {
  for (const token of [undefined, tokens.owner, tokens.staff]) {
    for (const column of hiddenColumns.user ?? []) {
      const positions = [
        `{ user { ${column} } }`,
        `{ user(where: { ${column}: { _is_null: true } }) { id } }`,
        `{ user(order_by: { ${column}: asc }) { id } }`,
        `{ user(distinct_on: [${column}]) { id } }`,
        `{ user_aggregate { aggregate { max { ${column} } } } }`,
        `{ user_aggregate { aggregate { count(columns: [${column}]) } } }`,
        `{ trademark(where: { user: { ${column}: { _like: "%" } } }) { id } }`,
      ]
      for (const query of positions) await expect(app.graphql(query, {}, token)).rejects.toThrow()
    }
  }
})

test('every role that is no staff reads behind both walls', () => {
  expect(Object.keys(permissions).filter((role) => !walledRoles.some((walled) => walled === role))).toEqual([
    'staff',
    'admin',
    'service',
  ])
})

test('the shipped operations answer under the roles that use them', async () => {
  const { trademarksForUser, trademarkById } = await import('#operations/trademark.ts')
  const { ordersForUser, applicationDraft } = await import('#operations/registration.ts')
  const { priceList } = await import('#operations/pricing.ts')
  const marks = await app.graphql<{ trademark: { id: string }[] }>(
    trademarksForUser.text,
    { limit: 50, offset: 0 },
    tokens.demo,
  )
  expect(marks.trademark.length).toBeGreaterThan(10)
  expect(await app.graphql(trademarkById.text, { id: marks.trademark[0]?.id }, tokens.stranger)).toEqual({
    trademark_by_pk: null,
  })
  const orders = await app.graphql<{ registration_request: { id: string }[] }>(
    ordersForUser.text,
    { limit: 50, offset: 0 },
    tokens.demo,
  )
  expect(await app.graphql(applicationDraft.text, { id: orders.registration_request[0]?.id }, tokens.stranger)).toEqual(
    { registration_request_by_pk: null },
  )
  const prices = await app.graphql<{ fee_rule: unknown[] }>(priceList.text, { today: '2026-11-20' })
  expect(prices.fee_rule.length).toBeGreaterThan(5)
})
