import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataProvider } from '#admin/data-provider.ts'
import { resources } from '#admin/resources.ts'
import { written } from '#operations/all.ts'
import { nearingExpiryBefore } from '#operations/nearing-expiry.ts'
import { missedRenewals, renewableMarks } from '#operations/renewal.ts'
import { markFound } from '#web/mark-search.ts'
import { createDataApi } from '#app/model.ts'
import { tables } from '#schema/tables.ts'
import type { Engine, Request } from '#platform/graphql/engine.ts'
import type { Run, Statement } from '#platform/graphql/model.ts'
import { directRunner } from '#platform/graphql/run.ts'
import { fill, idOf, large } from '../bench/full/fill.ts'
import { amount } from './proof.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { staffReads } from './staff-reads.ts'

const me = idOf('user', 0)
const seed = 20_261_122
/** Tables that grow with the business: all but what an office sets once. */
const setOnce = new Set('discount_coupon fee_rule service_fee exchange_rate'.split(' '))
const growing = new Set<string>(tables.map((table) => getTableName(table)).filter((name) => !setOnce.has(name)))

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

let database: FreshDatabase
let client: pg.Client
let pool: pg.Pool
let partial: Set<string>
let seen: Statement[] = []

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`,
  )
  partial = new Set(rows.map(({ name }) => name))
  // The queue makes its view when a process starts; here a table stands in for it.
  await client.query(
    `create table task as select n::text as id, 'house.clean' as type, 'created' as status, now() as execution_time,
            now() - n * interval '1 minute' as created_at, now() as updated_at, '{}'::jsonb as options, null::jsonb as result
       from generate_series(1, 9) n;
     alter table task alter id set not null, alter created_at set not null`,
  )
  const amounts = large(amount(0.005, 0.1))
  await fill(
    client,
    {
      ...amounts,
      users: amount(3000, 5000),
      requests: amount(2500, 20_000),
      audits: 1,
      registerMarks: 1,
      documents: 1,
    },
    seed,
  )
})

afterAll(async () => {
  await client.end()
  await pool.end()
  await database.drop()
})

const read = (text: string): unknown => JSON.parse(text)

let api: Engine | undefined

/** The data API as it stands for staff, every statement of it noted. */
function staffApi(): Engine {
  if (api) return api
  const direct = directRunner(pool)
  const run: Run = async (statement, session, mode) => {
    seen.push(statement)
    return await direct(statement, session, mode)
  }
  const access = { run, transaction: () => Promise.reject(new Error('nothing is written here')) }
  api = createDataApi(
    { staff: access, clients: access, open: access },
    { documents: 'any', limits: {} },
    () => undefined,
  )
  return api
}

/** The data API as the staff area reaches it. */
const fetchStaff: typeof fetch = async (input, init) => {
  const asked = new URL(input instanceof Request ? input.url : input, 'https://data.test').searchParams
  const text = typeof init?.body === 'string' ? init.body : null
  const request =
    text === null
      ? { query: asked.get('query') ?? '', variables: read(asked.get('variables') ?? '{}') }
      : (read(text) as Request)
  const session = { role: 'staff', variables: { 'x-user-id': me } }
  const { status, body } = await staffApi().execute(request, session)
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

// A small table, or a small index, is read whole and sorted even where an index finds the rows: what is asked is whether there is one.
async function plansOf(
  ask: () => Promise<unknown>,
  off: 'enable_seqscan' | 'enable_sort' | 'enable_indexonlyscan' = 'enable_seqscan',
): Promise<Node[]> {
  await client.query(`reset all; set enable_seqscan = off; set ${off} = off`)
  seen = []
  await ask()
  const plans: Node[] = []
  for (const { sql, values } of seen) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${sql}`, values)
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) plans.push(Plan)
  }
  return plans
}

const within = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(within)]
const inside = (node: Node): Node[] => (node.Plans ?? []).flatMap(within)
const scansOf = (node: Node): Node[] => within(node).filter((one) => growing.has(one['Relation Name'] ?? ''))

