import { consultationBook, consultationSlots } from '#contract/consultation.ts'
import { brandAssign, brandCreate } from '#contract/brand.ts'
import { monitoringResultCreate, monitoringResultUpdate } from '#contract/watch.ts'
import { productFinishOrder, productProcessPayment, productStart, productUpdate } from '#contract/product.ts'
import {
  applicationApprove,
  applicationUpdate,
  requestCreate,
  requestOrder,
  requestStatus,
  requestUpdate,
  verificationComplete,
} from '#contract/registration.ts'
import type { Client } from '#contract/client.ts'
import { subscriptionCreate } from '#contract/monitoring.ts'
import { serviceRequestCheckout, serviceRequestRenewal, serviceRequestTransfer } from '#contract/service-order.ts'
import { supportTicketAnswer, supportTicketCreate } from '#contract/support.ts'
import { userActivate } from '#contract/user.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { testPassword, type TestApp } from '#tests/app.ts'
import { eventually } from '#tests/waiting.ts'
import { linkInMail } from './matter.ts'
import { madeCase } from './cases.ts'
import { filedInUs, toldOfficeAction } from './office-actions.ts'
import { toldOpposition } from './oppositions.ts'
import { allowedMark, toldUse } from './use-in-commerce.ts'
import { staffByCalls } from './staff-calls.ts'

/** One matter in each state that a page of the product shows, made by calls. */
export interface Matters {
  /** Nobody has looked at it yet. */
  asked: string
  /** The summary advises against it. */
  dismissed: string
  /** The summary is ready, the order is open. */
  open: { id: string; productId: string }
  /** Paid; the account waits for its password. */
  paid: { id: string; productId: string; activation: string }
  /** Placed, to be paid by transfer. */
  transfer: { productId: string }
  /** It ended before it was placed. */
  over: { productId: string }
  /** Of the same account, and of nobody: services that wait for their checkout. */
  service: { id: string; openProductId: string; openId: string }
  /** Of nobody: a transfer, and of both forms one whose price a person works out. */
  forms: { transfer: string; renewalAsked: string; transferAsked: string }
  /** A question of nobody's account, and an answered one of the same account. */
  tickets: { visitor: string; owner: string }
  /** A booked talk, of nobody's account. */
  talk: string
  /** Registered, in an account of its own. */
  registered: { email: string; id: string; trademarkId: string; brandId: string }
  /** A report of the same account that became a case with an offer, and one that waits for an answer. */
  enforcement: { caseId: string; reportId: string }
  /** An office action of the same account, told to its client. */
  officeAction: string
  /** An opposition against a mark of the same account, told to its client. */
  opposition: string
  /** A mark that the watch found near one of the same account, rated. */
  foundMark: string
  /** A statement of use of the same account, told to its client. */
  useInCommerce: string
  /** Of the same account: the protection of a brand that waits for its payment. */
  protection: { id: string; productId: string }
  /** The draft waits for its owner, in the same account. */
  draft: { id: string; productId: string }
}

const foundMark = {
  jurisdiction: 'EU',
  type: 'publication',
  state: 'pending',
  applicationNumber: '018999001',
  trademarkNumber: null,
  markType: 'WORD',
  classes: [18] as number[],
  filingDate: '2026-08-03',
  priorityDate: null,
  publicationDate: '2026-10-19',
  registrationDate: null,
  ipoLink: null,
  logoUrl: null,
} as const

const terms = { 18: ['Suitcases', 'Backpacks', 'Trunks'], 35: ['Retail services for luggage'] }

