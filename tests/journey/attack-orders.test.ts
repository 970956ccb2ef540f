import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedEnd, feedMake } from '#contract/docket.ts'
import { requestUnsubscribe } from '#contract/letter.ts'
import { productFinishOrder, productUpdate } from '#contract/product.ts'
import {
  serviceRequestCheckout,
  serviceRequestCreate,
  serviceRequestRenewal,
  serviceRequestUpdate,
} from '#contract/service-order.ts'
import type { Client } from '#contract/client.ts'
import type { AppError } from '#kernel/errors.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { lettersPerDay } from '#platform/mail/post.ts'
import { publicAddresses } from '#web/sitemap/addresses.server.ts'
import { isProof } from '#tests/proof.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* What came to be sold, kept and read since the first attack: a visitor and a customer against everybody else. */
let app: TestApp
let owner: Client
let ownerId = ''
let mark = ''

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LIMIT_FACTOR: '1' })
  ownerId = await app.addUser('owner@attack.test', 'customer')
  owner = (await app.signIn('owner@attack.test')).client
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date)
     values (gen_random_uuid(), 'LAMPA', 'WORD', 'SK', '123456', $1, 'Trademark registered', 'Registered', current_date - 3640, current_date + 10)
     returning id`,
    [ownerId],
  )
  mark = rows[0]?.id ?? ''
})
afterAll(async () => await app.close())

const item = { jurisdiction: 'SK', mark: 'LAMPA', classes: 1 } as const
const wanted = (
  contactEmail: string,
  items: (typeof item & { trademarkId?: string; expires?: string })[] = [item],
) => ({
  items,
  contactEmail,
  contactFirstName: 'Test',
  contactLastName: 'Fictional',
  language: 'en' as const,
  currency: 'EUR' as const,
})
const billing = {
  type: 'physical',
  firstName: 'Test',
  lastName: 'Fictional',
  street: 'Testovacia 1',
  city: 'Bratislava',
  postcode: '811 01',
  country: 'SK',
} as const

/** Brings an order to its end as its form does, with nobody of us between. */
async function ordered(email: string, as: Client = app.anonymous) {
  const { id } = await as(serviceRequestRenewal, { body: wanted(email) })
  const { productId } = await as(serviceRequestCheckout, { params: { id } })
  const params = { id: productId }
  await as(productUpdate, { params, body: { ...billing, email } })
  const body = { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true } as const
  return await as(productFinishOrder, { params, body })
}
const lettersTo = async (email: string) =>
  (
    await app.context.pool.query<{ asked: string; late: boolean }>(
      `select o.asked, j.start_after > now() + interval '1 minute' as late from mail.outbox o
         left join pgboss.job j on j.name = 'mail.letter' and j.data->>'letter' = o.row_id::text where o.recipient = $1`,
      [email],
    )
  ).rows

describe('a page that is kept for everybody', () => {
  test('is the same whenever it is made, whoever asks with whatever: nothing of one visit stands in it', async () => {
    const addresses = publicAddresses().map(({ address }) => address)
    const kinds = [...Map.groupBy(addresses, (one) => one.split('/').slice(0, 2).join('/')).values()]
    const all = isProof ? addresses : kinds.flatMap(([first]) => first ?? [])
    expect(all).toContain('/verification')
    const tagOf = async (address: string, headers: Record<string, string>) => {
      // A cookie that nobody knows makes a page of one's own.
      const answer = await fetch(app.url + address, { headers: { cookie: 'somebody=1', ...headers } })
      expect([address, answer.status]).toEqual([address, 200])
      return answer.headers.get('etag')
    }
    const odd = {
      'accept-language': 'sk',
      'user-agent': 'Googlebot/2.1',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'ftp',
      'x-forwarded-for': '203.0.113.7',
      'x-original-url': '/admin',
      referer: 'https://evil.test/',
      origin: app.url,
      range: 'bytes=0-10',
      dnt: '1',
    }
    const differing: string[] = []
    for (const address of all) if ((await tagOf(address, {})) !== (await tagOf(address, odd))) differing.push(address)
    expect(differing).toEqual([])
  })

  test('is no other page because of cookies that say one thing to the cache and another to the page', async () => {
    const read = async (cookie?: string) =>
      await (await fetch(`${app.url}/sk`, { headers: cookie ? { cookie } : {} })).text()
    await read(';theme=; theme=dark')
    expect(/<html[^>]*data-theme="dark"/.test(await read('theme=dark'))).toBe(true)
    expect(/<html[^>]*data-theme="dark"/.test(await read())).toBe(false)
  })
})

describe('letters of orders that a stranger opens', () => {
  test('fill no day of an address that is somebody else’s, and one of a kind goes there in a day', async () => {
    const victim = 'victim@elsewhere.test'
    for (let n = 0; n < 4; n += 1) await ordered(victim)
    expect(await lettersTo(victim)).toEqual([{ asked: 'stranger', late: false }])
    // What we have to say ourselves is not held up, however much strangers made us write.
    for (let n = 0; n < lettersPerDay.everything - 1; n += 1)
      await app.context.pool.query(
        `insert into mail.outbox (id, recipient, template, language, facts, words, asked, state)
         values (gen_random_uuid(), $1, 'of-strangers', 'en', '{}', '{}', 'stranger', 'sent')`,
        [victim],
      )
    await app.addUser(victim, 'customer')
    await ordered(victim, (await app.signIn(victim)).client)
    expect((await lettersTo(victim)).filter(({ asked }) => asked === 'us')).toEqual([{ asked: 'us', late: false }])
  })

  test('of somebody signed in who names another’s address as well', async () => {
    for (let n = 0; n < 3; n += 1) await ordered('third@elsewhere.test', owner)
    expect(await lettersTo('third@elsewhere.test')).toEqual([{ asked: 'stranger', late: false }])
    await ordered('owner@attack.test', owner)
    expect(await lettersTo('owner@attack.test')).toEqual([{ asked: 'us', late: false }])
  })
})

describe('what an order for an own trademark costs', () => {
  const itemsOf = async (id: string) =>
    (
      await app.context.pool.query<{ items: { expires: string; number: string }[] }>(
        `select parameters->'items' as items from service_request where id = $1`,
        [id],
      )
    ).rows[0]?.items
  const end = async () =>
    (
      await app.context.pool.query<{ day: string }>(
        `select expiration_date::text as day from trademark where id = $1`,
        [mark],
      )
    ).rows[0]?.day ?? ''

  test('depends on what we know of it and not on what was sent along', async () => {
    const typed = wanted('owner@attack.test', [{ ...item, trademarkId: mark, expires: '2099-01-01' }])
    const { id } = await owner(serviceRequestRenewal, { body: typed })
    expect(await itemsOf(id)).toMatchObject([{ expires: await end(), number: '123456' }])
    await owner(serviceRequestUpdate, { params: { id }, body: { items: typed.items } })
    expect(await itemsOf(id)).toMatchObject([{ expires: await end(), number: '123456' }])
  })

  test('in another register than its own is refused', async () => {
    const items = [{ ...item, jurisdiction: 'US' as 'SK', trademarkId: mark }]
    await expect(owner(serviceRequestRenewal, { body: wanted('owner@attack.test', items) })).rejects.toMatchObject({
      fields: { 'items.0.jurisdiction': 'not-a-choice' },
    })
  })

  test('is no stranger’s to ask', async () => {
    const items = [{ ...item, trademarkId: mark }]
    await app.addUser('other@attack.test', 'customer')
    for (const somebody of [app.anonymous, (await app.signIn('other@attack.test')).client])
      await expect(somebody(serviceRequestRenewal, { body: wanted('x@attack.test', items) })).rejects.toMatchObject({
        fields: { 'items.0.trademarkId': 'not-a-choice' },
      })
  })
})

test('a key that was used for one service opens no order for another, and gets no answer of it', async () => {
  const idempotencyKey = 'one-key-for-two-services'
  const body = wanted('owner@attack.test')
  const first = await owner(serviceRequestCreate, { query: { serviceType: 'TrademarkRenewal' }, body, idempotencyKey })
  expect(
    await owner(serviceRequestCreate, { query: { serviceType: 'TrademarkRenewal' }, body, idempotencyKey }),
  ).toEqual(first)
  await expect(
    owner(serviceRequestCreate, { query: { serviceType: 'FilingOpposition' }, body, idempotencyKey }),
  ).rejects.toMatchObject({ code: 'key-reused' })
})

test('advertising is ended for many people whose mail programs press from one network', async () => {
  const codes = await Promise.all(
    Array.from({ length: 40 }, async (_, n) =>
      app.anonymous(requestUnsubscribe, { body: { token: `of-somebody-${n}` } }).catch((error: unknown) => error),
    ),
  )
  expect(new Set(codes.map((error) => (error as AppError).code))).toEqual(new Set(['link-expired']))
})

describe('an address for calendars', () => {
  const statusOf = async (url: string | null) => {
    const answer = await fetch(app.url + new URL(url ?? '').pathname)
    await answer.text()
    return answer.status
  }
  beforeAll(async () => await refreshDocket(bindDatabase(app.context.pool), [mark], new Date()))

  test('is read by nobody once it is ended, made anew, or its account is closed or of another kind', async () => {
    const again = async () => (await app.signIn('owner@attack.test')).client
    const make = async () => await owner(feedMake, { body: { kind: 'all', brandId: null } })
    const first = await make()
    expect(await statusOf(first.url)).toBe(200)
    const second = await make()
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200])
    const { pool } = app.context
    await pool.query(`update "user" set role = 'staff' where id = $1`, [ownerId])
    expect(await statusOf(second.url)).toBe(404)
    await pool.query(`update "user" set role = 'customer', state = 'deactivated' where id = $1`, [ownerId])
    expect(await statusOf(second.url)).toBe(404)
    await pool.query(`update "user" set state = 'active' where id = $1`, [ownerId])
    expect(await statusOf(second.url)).toBe(200)
    const other = (await app.signIn('other@attack.test')).client
    await expect(other(feedEnd, { params: { id: second.id } })).rejects.toMatchObject({ code: 'not-found' })
    // Who became another kind of account, or was closed, was signed out.
    await (
      await again()
    )(feedEnd, { params: { id: second.id } })
    expect(await statusOf(second.url)).toBe(404)
  })

  test('is read so often and no more, and another goes on', async () => {
    const make = async (email: string) =>
      await (await app.signIn(email)).client(feedMake, { body: { kind: 'all', brandId: null } })
    const [busy, quiet] = [await make('owner@attack.test'), await make('other@attack.test')]
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push(await statusOf(busy.url))
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect(await statusOf(quiet.url)).toBe(200)
  })
})
