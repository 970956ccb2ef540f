import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import { applicationComment, applicationFilingCheck } from '#contract/application.ts'
import {
  productFinishOrder,
  productPaymentStatus,
  productProcessPayment,
  productStart,
  productUpdate,
  invoiceDownload,
} from '#contract/product.ts'
import {
  applicationApprove,
  applicationGoodsAndServices,
  applicationSend,
  applicationUpdate,
  requestCreate,
  requestOrder,
  requestUpdate,
  verificationComplete,
  verificationSave,
  verificationViewed,
} from '#contract/registration.ts'
import { documentUpload, documentUrl, trademarkFiling, trademarkTracking } from '#contract/trademark.ts'
import { userActivate } from '#contract/user.ts'
import { addYears } from '#kernel/dates.ts'
import type { AppError } from '#kernel/errors.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { eventually } from '#tests/waiting.ts'
import { lettersTo } from '#tests/letters.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@office.test', 'staff')
})

afterAll(async () => await app.close())

const mailTo = async (recipient: string, template: string) =>
  await eventually(`mail ${template}`, async () => (await lettersTo(app, recipient, template)).at(-1) ?? null)

const trackingOf = async (id: string) => {
  const { rows } = await app.context.pool.query<{ name: string }>(
    'select name from registration_request_tracking where registration_request_id = $1 order by created_at, id',
    [id],
  )
  return rows.map((row) => row.name)
}

