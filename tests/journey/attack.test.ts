import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { applicationReading } from '#contract/application.ts'
import { productFinishOrder, productMarkPaid, productUpdate } from '#contract/product.ts'
import {
  applicationApprove,
  applicationGoodsAndServices,
  applicationSend,
  applicationUpdate,
  requestCreate,
  requestOrder,
  requestUpdate,
  verificationSave,
} from '#contract/registration.ts'
import type { Client } from '#contract/client.ts'
import { userActivate, userSignup } from '#contract/user.ts'
import { start } from '#app/start.ts'
import { createLog } from '#platform/log/log.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { signInByScript, startApp, testPassword, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { sendAnswer } from '#tests/taken-on.ts'

/*
 * What an attacker tried. `test.fails` marks what does not hold yet: when it is mended, take the word `fails` away.
 */
let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await startApp()
  await app.addUser('docketer@office.test', 'staff')
  staff = (await app.signIn('docketer@office.test')).client
})

afterAll(async () => await app.close())

const billing = (email: string) =>
  ({
    type: 'physical',
    firstName: 'Test',
    lastName: 'Fictional',
    street: 'Testovacia 1',
    city: 'Bratislava',
    postcode: '811 01',
    country: 'SK',
    email,
  }) as const
const transfer = { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true } as const

/** A matter whose order is made and whose billing details are saved; the next step would make it binding. */
async function atReview(email: string, who: Client = app.anonymous) {
  const { id } = await who(requestCreate, {
    body: {
      type: 'WORD',
      value: 'ATTACKED',
      businessDescription: 'Testing',
      jurisdictions: ['SK'],
      contactEmail: email,
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  })
  await staff(verificationSave, {
    params: { id },
    body: {
      distinctiveness: 'invented',
      overallRisk: 'low',
      jurisdictions: [{ jurisdiction: 'SK', risk: 'low' }],
      recommendedClasses: [9],
      clientNote: null,
      strategy: null,
      resultNote: null,
      search: { classes: [], scope: 'all', withDead: false },
      similarTrademarks: [],
    },
  })
  await sendAnswer(staff, id)
  await who(requestUpdate, { params: { id }, body: { jurisdictions: ['SK'], classes: [9] } })
  const { productId } = await who(requestOrder, { params: { id } })
  const review = await who(productUpdate, { params: { id: productId }, body: billing(email) })
  return { id, productId, reviewed: review.totals.total }
}

const placesOf = async (id: string) => {
  const { rows } = await app.context.pool.query<{ jurisdictions: string[]; ordered_items: { lines: object[] } }>(
    'select jurisdictions, ordered_items from registration_request where id = $1',
    [id],
  )
  return rows[0]
}

describe('money', () => {
  test('a place without a price is not ordered for nothing', async () => {
    // Every place has a fee or an estimate of one; an administrator may end it.
    await app.context.pool.query(`delete from fee_rule where jurisdiction = 'CN'`)
    const { id, productId } = await atReview('unpriced@attack.test')
    await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['SK', 'CN'], classes: [9] } })
    await expect(
      app.anonymous(productFinishOrder, { params: { id: productId }, body: transfer }),
    ).rejects.toMatchObject({ code: 'rules-unmet' })
  })

  test('the page that asks "place the order" charges what it showed, or asks again', async () => {
    const email = 'reviewed@attack.test'
    const { id, productId, reviewed } = await atReview(email)
    const page = `${app.url}/product/${productId}/checkout`
    const fields = { ...billing(email), paymentType: 'transfer', termsAccepted: 'yes', beginAtOnce: 'yes' }
    const review = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, intent: 'review' }),
    })
    const html = await review.text()
    expect(review.status).toBe(200)
    await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['SK'], classes: [1, 2, 3, 4, 5] } })
    const form = /<form[^>]*method="post"[\s\S]*?<\/form>/gi
    const hidden = [...html.matchAll(form)]
      .map(([text]) => text)
      .filter((text) => text.includes('name="key"'))
      .flatMap((text) => [...text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)])
      .map(([input]) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? ''] as const)
    await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, ...Object.fromEntries(hidden), intent: 'order' }),
    })
    const { rows } = await app.context.pool.query<{ total: number }>(
      `select (document_context->'totals'->>'total')::int as total from invoice where product_id = $1`,
      [productId],
    )
    expect(rows.every((row) => row.total === reviewed)).toBe(true)
  })

  test('places and classes cannot change between the reading of the price and the binding order', async () => {
    const { id, productId } = await atReview('race@attack.test')
    const holder = await app.context.pool.connect()
    try {
      // Whoever holds the head of the audit log makes finish-order wait before its commit, as a crowd of orders does.
      await holder.query('begin')
      await holder.query('select 1 from audit_head for update')
      const finishing = app.anonymous(productFinishOrder, { params: { id: productId }, body: transfer })
      await waiting(1)
      const changing = app
        .anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['SK', 'EU'], classes: [1, 2, 3] } })
        .catch(() => null)
      await Promise.race([changing, waiting(2)])
      await holder.query('commit')
      const order = await finishing
      await changing
      const net = (await placesOf(id))?.ordered_items.lines.length
      expect({ lines: net, total: order.total }).toEqual({ lines: 2, total: order.total })
      expect((await placesOf(id))?.jurisdictions).toEqual(['SK'])
    } finally {
      holder.release()
    }
  })

  test('a transfer is recorded with a date that is one', async () => {
    const { productId } = await atReview('date@attack.test')
    const { total } = await app.anonymous(productFinishOrder, { params: { id: productId }, body: transfer })
    await expect(
      staff(productMarkPaid, {
        params: { id: productId },
        body: { amount: total, currency: 'EUR', receivedOn: 'garbage' },
      }),
    ).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('pressing "place the order" again, because the first answer was lost, leads to the order', async () => {
    const email = 'twice@attack.test'
    const { productId } = await atReview(email)
    const press = async () => {
      const answer = await fetch(`${app.url}/product/${productId}/checkout.data`, {
        method: 'POST',
        body: new URLSearchParams({
          ...billing(email),
          paymentType: 'transfer',
          termsAccepted: 'yes',
          beginAtOnce: 'yes',
          intent: 'order',
          key: 'one-press-of-a-button',
        }),
      })
      return (await answer.text()).includes(`/product/${productId}/success`)
    }
    expect([await press(), await press()]).toEqual([true, true])
  })
})