/** Scans of a growing table that look at all of its rows. */
const whole = (plan: Node): string[] =>
  scansOf(plan)
    .filter((scan) => {
      const bitmap = inside(scan).filter((one) => one['Node Type'] === 'Bitmap Index Scan')
      const indexes = scan['Node Type'] === 'Bitmap Heap Scan' ? bitmap : [scan]
      return indexes.some((one) => !one['Index Cond'] && !partial.has(one['Index Name'] ?? ''))
    })
    .map((scan) => `${scan['Node Type']} of ${scan['Relation Name']} by ${scan['Index Name'] ?? 'nothing'}`)

/** Scans of a growing table without any index. */
const unindexed = (plan: Node): string[] =>
  scansOf(plan)
    .filter((scan) => scan['Node Type'] === 'Seq Scan')
    .map((scan) => `Seq Scan of ${scan['Relation Name']}`)

/** Sorts of rows of a growing table. */
const sorts = (plan: Node): string[] =>
  within(plan)
    .filter((node) => node['Node Type'] === 'Sort')
    .flatMap((node) => scansOf(node).map((scan) => `Sort of ${scan['Relation Name']}`))

const reads = staffReads({ fetch: fetchStaff, me, words: ['stanorgra', 'R-2023-000001', '1000077'], deep: 3 })
const of = (...groups: string[]) =>
  reads.filter(({ group }) => groups.includes(group)).map(({ name, ask }) => [name, ask] as const)

test('the screens of the staff area offer something to order, to choose and to search', () => {
  const groups = ['order', 'filter', 'search', 'palette', 'queue', 'counts', 'hits'] as const
  expect(groups.filter((group) => of(group).length === 0)).toEqual([])
})

test.each(of('order', 'hits'))('an index has the order of %s', async (_name, ask) => {
  const plans = await plansOf(ask, 'enable_sort')
  expect(plans.flatMap(sorts)).toEqual([])
  expect(plans.flatMap(unindexed)).toEqual([])
})

// Hundreds of values of one filter make one kind of statement.
const oncePerFilter = [
  ...new Map(of('filter').map(([name, ask]) => [name.split(' ').slice(0, 3).join(' '), [name, ask] as const])).values(),
]

test.each([...oncePerFilter, ...of('search', 'palette')])('an index finds %s', async (_name, ask) => {
  const plans = await plansOf(ask, 'enable_indexonlyscan')
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.flatMap(whole)).toEqual([])
})

test.each(of('counts', 'queue', 'hits'))('no table is read whole for %s', async (_name, ask) => {
  expect((await plansOf(ask)).flatMap(unindexed)).toEqual([])
})

