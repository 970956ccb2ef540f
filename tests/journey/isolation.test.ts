import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#db/demo/seed.ts'
import { hiddenColumns, selectPermissions, walledRoles } from '#schema/permissions.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
const tokens: Record<string, string | undefined> = {}

beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
  await app.addUser('stranger@isolation.test', 'customer')
  tokens.owner = (await app.signIn('customer@demo.test', demoPassword)).token
  tokens.stranger = (await app.signIn('stranger@isolation.test')).token
  tokens.staff = (await app.signIn('staff@demo.test', demoPassword)).token
})

afterAll(async () => await app.close())

const publicTables = Object.keys(selectPermissions.anonymous)
const ownTables = Object.keys(selectPermissions.customer).filter((table) => !publicTables.includes(table))
/** Tables in which the demo world has rows of the demo customer; each denial below has this as its positive control. */
const filled = [
  'user',
  'user_profile',
  'address',
  'entity',
  'brand',
  'document',
  'registration_request',
  'registration_request_tracking',
  'verification_result',
  'similar_trademark',
  'application',
  'application_jurisdiction',
  'thread_comment',
  'thread_comment',
  'product',
  'invoice',
  'trademark',
  'trademark_tracking',
]

async function rows(table: string, token: string | undefined, fields = '__typename'): Promise<unknown[]> {
  const data = await app.graphql<Record<string, unknown[]>>(`query { ${table}(limit: 500) { ${fields} } }`, {}, token)
  return data[table] ?? []
}

describe.each(ownTables)('%s', (table) => {
  test('the owner sees rows, a stranger with an account none but about themselves, a visitor not even the table', async () => {
    const owner = await rows(table, tokens.owner)
    expect(owner.length > 0).toBe(filled.includes(table))
    const strangers = await rows(table, tokens.stranger)
    expect(strangers.length).toBe(table === 'user' || table === 'user_profile' ? 1 : 0)
    await expect(rows(table, undefined)).rejects.toThrow(/not found/)
  })
})

test.each(ownTables.filter((table) => selectPermissions.customer[table]?.aggregate))(
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
    expect(await count(tokens.stranger)).toBe(0)
    expect(await count(tokens.owner)).toBe((await rows(table, tokens.owner)).length)
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
  expect(Object.keys(selectPermissions).filter((role) => !walledRoles.some((walled) => walled === role))).toEqual([
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
    tokens.owner,
  )
  expect(marks.trademark.length).toBeGreaterThan(10)
  expect(await app.graphql(trademarkById.text, { id: marks.trademark[0]?.id }, tokens.stranger)).toEqual({
    trademark_by_pk: null,
  })
  const orders = await app.graphql<{ registration_request: { id: string }[] }>(
    ordersForUser.text,
    { limit: 50, offset: 0 },
    tokens.owner,
  )
  expect(await app.graphql(applicationDraft.text, { id: orders.registration_request[0]?.id }, tokens.stranger)).toEqual(
    { registration_request_by_pk: null },
  )
  const prices = await app.graphql<{ fee_rule: unknown[] }>(priceList.text, { today: '2026-11-20' })
  expect(prices.fee_rule.length).toBeGreaterThan(5)
})
