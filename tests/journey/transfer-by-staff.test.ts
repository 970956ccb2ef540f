import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceRequestTransfer } from '#contract/service-order.ts'
import { trademarkOrderService } from '#contract/route.ts'
import { transferSave } from '#contract/transfer.ts'
import type { Client } from '#contract/client.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { markOf, receiver } from '#tests/transfers.ts'

/* An order that staff open for the owner of marks who has them on the phone. */
let app: TestApp
let owner: Client
let staff: Client
let token = ''

beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@by-staff.test', 'staff')
  await app.addUser('owner@by-staff.test', 'customer')
  ;({ client: owner, token } = await app.signIn('owner@by-staff.test'))
  staff = (await app.signIn('attorney@by-staff.test')).client
})
afterAll(async () => await app.close())

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T
const mark = async (name: string, place: string, status?: string[]) =>
  await markOf(app, 'owner@by-staff.test', { name, place, ...(status && { status }) })

test('staff open an order for the owner of a mark, who finds it in the account; what is not theirs is refused beside the field', async () => {
  const [eu, sk] = [await mark('HANDED G', 'EU'), await mark('HANDED H', 'SK')]
  const open = async (numbers: string[], as = staff) =>
    await as(trademarkOrderService, { params: { id: eu }, body: { service: 'TrademarkOwnershipTransfer', numbers } })
  await expect(open(['N-OF-NOBODY'])).rejects.toMatchObject({ fields: { numbers: 'not-a-choice' } })
  await expect(open([], owner)).rejects.toMatchObject({ code: 'not-allowed' })
  // Registers give the same numbers, and what is over is in no order.
  const twin = await mark('HANDED H', 'CZ')
  const over = await mark('HANDED OVER', 'UK', ['Application filed', 'Examination'])
  await app.context.pool.query(`update trademark set status = 'Abandoned', status_group = 'Closed' where id = $1`, [
    over,
  ])
  await expect(open(['N-HANDED H'])).rejects.toMatchObject({ fields: { numbers: 'several-marks' } })
  await expect(open(['N-HANDED OVER'])).rejects.toMatchObject({ fields: { numbers: 'not-a-choice' } })
  await expect(
    staff(trademarkOrderService, { params: { id: over }, body: { service: 'TrademarkRenewal', numbers: [] } }),
  ).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'open-mark' } })
  await expect(
    owner(serviceRequestTransfer, {
      body: {
        items: [
          { jurisdiction: 'UK', mark: 'HANDED OVER', number: null, classes: 2, expires: null, trademarkId: over },
        ],
        message: null,
        contactEmail: 'owner@by-staff.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
        region: null,
      },
    }),
  ).rejects.toMatchObject({ fields: { 'items.0.trademarkId': 'not-a-choice' } })
  const { id } = await open(['SK N-HANDED H', 'N-HANDED G'])
  const order = await one<{
    items: { trademarkId: string; classes: number }[]
    account: string
    mail: string
    from: string
  }>(
    `select jsonb_build_object('items', s.parameters->'items', 'account', u.email, 'mail', s.contact_email, 'from', s.status) as v
       from service_request s join "user" u on u.id = s.user_id where s.id = $1`,
    [id],
  )
  expect(order).toMatchObject({ account: 'owner@by-staff.test', mail: 'owner@by-staff.test' })
  expect(order.items.map((item) => item.trademarkId).toSorted()).toEqual([eu, sk].toSorted())
  expect(order.items.map((item) => item.trademarkId)).not.toContain(twin)
  expect(order.items.map((item) => item.classes)).toEqual([2, 2])
  await staff(transferSave, { params: { id }, body: { kind: 'owner', receiver } })
  expect(
    (
      await fetch(`${app.url}/api/service-request/${id}/transfer/assignment`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status,
  ).toBe(200)
})
test('a mark that another represents now is still its owner’s to order for', async () => {
  const moved = await mark('HANDED ON', 'UK', ['Application filed', 'Examination'])
  await app.context.pool.query(
    `update trademark set status = 'Representative changed', status_group = 'Closed' where id = $1`,
    [moved],
  )
  const { id } = await staff(trademarkOrderService, {
    params: { id: moved },
    body: { service: 'TrademarkRenewal', numbers: ['N-HANDED ON'] },
  })
  const items = await one<{ trademarkId: string }[]>(
    `select parameters->'items' as v from service_request where id = $1`,
    [id],
  )
  expect(items.map(({ trademarkId }) => trademarkId)).toEqual([moved])
  const { id: own } = await owner(serviceRequestTransfer, {
    body: {
      items: [{ jurisdiction: 'UK', mark: 'HANDED ON', number: null, classes: 2, expires: null, trademarkId: moved }],
      message: null,
      contactEmail: 'owner@by-staff.test',
      contactFirstName: 'Kata',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      region: null,
    },
  })
  expect(own).not.toBe('')
})