describe('the demo world', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await startApp({ DEMO: 'true', INVOICE_ISSUER: '' })
  })
  afterAll(async () => await demo.close())

  test('has an account number that the payment code takes', () => {
    expect(ibanIsRight(demo.context.facilities.supplier.iban ?? '')).toBe(true)
  })

  test('leaves nobody behind who can sign in once the demo is over', async () => {
    const real = await start({ ...demo.context.config, demo: false, production: true, port: 0 })
    try {
      await expect(signInByScript(real.url, 'admin@demo.test', demoPassword)).rejects.toThrow('refused')
    } finally {
      await real.stop()
    }
  })
})

/** ISO 13616: the first four characters moved to the end, letters as numbers, remainder 1. */
function ibanIsRight(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (sign) => String(Number.parseInt(sign, 36)))
  return BigInt(digits) % 97n === 1n
}

describe('approval', () => {
  test('what staff write while the client approves does not change what was approved', async () => {
    const email = 'approving@attack.test'
    await app.addUser(email, 'customer')
    const owner = (await app.signIn(email)).client
    const { id, productId } = await atReview(email, owner)
    const { total } = await owner(productFinishOrder, { params: { id: productId }, body: transfer })
    await staff(productMarkPaid, {
      params: { id: productId },
      body: { amount: total, currency: 'EUR', receivedOn: app.context.facilities.today() },
    })
    await owner(applicationUpdate, {
      params: { id },
      body: {
        owner: {
          type: 'physical',
          firstName: 'Test',
          lastName: 'Fictional',
          nationality: 'SK',
          email,
          address: { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' },
        },
      },
    })
    const goods = async (term: string) =>
      await staff(applicationGoodsAndServices, {
        params: { id },
        body: { jurisdiction: null, goodsAndServices: [{ class: 9, terms: [term] }] },
      })
    await goods('lamps')
    await staff(applicationSend, { params: { id } })
    const { digest } = await owner(applicationReading, { params: { id } })
    const approve = () => owner(applicationApprove, { params: { id }, body: { consent: null, digest } })
    // Whichever of the two is first, nobody approves what they were not shown.
    await goods('weapons')
    await expect(approve()).rejects.toMatchObject({ status: 409 })
    await goods('lamps')
    const holder = await app.context.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from application where registration_request_id = $1 for update', [id])
      const approving = approve()
      await waiting(1)
      const writing = goods('weapons')
      await waiting(2)
      await holder.query('commit')
      const [approved, written] = await Promise.allSettled([approving, writing])
      expect([approved.status, written.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      if (approved.status === 'rejected') {
        await goods('lamps')
        await approve()
      }
    } finally {
      holder.release()
    }
    const { rows } = await app.context.pool.query(
      `select a.client_approval, j.goods_and_services #>> '{0,terms,0}' as term from application a
       join application_jurisdiction j on j.application_id = a.id where a.registration_request_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ client_approval: true, term: 'lamps' }])
  })
})

describe('secrets', () => {
  test('a failed statement does not write its values into the log', async () => {
    const { pool, log } = app.context
    const email = 'logged@attack.test'
    await app.anonymous(userSignup, { body: { email, firstName: 'A', lastName: 'B', language: 'en' } })
    const link = async () => {
      const [first] = await lettersTo(app, email)
      return /activate\/([\w-]+)/.exec(first?.plain ?? '')?.[1] ?? ''
    }
    await expect.poll(link).not.toBe('')
    await pool.query(`create function refuse_it() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`)
    await pool.query('create trigger refuse_it before update on "user" for each row execute function refuse_it()')
    const lines: string[] = []
    const writer = createLog('error', { write: (line) => lines.push(line) })
    vi.spyOn(log, 'error').mockImplementation((said: unknown, ...rest: unknown[]) =>
      writer.error(said, String(rest[0])),
    )
    try {
      await app.anonymous(userActivate, { body: { token: await link(), password: testPassword } }).catch(() => null)
    } finally {
      await pool.query('drop trigger refuse_it on "user"')
    }
    if (!lines.join('').includes('Failed query')) throw new Error('the trap did not spring')
    expect(lines.join('')).not.toContain('$argon2')
  })
})

/** Resolves when so many statements of this database wait for a lock. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await app.context.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.n ?? 0
      },
      { interval: 20 },
    )
    .toBeGreaterThanOrEqual(count)
}
