import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestDebugNotify, requestLetters } from '#contract/debug.ts'
import { requestResendMail } from '#contract/registration.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { payloads } from '#tests/payloads.ts'
import { amount } from '#tests/proof.ts'
import { eventually } from '#tests/waiting.ts'

/** Where texts of people stand, and how one is written there past every check of ours: an import could bring it, too. */
const fields: readonly (readonly [table: string, column: string, value?: string])[] = [
  ...['value', 'business_description', 'mark_alias', 'contact_first_name', 'contact_last_name', 'contact_phone'].map(
    (column) => ['registration_request', column] as const,
  ),
  ['registration_request', 'websites', 'array[$1]'],
  ...['client_note', 'strategy', 'result_note', 'other_refusal_reason'].map(
    (column) => ['verification_result', column] as const,
  ),
  ['similar_trademark', 'name'],
  ['similar_trademark', 'url'],
  ...['number', 'owner', 'goods', 'reason'].map(
    (name) =>
      ['similar_trademark', 'metadata', `coalesce(metadata, '{}') || jsonb_build_object('${name}', $1::text)`] as const,
  ),
  ['trademark', 'name'],
  ['trademark', 'number', `$1 || id`],
  [
    'trademark',
    'goods_and_services',
    `jsonb_build_array(jsonb_build_object('class', 9, 'terms', jsonb_build_array($1::text)))`,
  ],
  // What offices write, as an import brings it in.
  ...['text', 'owner', 'status', 'image_reference'].map((column) => ['mark', column] as const),
  ['mark', 'goods', `jsonb_build_array(jsonb_build_object('class', 9, 'terms', jsonb_build_array($1::text)))`],
  ...['mark_name', 'ipo_link', 'logo_url', 'trademark_number'].map(
    (column) => ['trademark_monitoring_result', column] as const,
  ),
  ['brand', 'name'],
  ...[
    'business_name',
    'company_id',
    'company_type',
    'vat',
    'first_name',
    'last_name',
    'phone',
    'email',
    'official_first_name',
    'official_last_name',
    'official_function',
  ].map((column) => ['entity', column] as const),
  ...['street', 'city', 'postcode', 'state'].map((column) => ['address', column] as const),
  ...['firstname', 'lastname', 'phone_number'].map((column) => ['user_profile', column] as const),
  ['document', 'name'],
  ['note', 'text'],
  ['thread_comment', 'content'],
  ['application', 'draft', `jsonb_build_object('owner.businessName', $1::text, 'owner.street', $1::text)`],
  [
    'application_jurisdiction',
    'goods_and_services',
    `jsonb_build_array(jsonb_build_object('class', 9, 'terms', jsonb_build_array($1::text)))`,
  ],
]

/** One round plants a payload in every field; five of them plant all. */
const rounds = amount(1, 5)