test('who never activated the account says the receiver by the link of an order that staff opened, and what staff said of parts stays', async () => {
  const userId = await app.addUser('never@by-staff.test', 'customer')
  await app.context.pool.query(`update "user" set state = 'created' where id = $1`, [userId])
  const eu = await markOf(app, 'never@by-staff.test', { name: 'NEVER', place: 'EU' })
  const { id } = await staff(trademarkOrderService, {
    params: { id: eu },
    body: { service: 'TrademarkOwnershipTransfer', numbers: [] },
  })
  await app.context.pool.query(`update service_request set status = 'Checkout completed' where id = $1`, [id])
  await staff(transferSave, {
    params: { id },
    body: { kind: 'owner', receiver, parts: [{ item: '0', classes: ['25'] }] },
  })
  const address = `${app.url}/trademark-ownership-transfer/form/${id}/success`
  const page = await fetch(address)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Northfold Fictional a. s.')])
  const body = new URLSearchParams({
    intent: 'transfer-save',
    kind: 'owner',
    type: 'legal',
    businessName: 'Southfold Fictional a. s.',
    companyType: 'a. s.',
    countryOfIncorporation: 'CZ',
    email: 'south@fold.test',
    country: 'CZ',
    street: 'Vymyšlená 3',
    postcode: '110 00',
    city: 'Praha',
  })
  const sent = await fetch(address, { method: 'POST', body, redirect: 'manual', headers: { origin: app.url } })
  expect(sent.status).toBe(302)
  expect(
    await one(
      `select jsonb_build_object('who', parameters->'transfer'->'receiver'->'businessName', 'parts', parameters->'transfer'->'parts') as v
         from service_request where id = $1`,
      [id],
    ),
  ).toEqual({ who: 'Southfold Fictional a. s.', parts: [{ item: 0, classes: [25] }] })
})

test.runIf(hasChromium('tests/journey/transfer-by-staff.test.ts'))(
  'staff read what becomes of an international registration where a part of its basic mark goes, and not of a whole one',
  async () => {
    const [eu, ar] = [await mark('PARTED', 'EU'), await mark('PARTED', 'AR')]
    const items = (['EU', 'AR'] as const).map((jurisdiction) => ({
      jurisdiction,
      mark: 'PARTED',
      number: null,
      classes: 2,
      expires: null,
      trademarkId: jurisdiction === 'EU' ? eu : ar,
    }))
    const contact = { contactEmail: 'owner@by-staff.test', contactFirstName: 'Kata', contactLastName: 'Fictional' }
    const { id } = await owner(serviceRequestTransfer, {
      body: { items, message: null, ...contact, language: 'en', currency: 'EUR', region: null },
    })
    const browser = await openBrowser()
    const context = await browser.newContext({ baseURL: app.url, locale: 'sk', viewport: { width: 390, height: 844 } })
    await signInByRequest(context, 'attorney@by-staff.test', testPassword)
    const page = await context.newPage()
    const say = wordsOf('sk')
    const warned = async (item: string) => {
      const parts = [{ item, classes: ['25'] }]
      await staff(transferSave, { params: { id }, body: { kind: 'owner', receiver, parts } })
      await page.goto('/admin')
      await page.goto(`/admin#/service_request/${id}/show`)
      await page.getByText(say('admin:transfer.after')).waitFor()
      return await page.getByText(say('admin:transfer.partOfBasic')).count()
    }
    expect(await warned('0')).toBe(1)
    expect(await overflowOf(page)).toEqual([])
    // Argentina is no party to the Protocol: nothing rests on a mark there.
    expect(await warned('1')).toBe(0)
    await browser.close()
  },
)