describe('from the first question to the certificate, over HTTP', () => {
  const email = 'owner@kovento.test'
  let id = ''
  let productId = ''

  test('a visitor asks, staff answer, the visitor reads and orders', async () => {
    const created = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'KOVENTO',
        businessDescription: 'Cabin suitcases',
        jurisdictions: ['SK', 'US'],
        websites: [],
        contactEmail: email,
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
        sendMarketingEmails: false,
      },
    })
    id = created.id
    expect(created.publicId).toMatch(/^R-\d{4}-\d{6}$/)
    expect((await mailTo(email, 'verification-requested')).html).toContain(`/verification-summary/${id}`)

    const { client: staff } = await app.signIn('attorney@office.test')
    const result = {
      distinctiveness: 'invented',
      overallRisk: 'medium',
      recommendedClasses: [18, 35],
      clientNote: 'Strong name.',
      strategy: 'File at home first.',
      resultNote: null,
      jurisdictions: [
        { jurisdiction: 'SK', risk: 'low', reason: 'Nothing close.', advice: 'File now' },
        { jurisdiction: 'US', risk: 'medium', reason: 'VENTO', advice: 'Later' },
      ],
      similarTrademarks: [{ name: 'COVENTO', jurisdictions: ['EU'], similarity: 'medium', classes: [18] }],
    } as const
    await staff(verificationSave, {
      params: { id },
      body: {
        ...result,
        jurisdictions: [...result.jurisdictions],
        recommendedClasses: [18, 35],
        search: { classes: [], scope: 'all', withDead: false },
        similarTrademarks: [{ name: 'COVENTO', jurisdictions: ['EU'], similarity: 'medium', classes: [18] }],
      },
    })
    const completed = await staff(verificationComplete, { params: { id }, body: { outcome: 'approved' } })
    expect(completed.status).toBe('Verification approved')
    const approved = await mailTo(email, 'verification-approved')
    expect(approved.plain).toContain('KOVENTO')
    expect(approved.subject).not.toContain('KOVENTO')

    await app.anonymous(verificationViewed, { params: { id } })
    const { orderedItems } = await app.anonymous(requestUpdate, {
      params: { id },
      body: { jurisdictions: ['SK', 'US'], classes: [18, 35] },
    })
    expect(orderedItems.lines).toHaveLength(4)
    productId = (await app.anonymous(requestOrder, { params: { id } })).productId
    expect(await trackingOf(id)).toEqual([
      'Verification requested',
      'Verification started',
      'Verification approved',
      'Verification result viewed',
      'Registration order started',
      'Order created',
    ])
  })

  test('checkout, a declined card, then one payment and one invoice', async () => {
    await app.anonymous(productStart, { params: { id: productId } })
    const priced = await app.anonymous(productUpdate, {
      params: { id: productId },
      body: {
        type: 'legal',
        businessName: 'Kovento Fictional s. r. o.',
        email,
        street: 'Vymyslená 2',
        city: 'Košice',
        postcode: '040 01',
        country: 'SK',
      },
    })
    expect(priced.totals.total).toBe(priced.totals.net + priced.totals.vat)
    expect(priced.vat).toMatchObject({ rate: 23, reason: 'domestic' })
    const finish = {
      params: { id: productId },
      body: { paymentType: 'card', termsAccepted: true, beginAtOnce: true },
      idempotencyKey: 'finish-kovento',
    } as const
    // Two at once: one is told that the other still runs, or comes late enough for its answer.
    const both = await Promise.allSettled([1, 2].map(async () => await app.anonymous(productFinishOrder, finish)))
    const order = await app.anonymous(productFinishOrder, finish)
    const told = both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    const answers = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect([answers.length > 0, new Set(told)]).toEqual([true, new Set(told.length > 0 ? ['still-running'] : [])])
    for (const answer of answers) expect(answer).toEqual(order)
    expect(order.variableSymbol).toMatch(/^1\d{9}$/)

    const pay = async () => await app.anonymous(productProcessPayment, { params: { id: productId } })
    const first = await pay()
    expect((await pay()).redirectUrl).toBe(first.redirectUrl)
    await payWith(first.redirectUrl, '4000000000000002')
    expect(await stateAfter('declined')).toMatchObject({ declineReason: 'card-declined' })
    const second = await pay()
    expect(second.redirectUrl).not.toBe(first.redirectUrl)
    await payWith(second.redirectUrl, '4242424242424242', 'twice')
    const { invoiceId } = await stateAfter('paid')

    const { rows } = await app.context.pool.query<{ n: number; serial: number; charges: number }>(
      `select count(*)::int as n, min(serial_number) as serial, (select count(*)::int from payment_sandbox.charges) as charges from invoice`,
    )
    expect(rows[0]).toEqual({ n: 1, serial: 1, charges: 1 })
    const pdf = (await app.anonymous(invoiceDownload, { params: { id: invoiceId ?? '' } })) as Blob
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    await mailTo(email, 'receipt')
    expect((await trackingOf(id)).slice(6)).toEqual([
      'Registration order started',
      'Checkout completed',
      'Invoice paid',
      'Ready for drafting',
    ])
  })

  test('account, draft, one change, approval', async () => {
    const token = /activate\/([\w-]+)/.exec((await mailTo(email, 'activate-account')).html)?.[1] ?? ''
    await app.anonymous(userActivate, { body: { token, password: testPassword } })
    await expect(app.anonymous(userActivate, { body: { token, password: testPassword } })).rejects.toMatchObject({
      code: 'link-expired',
    })
    await expect(app.anonymous(verificationViewed, { params: { id } })).rejects.toMatchObject({
      code: 'sign-in-required',
    })
    const { client: customer, token: bearer } = await app.signIn(email)
    const { client: staff } = await app.signIn('attorney@office.test')
    const address = { street: 'Vymyslená 2', city: 'Košice', postcode: '040 01', country: 'SK' }
    await customer(applicationUpdate, {
      params: { id },
      body: {
        owner: {
          type: 'legal',
          businessName: 'Kovento Fictional s. r. o.',
          companyType: 's. r. o.',
          countryOfIncorporation: 'SK',
          email,
          address,
        },
        priority: null,
      },
    })
    await expect(staff(applicationSend, { params: { id } })).rejects.toMatchObject({ code: 'rules-unmet' })
    await staff(applicationGoodsAndServices, {
      params: { id },
      body: {
        jurisdiction: null,
        goodsAndServices: [
          { class: 18, terms: ['Suitcases', 'Backpacks'] },
          { class: 35, terms: ['Retail of luggage'] },
        ],
      },
    })
    expect((await staff(applicationSend, { params: { id } })).status).toBe('Sent for review')

    const draft = await app.graphql<{ application: { id: string }[] }>('query { application { id } }', {}, bearer)
    await customer(applicationComment, {
      params: { id: draft.application[0]?.id ?? '' },
      body: { type: 'review-request', content: 'Please add travel bags.' },
    })
    expect((await trackingOf(id)).at(-1)).toBe('Review requested')
    await staff(applicationGoodsAndServices, {
      params: { id },
      body: {
        jurisdiction: 'SK',
        goodsAndServices: [
          { class: 18, terms: ['Suitcases', 'Backpacks', 'Travel bags'] },
          { class: 35, terms: ['Retail of luggage'] },
        ],
      },
    })
    const retail = { class: 35, terms: ['Retail services'] }
    await staff(applicationGoodsAndServices, {
      params: { id },
      body: { jurisdiction: 'SK', goodsAndServices: [retail] },
    })
    expect((await staff(applicationFilingCheck, { params: { id } })).findings).toContainEqual(
      expect.objectContaining({ rule: 'retail-of-what', level: 'blocking', place: 'SK', what: 'Retail services' }),
    )
    await expect(staff(applicationSend, { params: { id } })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'filing', rules: 'retail-of-what' },
    })
    await staff(applicationGoodsAndServices, {
      params: { id },
      body: {
        jurisdiction: 'SK',
        goodsAndServices: [
          { class: 18, terms: ['Suitcases', 'Backpacks', 'Travel bags'] },
          { class: 35, terms: ['Retail of luggage'] },
        ],
      },
    })
    // Somebody who still has the first list on the screen overwrites nothing; who says the same is not refused.
    const first = goodsVersion([
      { class: 18, terms: ['Suitcases', 'Backpacks'] },
      { class: 35, terms: ['Retail of luggage'] },
    ])
    const late = { jurisdiction: 'SK' as const, goodsAndServices: [{ class: 18, terms: ['Suitcases'] }] }
    await expect(
      staff(applicationGoodsAndServices, { params: { id }, body: { ...late, versions: { SK: first } } }),
    ).rejects.toMatchObject({ code: 'changed-meanwhile', facts: { place: 'SK' } })
    const listed = async () =>
      (
        await app.context.pool.query<{ list: GoodsAndServices }>(
          `select goods_and_services as list from application_jurisdiction j join application a on a.id = j.application_id
            where a.registration_request_id = $1 and j.jurisdiction = 'SK'`,
          [id],
        )
      ).rows[0]?.list ?? []
    const stands = await listed()
    expect(JSON.stringify(stands)).toContain('Travel bags')
    const same = { jurisdiction: 'SK' as const, goodsAndServices: stands, versions: { SK: first } }
    expect((await staff(applicationGoodsAndServices, { params: { id }, body: same })).version).toBe(
      goodsVersion(stands),
    )

    await app.context.pool.query(
      `update registration_request set assigned_admin_id = (select id from "user" where email = 'attorney@office.test') where id = $1`,
      [id],
    )
    await staff(applicationSend, { params: { id } })
    const consent = 'I have read the lists, and they are right.'
    expect((await customer(applicationApprove, { params: { id }, body: { consent } })).status).toBe('Ready for filing')
    const { rows: approvals } = await app.context.pool.query<
      Record<'digest' | 'content' | 'consent' | 'address' | 'who', string>
    >(
      `select p.digest, p.content, p.consent, p.address, u.email as who from application_approval p join application a on a.id = p.application_id
         left join "user" u on u.id = p.user_id where a.registration_request_id = $1`,
      [id],
    )
    expect(approvals).toEqual([expect.objectContaining({ consent, who: email })])
    expect(approvals[0]?.content).toContain('Travel bags')
    expect(approvals[0]?.digest).toBe(
      createHash('sha256')
        .update(approvals[0]?.content ?? '')
        .digest('hex'),
    )
    expect(approvals[0]?.address).toMatch(/127\.0\.0\.1|::1/)
    const { rows: assigned } = await app.context.pool.query<{ who: string }>(
      `select distinct u.email as who from trademark t left join "user" u on u.id = t.assigned_admin_id where t.registration_request_id = $1`,
      [id],
    )
    expect(assigned).toEqual([{ who: 'attorney@office.test' }])
    expect((await trackingOf(id)).slice(-3)).toEqual(['Sent for review', 'Application approved', 'Ready for filing'])
  })

  test('filed, registered, with receipt, certificate and the end of the term', async () => {
    const { client: staff } = await app.signIn('attorney@office.test')
    const { client: customer, token } = await app.signIn(email)
    const marks = `query { trademark(order_by: { jurisdiction: asc }) { id jurisdiction status number filing_date registration_date expiration_date dou_deadline_date document_hub_id
      documents { id type } tracking_actions(order_by: { created_at: asc }) { name } } }`
    type Mark = {
      id: string
      jurisdiction: string
      status: string
      expiration_date: string | null
      dou_deadline_date: string | null
      document_hub_id: string
      documents: { id: number; type: string }[]
      tracking_actions: { name: string }[]
    }
    const before = (await app.graphql<{ trademark: Mark[] }>(marks, {}, token)).trademark
    expect(before.map((mark) => [mark.jurisdiction, mark.status])).toEqual([
      ['SK', 'Ready for filing'],
      ['US', 'Ready for filing'],
    ])
    for (const mark of before) {
      const receipt = await staff(documentUpload, {
        params: { hubId: mark.document_hub_id },
        body: { type: 'filing-receipt' },
        file: pdfFile('receipt.pdf'),
      })
      const filing = { number: `N-${mark.jurisdiction}-1`, filingDate: '2026-01-15', receiptDocumentId: receipt.id }
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, async () => await staff(trademarkFiling, { params: { id: mark.id }, body: filing })),
      )
      expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as AppError).status] : []))
      expect(refusals).toEqual(Array.from({ length: 9 }, () => 409))
      await staff(trademarkTracking, {
        params: { id: mark.id },
        body: { from: 'Application filed', to: 'Trademark published' },
      })
      const certificate = await staff(documentUpload, {
        params: { hubId: mark.document_hub_id },
        body: { type: 'certificate' },
        file: pdfFile('certificate.pdf'),
      })
      await staff(trademarkTracking, {
        params: { id: mark.id },
        body: {
          from: 'Trademark published',
          to: 'Trademark registered',
          registrationDate: '2026-07-20',
          certificateDocumentId: certificate.id,
        },
      })
    }
    const after = (await app.graphql<{ trademark: Mark[] }>(marks, {}, token)).trademark
    expect(after.map((mark) => mark.expiration_date)).toEqual([addYears('2026-01-15', 10), addYears('2026-07-20', 10)])
    expect(after.map((mark) => mark.dou_deadline_date)).toEqual([null, '2032-07-20'])
    for (const mark of after) {
      expect(mark.tracking_actions.map((line) => line.name)).toEqual([
        'Ready for filing',
        'Application filed',
        'Trademark published',
        'Trademark registered',
      ])
      const certificate = mark.documents.find((document) => document.type === 'certificate')
      const { url } = await customer(documentUrl, {
        params: { hubId: mark.document_hub_id, docId: certificate?.id ?? 0 },
      })
      expect((await fetch(url)).status).toBe(200)
    }
    expect((await trackingOf(id)).at(-1)).toBe('Completed')
    await mailTo(email, 'trademark-registered')
    const changes = await app.context.pool.query('select 1 from trademark_change where user_id is not null')
    expect(changes.rowCount).toBeGreaterThanOrEqual(6)
  })

  const payWith = async (redirectUrl: string | null, card: string, delivery = 'once') => {
    const answer = await fetch(`${redirectUrl ?? ''}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card, delivery }),
    })
    expect(answer.status).toBe(303)
  }
  const stateAfter = async (state: string) =>
    await eventually(`payment ${state}`, async () => {
      const status = await app.anonymous(productPaymentStatus, { params: { id: productId } })
      return status.state === state ? status : null
    })
})