describe.skipIf(!hasChromium('tests/long/scripts-in-texts.test.ts'))('payloads of two hundred kinds', () => {
  let app: TestApp
  let browser: Browser
  const dialogs: string[] = []
  const breaches: string[] = []
  let customer: BrowserContext
  let staff: BrowserContext
  const ids = { requests: [] as string[], marks: [] as string[], products: [] as string[], users: [] as string[] }

  /** A mark of the register as the index knows it: it is found by its old words and shown with the planted ones. */
  let near = ''

  async function window(email: string): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL: app.url })
    context.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await context.exposeFunction('tellBreach', (text: string) => breaches.push(text))
    await context.addInitScript(() => {
      const told = globalThis as unknown as { tellBreach(text: string): void }
      document.addEventListener('securitypolicyviolation', (event) =>
        told.tellBreach(`${location.href} ${event.effectiveDirective} ${event.sample}`),
      )
    })
    await signInByRequest(context, email, demoPassword)
    return context
  }

  beforeAll(async () => {
    app = await startApp({ DEMO: 'true', INVOICE_ISSUER: '' })
    browser = await openBrowser()
    customer = await window('customer@demo.test')
    staff = await window('staff@demo.test')
    const idsOf = async (sql: string) => (await app.context.pool.query<{ id: string }>(sql)).rows.map(({ id }) => id)
    near =
      (await app.context.pool.query<{ text: string }>('select text from mark order by id limit 1')).rows[0]?.text ?? ''
    await app.context.register.follow()
    ids.requests = await idsOf(
      `select distinct on (status_group) id from registration_request order by status_group, created_at limit ${amount(4, 8)}`,
    )
    ids.marks = await idsOf(
      `select distinct on (status_group) id from trademark order by status_group limit ${amount(3, 5)}`,
    )
    ids.products = await idsOf('select id from product limit 3')
    ids.users = await idsOf(`select id from "user" where role = 'customer' limit 1`)
    // The machines of states would refuse nothing here, but changes are not the point.
    for (const table of new Set(fields.map(([table]) => table)))
      await app.context.pool.query(`alter table "${table}" disable trigger user`)
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  async function plant(round: number): Promise<string[]> {
    const planted: string[] = []
    for (const [at, [table, column, value]] of fields.entries()) {
      const payload = payloads[(round * fields.length + at) % payloads.length] ?? ''
      await app.context.pool.query(`update "${table}" set "${column}" = ${value ?? '$1'}`, [payload])
      planted.push(payload)
    }
    return planted
  }

  const pages = () => ({
    customer: [
      '/portal',
      '/portal/trademarks',
      '/portal/orders',
      ...ids.marks.map((id) => `/portal/trademarks/${id}`),
      ...ids.requests.flatMap((id) => [
        `/portal/order/${id}`,
        `/verification-summary/${id}`,
        `/application-draft/${id}`,
      ]),
      ...ids.requests.slice(0, 3).map((id) => `/sk/registration-request/${id}`),
      ...ids.products.flatMap((id) => [`/product/${id}/checkout`, `/product/${id}/success`]),
      `/trademark-search?value=${encodeURIComponent(near)}&dead=yes&more=yes`,
    ],
    staff: [
      '/admin#/',
      '/admin#/trademark_monitoring_result',
      '/admin#/registration_request',
      '/admin#/trademark',
      '/admin#/user',
      '/admin#/invoice',
      ...ids.requests.map((id) => `/admin#/registration_request/${id}/show`),
      ...ids.marks.map((id) => `/admin#/trademark/${id}/show`),
      ...ids.users.map((id) => `/admin#/user/${id}/show`),
    ],
  })

  test('are as many and as different as promised, in at least forty fields', () => {
    expect([new Set(payloads).size, fields.length >= 40, 5 * fields.length >= payloads.length]).toEqual([
      200,
      true,
      true,
    ])
  })

  test.each(Array.from({ length: rounds }, (_, round) => round))(
    'stand as text on every page for customers and staff and in every mail, round %i',
    async (round) => {
      const planted = await plant(round)
      const { customer: forCustomer, staff: forStaff } = pages()
      const shown = new Set<string>()
      for (const [context, addresses] of [
        [customer, forCustomer],
        [staff, forStaff],
      ] as const) {
        const page = await context.newPage()
        for (const address of addresses) {
          await page.goto(address)
          await page
            .locator('h1, h2')
            .first()
            .waitFor({ timeout: 3000 })
            .catch(() => undefined)
          const text = await page.evaluate(() =>
            [
              document.body.textContent ?? '',
              ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
            ].join('\n'),
          )
          for (const payload of planted) if (text.includes(payload)) shown.add(payload)
        }
        await page.close()
      }
      const admin = (await app.signIn('admin@demo.test', demoPassword)).client
      const [id = ''] = ids.requests
      await admin(requestResendMail, { params: { id } }).catch(() => null)
      for (const template of requestLetters)
        await admin(requestDebugNotify, { params: { id }, body: { template, language: 'en' } })
      const mails = async () =>
        (await app.context.pool.query<{ id: string }>('select id from mail.outbox order by created_at desc limit 6'))
          .rows
      await eventually('the mails', async () => (await mails()).length >= 5)
      const page = await customer.newPage()
      for (const mail of await mails()) await page.goto(`/dev/outbox/${encodeURIComponent(mail.id)}`)
      await page.goto('/dev/outbox')
      await page.close()
      expect(dialogs).toEqual([])
      expect(breaches).toEqual([])
      // The control: they are really on the pages, as the letters they consist of.
      expect(shown.size).toBeGreaterThan(15)
    },
  )

  test('would have been seen running: the control', async () => {
    const page = await customer.newPage()
    await page.goto(`data:text/html,${encodeURIComponent(payloads[2] ?? '')}`)
    expect(await eventually('the dialog', async () => dialogs.length > 0)).toBe(true)
    dialogs.length = 0
  })
})