export async function makeMatters(app: TestApp, staffEmail: string, language: Language): Promise<Matters> {
  const staff = staffByCalls(app, staffEmail)
  const { pool } = app.context

  const ask = async (mark: string, email: string): Promise<string> => {
    const body = {
      type: 'WORD',
      value: mark,
      businessDescription: 'Cabin suitcases and travel bags, sold in our own shops and online',
      jurisdictions: ['SK', 'US'],
      websites: [],
      contactEmail: email,
      contactFirstName: 'Kata',
      contactLastName: 'Fictional',
      language,
      currency: 'EUR',
      sendMarketingEmails: false,
    } as const
    return (await app.anonymous(requestCreate, { body: { ...body, jurisdictions: ['SK', 'US'], websites: [] } })).id
  }
  const order = async (mark: string, email: string) => {
    const id = await ask(mark, email)
    await staff.approveVerification(id)
    await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['SK', 'US'], classes: [18, 35] } })
    const { productId } = await app.anonymous(requestOrder, { params: { id } })
    return { id, productId }
  }
  const place = async (mark: string, email: string, paymentType: 'card' | 'transfer') => {
    const { id, productId } = await order(mark, email)
    const params = { id: productId }
    await app.anonymous(productStart, { params })
    await app.anonymous(productUpdate, {
      params,
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
    await app.anonymous(productFinishOrder, { params, body: { paymentType, termsAccepted: true, beginAtOnce: true } })
    return { id, productId }
  }
  const pay = async (mark: string, email: string) => {
    const { id, productId } = await place(mark, email, 'card')
    const { redirectUrl } = await app.anonymous(productProcessPayment, { params: { id: productId } })
    await fetch(`${redirectUrl ?? ''}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card: '4242424242424242', delivery: 'once' }),
    })
    await eventually('the payment', async () => {
      const { rowCount } = await pool.query(
        `select 1 from registration_request where id = $1 and status = 'Ready for drafting'`,
        [id],
      )
      return rowCount === 1
    })
    return { id, productId }
  }
  const activationOf = async (email: string): Promise<string> =>
    (await linkInMail(app, email, 'activate-account', '/activate/')).replace(/^.*\/activate\//, '')

  const email = `owner-${language}@kovento.test`
  const registered = await pay('KOVENTO', email)
  await app.anonymous(userActivate, { body: { token: await activationOf(email), password: testPassword } })
  const { client: owner } = await app.signIn(email)
  await owner(applicationUpdate, {
    params: { id: registered.id },
    body: {
      owner: {
        type: 'legal',
        businessName: 'Kovento Fictional s. r. o.',
        companyType: 's. r. o.',
        countryOfIncorporation: 'SK',
        email,
        address: { street: 'Vymyslená 2', city: 'Košice', postcode: '040 01', country: 'SK' },
      },
      priority: null,
    },
  })
  await staff.sendForReview(registered.id, terms)
  await owner(applicationApprove, { params: { id: registered.id } })
  const { rows } = await pool.query<{ id: string; hub: string }>(
    'select id, document_hub_id as hub from trademark where registration_request_id = $1 order by jurisdiction',
    [registered.id],
  )
  const [first, second] = rows
  if (!first || !second) throw new Error('the approved application made no trademark')
  await staff.register(first, `N-${language}-1`)
  await filedInUs(app, staffEmail, second, `98 00${language === 'en' ? 1 : 2} 415`)
  const officeAction = await toldOfficeAction(app, staffEmail, second.id)
  const opposition = await toldOpposition(app, staffEmail, second.id)
  const { client: clerk } = await app.signIn(staffEmail)
  const hit = await clerk(monitoringResultCreate, {
    params: { id: first.id },
    body: { ...foundMark, markName: `TILVENA ${language.toUpperCase()}` },
  })
  await clerk(monitoringResultUpdate, { params: hit, body: { relevance: 'medium' } })
  const useInCommerce = await toldUse(
    app,
    staffEmail,
    await allowedMark(app, email, `98 10${language === 'en' ? 1 : 2} 702`),
  )

  const { id: brandId } = await owner(brandCreate, { body: { name: 'Kovento', websites: ['https://kovento.test'] } })
  await owner(brandAssign, { body: { brandId, trademarkIds: [first.id] } })

  const serve = async (as: Client, contactEmail: string) => {
    const { id } = await as(serviceRequestRenewal, {
      body: {
        items: [
          { jurisdiction: 'SK', mark: 'KOVENTO', classes: 2 },
          { jurisdiction: 'US', mark: 'KOVENTO', classes: 1, expires: addDays(today(officeZone, new Date()), -30) },
        ],
        contactEmail,
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language,
        currency: 'EUR',
      },
    })
    const { productId } = await as(serviceRequestCheckout, { params: { id } })
    return { id, productId }
  }
  // The Madrid System has no listed price of a renewal or a transfer.
  const openBy = async (call: typeof serviceRequestRenewal, jurisdiction: 'SK' | 'WIPO') => {
    const { id } = await app.anonymous(call, {
      body: {
        items: [{ jurisdiction, mark: 'KOVENTO', classes: 1 }],
        contactEmail: `form-${language}@kovento.test`,
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language,
        currency: 'EUR',
      },
    })
    return id
  }
  const served = await serve(owner, email)
  const unowned = await serve(app.anonymous, `service-${language}@kovento.test`)
  const protection = await owner(subscriptionCreate, {
    body: {
      tier: 'standard',
      paymentFrequency: 'monthly',
      platforms: ['domains', 'shops'],
      currency: 'EUR',
      brandName: 'KOVENTO TRAVEL',
    },
  })
  const draft = await pay('ORMELLA', email)
  const waiting = `waiting-${language}@kovento.test`
  const dismissed = await ask('SUITCASE', `dismissed-${language}@kovento.test`)
  await staff.saveVerification(dismissed)
  const { client } = await app.signIn(staffEmail)
  await client(verificationComplete, {
    params: { id: dismissed },
    body: { outcome: 'dismissed', reason: 'The word names the goods themselves.' },
  })
  const { id: question } = await app.anonymous(supportTicketCreate, {
    body: { message: 'Is one mark enough for two countries?', email: `question-${language}@kovento.test`, language },
  })
  const { id: answered } = await owner(supportTicketCreate, {
    body: { subject: 'The address in the register', message: 'We move in spring.', language },
  })
  const { rows: tickets } = await pool.query<{ id: number }>('select id from support_ticket where public_id = $1', [
    answered,
  ])
  await client(supportTicketAnswer, { params: { id: tickets[0]?.id ?? 0 }, body: { text: 'Valid since when?' } })
  const over = await order('OLDEVA', `over-${language}@kovento.test`)
  await client(requestStatus, { params: { id: over.id }, body: { from: 'Order created', to: 'Abandoned' } })
  const { slots } = await app.anonymous(consultationSlots, {})
  const { id: talk } = await app.anonymous(consultationBook, {
    body: { at: slots[0] ?? '', name: 'Kata Fictional', email: `talk-${language}@kovento.test`, language },
  })
  return {
    tickets: { visitor: question, owner: answered },
    talk,
    officeAction,
    opposition,
    foundMark: hit.id,
    enforcement: await madeCase(app, staffEmail, owner, first.id),
    useInCommerce,
    asked: await ask('TILVANA', `asked-${language}@kovento.test`),
    dismissed,
    open: await order('VERDANO', `open-${language}@kovento.test`),
    paid: { ...(await pay('QUELLION', waiting)), activation: await activationOf(waiting) },
    transfer: await place('RUDOVA', `transfer-${language}@kovento.test`, 'transfer'),
    over,
    service: { id: served.id, openProductId: unowned.productId, openId: unowned.id },
    forms: {
      transfer: await openBy(serviceRequestTransfer, 'SK'),
      renewalAsked: await openBy(serviceRequestRenewal, 'WIPO'),
      transferAsked: await openBy(serviceRequestTransfer, 'WIPO'),
    },
    registered: { email, id: registered.id, trademarkId: first.id, brandId },
    protection: { id: protection.id, productId: protection.productId ?? '' },
    draft,
  }
}