// Of the customer with most; the pages of the portal ask nothing else.
const owner = idOf('user', 1)
const today = '2026-11-22'
const portalVariables: Record<string, Record<string, unknown>> = {
  portalCounts: { cut_off: '2027-05-23' },
  portalBrands: { limit: 25, offset: 0 },
  portalBrand: { id: idOf('brand', 1) },
  portalBrandMatters: { id: idOf('brand', 1) },
  portalNotifications: { limit: 25, offset: 0 },
  portalDeadlines: { which: { kind: { _in: ['renewal'] }, due: { _gte: today } } },
  profileSubscription: { id: idOf('brand', 1) },
  subscriptionOfSolution: { id: idOf('brand', 2) },
  brandsToProtect: { asked: [idOf('brand', 1)] },
  portalMonitoring: { which: { trademark_id: { _eq: idOf('trademark', 1) } }, limit: 20, offset: 0 },
  registersOfNames: { names: ['STANOR'] },
  portalMessages: { limit: 25, offset: 0 },
  portalCases: { limit: 25, offset: 0 },
  portalCase: { id: idOf('brand', 1) },
  useProofsOfMark: { id: idOf('trademark', 1) },
  marksOfName: { id: idOf('trademark', 1), name: 'STANOR' },
  reportChoices: { limit: 100, asked: [idOf('trademark', 1)] },
  requestToReport: { id: idOf('request', 1) },
  portalOrders: { limit: 25, offset: 0 },
  portalOpposition: { id: idOf('trademark', 1) },
  portalOppositions: {},
  portalOfficeActions: { limit: 25, offset: 0 },
  portalOrder: { id: idOf('request', 1) },
  portalTrademarks: {
    which: {
      _and: [markFound('stanor', 'en'), { status_group: { _eq: 'Registered' } }, nearingExpiryBefore(today)],
    },
    limit: 25,
    offset: 0,
  },
  portalOverview: {
    today,
    kinds: ['renewal', 'use'],
    duties: ['to-do'],
    missed: missedRenewals(today),
    missedDates: 3,
    dates: 5,
    orders: 50,
    events: 8,
    brands: 12,
    askedBrand: { id: { _eq: idOf('brand', 1) } },
    askedName: { name: { _eq: 'STANOR' } },
  },
  renewalOfMark: { id: idOf('trademark', 1) },
  portalCoverage: { which: { brand_id: { _eq: idOf('brand', 1) } } },
  brandOfTrademark: { id: idOf('trademark', 2) },
  trademarksForUser: { limit: 25, offset: 0 },
  trademarkById: { id: idOf('trademark', 1) },
  sameMarkElsewhere: { id: idOf('trademark', 1), name: 'STANOR' },
  ordersForUser: { limit: 25, offset: 0 },
  requestById: { id: idOf('request', 1) },
  verificationSummary: { id: idOf('request', 1) },
  applicationDraft: { id: idOf('request', 1) },
  productCheckout: { id: idOf('product', 1) },
  paidPeriod: { id: idOf('product', 1) },
  profileBilling: {},
  lastBilled: {},
  profileSubscriptions: {},
  profileWhitelist: {},
  priceList: { today },
  priceListOf: { today, actions: ['filing'] },
  portalServices: { limit: 25 },
  portalService: { id: idOf('request', 1) },
  serviceByLink: { id: idOf('request', 1) },
  marksToOffer: {
    which: renewableMarks(today),
    rest: { _and: [{ _not: renewableMarks(today) }, { name: { _ilike: '%stanor%' } }] },
    chosen: [idOf('trademark', 1)],
    designations: { international_id: { _is_null: false } },
    limit: 100,
  },
  marksOfTransfer: { ids: [idOf('trademark', 1), idOf('trademark', 2)] },
}

test.each(written.customer.map(({ name, text }) => [name, text] as const))(
  'no table is read whole for %s of the portal',
  async (name, query) => {
    const variables = portalVariables[name]
    expect(variables, 'what the document is asked with').toBeDefined()
    const session = { role: 'customer', variables: { 'x-user-id': owner } }
    const plans = await plansOf(async () => {
      const { status, body } = await staffApi().execute({ query, variables: variables ?? {} }, session)
      expect([status, read(body)]).toEqual([200, { data: expect.anything() as unknown }])
    })
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.flatMap(whole)).toEqual([])
    expect(plans.flatMap(unindexed)).toEqual([])
  },
)

const sortable = Object.entries(resources).flatMap(([table, { sorts, first, blanks }]) =>
  [...new Set([first.field, ...Object.values(sorts)])].map((field) => [table, field, blanks.includes(field)] as const),
)

test.each(sortable)('of %s the screen knows whether %s may be empty', async (table, field, mayBeEmpty) => {
  const { rows } = await client.query<{ nullable: boolean }>(
    `select not attnotnull as nullable from pg_attribute where attrelid = $1::regclass and attname = $2`,
    [`"${table}"`, field],
  )
  expect(rows).toEqual([{ nullable: mayBeEmpty }])
})

test.each(sortable)(
  'whoever goes on from page to page of %s by %s sees every row once, in order',
  async (table, field) => {
    for (const order of ['ASC', 'DESC'] as const) {
      const provider = createDataProvider(resources, { fetch: fetchStaff })
      const total = (await client.query<{ n: number }>(`select count(*)::int as n from "${table}"`)).rows[0]?.n ?? 0
      const perPage = Math.ceil(Math.min(total, 3000) / 3)
      const seenIds: unknown[] = []
      for (const page of [1, 2, 3]) {
        const { data } = await provider.getList(table, {
          pagination: { page, perPage },
          sort: { field, order },
          filter: {},
        })
        seenIds.push(...data.map(({ id }) => id as unknown))
      }
      const wanted = await client.query<{ id: unknown }>(
        `select id from "${table}" order by ${field} ${order} nulls last, id ${order} limit ${perPage * 3}`,
      )
      expect(seenIds).toEqual(wanted.rows.map(({ id }) => id))
    }
  },
)
