import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import {
  serviceLetterApprove,
  serviceLetterChange,
  serviceLetterDraft,
  serviceLetterDrop,
  serviceLetterMail,
  serviceLetterSent,
} from '#contract/service-letter.ts'
import { documentUpload } from '#contract/trademark.ts'
import { lawfulUses } from '#domain/enforcement/lawful-uses.ts'
import { deliver } from '#features/service-letter/send.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { pdfFile, wordsOf } from '#tests/documents.ts'
import { startMailServer, type MailServer } from '#tests/mail-server.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
let server: MailServer
let staff: Client
let ownerId: string
const tokens: Record<string, string> = {}
const today = '2026-03-02'

beforeAll(async () => {
  server = await startMailServer()
  app = await startApp({ SMTP_URL: server.url }, { clock: () => new Date(`${today}T09:00:00Z`) })
  const staffId = await app.addUser('lawyer@sheet.test', 'staff')
  await app.context.pool.query(
    `insert into user_profile (user_id, firstname, lastname) values ($1, 'Lea', 'Test') on conflict (user_id) do update set firstname = 'Lea', lastname = 'Test'`,
    [staffId],
  )
  ownerId = await app.addUser('owner@sheet.test', 'customer')
  await app.addUser('other@sheet.test', 'customer')
  const signedIn = await app.signIn('lawyer@sheet.test')
  staff = signedIn.client
  tokens['staff'] = signedIn.token
  for (const who of ['owner', 'other']) tokens[who] = (await app.signIn(`${who}@sheet.test`)).token
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

interface Made {
  id: string
  trademarkId: string
  hubId: string
}

async function ordered({
  service = 'CoexistenceAgreement',
  status = 'In progress',
  registered = true,
}: { service?: string; status?: string; registered?: boolean } = {}): Promise<Made> {
  const { pool } = app.context
  const trademarkId = uuidv7()
  const entityId = await one<string>(
    `insert into entity (id, type, business_name, user_id) values ($1, 'legal', 'Lumera Test s. r. o.', $2) returning id as v`,
    [uuidv7(), ownerId],
  )
  await pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date, goods_and_services, owner_entity_id)
     values ($1, 'LUMERA', 'WORD', 'EU', $2, $3, $4, $5, $6, '2030-01-01', '[{"class": 11, "terms": ["Lamps"]}]', $7)`,
    [
      trademarkId,
      trademarkId.slice(-12),
      ownerId,
      registered ? 'Trademark registered' : 'Application filed',
      registered ? 'Registered' : 'Examination',
      registered ? '2020-01-01' : null,
      entityId,
    ],
  )
  const id = uuidv7()
  const item = { jurisdiction: 'EU', mark: 'LUMERA', number: null, classes: 1, expires: null, trademarkId }
  await pool.query(
    `insert into service_request (id, public_id, service_name, language, region, currency, user_id, contact_email, status, parameters)
     values ($1, $2, $3, 'en', 'EU', 'EUR', $4, 'owner@sheet.test', $5, $6)`,
    [id, `S-${id.slice(-12)}`, service, ownerId, status, JSON.stringify({ items: [item] })],
  )
  const hubId = await one<string>('select document_hub_id as v from service_request where id = $1', [id])
  return { id, trademarkId, hubId }
}

const to = { recipient: 'Copy Works', recipientEmail: 'copy@works.test' }
const body = 'Coexistence agreement\n\nBoth parties agree.'
const excluded = lawfulUses.map((use) => ({ use, applies: 'no' as const, ground: 'Looked at.' }))

async function drafted(made: Made, set: { email?: string | null; checklist?: typeof excluded; body?: string } = {}) {
  const { id: letterId } = await staff(serviceLetterDraft, { params: { id: made.id }, body: { language: 'en', ...to } })
  const params = { id: made.id, letterId }
  const text = {
    ...to,
    recipientEmail: set.email === undefined ? to.recipientEmail : set.email,
    body: set.body ?? body,
    checklist: set.checklist ?? [],
  }
  await staff(serviceLetterChange, { params, body: { ...text, version: 1 } })
  return params
}

type Params = Awaited<ReturnType<typeof drafted>>
const approve = async (params: Params, version = 2) => await staff(serviceLetterApprove, { params, body: { version } })
const rowOf = async (letterId: string) =>
  await one<Record<string, unknown>>('select to_jsonb(l) as v from service_letter l where id = $1', [letterId])

async function fileOf({ id, letterId }: Params, format: 'pdf' | 'docx', who = 'staff') {
  const answer = await fetch(`${app.url}/api/service-request/${id}/letter/${letterId}/document?format=${format}`, {
    headers: { authorization: `Bearer ${tokens[who]}` },
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('a draft is put together in the language of what is recorded, and a service without a letter has none', async () => {
  const made = await ordered({ service: 'CeaseAndDesistLetter' })
  const { id: letterId } = await staff(serviceLetterDraft, {
    params: { id: made.id },
    body: { language: 'sk', ...to },
  })
  const text = String((await rowOf(letterId))['body'])
  expect(text).toContain('Komu: Copy Works')
  expect(text).toContain('Lumera Test s. r. o.')
  expect(text).toContain(made.trademarkId.slice(-12))
  expect(text).toContain('1. januára 2020')
  const renewal = await ordered({ service: 'TrademarkRenewal' })
  await expect(
    staff(serviceLetterDraft, { params: { id: renewal.id }, body: { language: 'sk', ...to } }),
  ).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'letter-service' } })
})

test('the mark that a watch found, and what was seen in the case that the order is of, stand in its letter', async () => {
  const { pool } = app.context
  const watched = await ordered({ service: 'CeaseAndDesistLetter' })
  await pool.query(
    `insert into trademark_monitoring_result (id, type, relevance, mark_name, jurisdiction, trademark_id, application_number, filing_date, classes, order_hub_id)
     select $1, 'filing', 'high', 'LUMERRA', 'SK', $2, 'POZ 77-2026', '2026-01-15', '{11}', order_hub_id from service_request where id = $3`,
    [uuidv7(), watched.trademarkId, watched.id],
  )
  const textOf = async ({ id }: Made) => {
    const { id: letterId } = await staff(serviceLetterDraft, { params: { id }, body: { language: 'en', ...to } })
    return String((await rowOf(letterId))['body'])
  }
  const ofHit = await textOf(watched)
  for (const fact of ['LUMERRA', 'POZ 77-2026', '15 January 2026', 'Slovakia']) expect(ofHit).toContain(fact)
  // Nobody saw an offer of theirs, so none is claimed.
  expect(ofHit).not.toContain('We have seen')

  const ofCase = await ordered({ service: 'CeaseAndDesistLetter' })
  const [brandId, caseId, placeId] = [uuidv7(), uuidv7(), uuidv7()]
  await pool.query(`insert into brand (id, name, user_id) values ($1, 'Lumera', $2)`, [brandId, ownerId])
  await pool.query(`insert into "case" (id, brand_id, status) values ($1, $2, 'In progress')`, [caseId, brandId])
  await pool.query(
    `insert into case_infringement (id, case_id, platform, jurisdiction, classes) values ($1, $2, 'website', 'SK', '{25}')`,
    [placeId, caseId],
  )
  await pool.query(
    `insert into case_infringement_evidence (id, case_infringement_id, website, evidence_date) values ($1, $2, 'https://copy.example.test/7', '2026-02-20')`,
    [uuidv7(), placeId],
  )
  await pool.query(
    `insert into case_solution (id, case_id, currency, status, service_request_id) values ($1, $2, 'EUR', 'Paid', $3)`,
    [uuidv7(), caseId, ofCase.id],
  )
  const text = await textOf(ofCase)
  expect(text).toContain('https://copy.example.test/7 20 February 2026')
  // The right is registered for lamps, and what they offer is clothing.
  await expect(approve(await drafted(ofCase, { checklist: excluded }))).rejects.toMatchObject({
    facts: { missing: 'right-there', gaps: 'other-goods' },
  })
})

test('what has a gap or is not paid is not approved; approved it is kept as PDF and DOCX that say the same, under a name', async () => {
  const made = await ordered()
  const gap = await drafted(made, { body: 'Agreed on [date].' })
  await expect(approve(gap)).rejects.toMatchObject({ fields: { body: 'required' } })
  const unpaid = await ordered({ status: 'Created' })
  await expect(approve(await drafted(unpaid))).rejects.toMatchObject({ facts: { missing: 'order' } })
  const params = await drafted(made)
  await expect(approve(params, 1)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const before = await fileOf(params, 'pdf')
  expect(await readPdfText(before.bytes)).toContain('DRAFT, NOT SENT')
  expect(await approve(params)).toEqual({ status: 'Approved', version: 2 })
  const row = await rowOf(params.letterId)
  expect(row['approved_name']).toBe('Lea Test')
  const pdf = await fileOf(params, 'pdf')
  const docx = await fileOf(params, 'docx')
  expect(createHash('sha256').update(pdf.bytes).digest('hex')).toBe(row['pdf_sha256'])
  expect(createHash('sha256').update(docx.bytes).digest('hex')).toBe(row['docx_sha256'])
  const read = await readPdfText(pdf.bytes)
  expect(read).toContain('Both parties agree.')
  expect(read).not.toContain('DRAFT')
  expect(wordsOf(docx.bytes)).toContain('Both parties agree.')
  const kept = await one<number>(
    `select count(*)::int as v from document where document_hub_id = $1 and type = 'letter'`,
    [made.hubId],
  )
  expect(kept).toBe(2)
})

test('another text is approved anew and is a further revision of both files', async () => {
  const made = await ordered()
  const params = await drafted(made)
  await approve(params)
  const changed = await staff(serviceLetterChange, { params, body: { ...to, body: 'Another text', version: 2 } })
  expect(changed).toEqual({ status: 'Draft', version: 3 })
  expect((await rowOf(params.letterId))['approved_name']).toBeNull()
  await expect(staff(serviceLetterMail, { params, body: { version: 3 } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
  await approve(params, 3)
  const revisions = await one<number[]>(
    `select array_agg(revision order by revision) as v from document where document_hub_id = $1 and type = 'letter'`,
    [made.hubId],
  )
  expect(revisions).toEqual([1, 1, 2, 2])
  expect(wordsOf((await fileOf(params, 'docx')).bytes)).toContain('Another text')
})

test('a mail is sent from the moment that the server took it, under its Message-ID, and then the client has it', async () => {
  const made = await ordered()
  const params = await drafted(made)
  await approve(params)
  expect((await fileOf(params, 'pdf', 'owner')).status).toBe(404)
  expect(await staff(serviceLetterMail, { params, body: { version: 2 } })).toEqual({ status: 'Sending', version: 2 })
  const row = await eventually('the letter to be sent', async () => {
    const now = await rowOf(params.letterId)
    return now['status'] === 'Sent' ? now : null
  })
  expect(row).toMatchObject({ sent_by: 'mail', message_id: `<service-letter-${params.letterId}-2@localhost>` })
  expect(
    server.taken.filter((mail) => mail.to === 'copy@works.test' && mail.messageId === row['message_id']),
  ).toHaveLength(1)
  expect((await fileOf(params, 'pdf', 'owner')).status).toBe(200)
  expect((await fileOf(params, 'pdf', 'other')).status).toBe(404)
  expect(
    await one('select recipient as v from mail.outbox where id = $1', [`service-letter-sent-${params.letterId}`]),
  ).toBe('owner@sheet.test')
  await expect(staff(serviceLetterDrop, { params, body: { version: 2 } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
})

test('a letter of an order that was withdrawn from is neither approved nor mailed by us; that it went out is recorded', async () => {
  const made = await ordered()
  const [draft, approved] = [await drafted(made), await drafted(await ordered())]
  await approve(approved)
  for (const { id } of [draft, approved]) {
    const product = uuidv7()
    await app.context.pool.query('insert into product (id, service_request_id) values ($1, $2)', [product, id])
    await app.context.pool.query(
      `insert into product_event (id, product_id, name) values ($1, $2, 'Withdrawal declared')`,
      [uuidv7(), product],
    )
  }
  const held = { code: 'rules-unmet', facts: { missing: 'withdrawal-settled' } }
  await expect(approve(draft)).rejects.toMatchObject(held)
  await expect(staff(serviceLetterMail, { params: approved, body: { version: 2 } })).rejects.toMatchObject(held)
  // One that was handed to the queue before stays here.
  await app.context.pool.query(`update service_letter set status = 'Sending' where id = $1`, [approved.letterId])
  await deliver({ letter: approved.letterId, version: 2 }, app.context.facilities)
  expect(await rowOf(approved.letterId)).toMatchObject({ status: 'Approved', unsent_reason: 'order-held' })
  const body = { version: 2, sentOn: today, way: 'post' as const, reference: 'RE 1', proofDocumentId: null }
  expect(await staff(serviceLetterSent, { params: approved, body })).toMatchObject({ status: 'Sent' })
})

test('what the mail server does not take is not sent and says why; it can be sent by another way with its proof', async () => {
  const made = await ordered()
  const params = await drafted(made, { email: 'refuses@works.test' })
  await approve(params)
  server.behave = (address) => (address === 'refuses@works.test' ? 'refuse' : 'take')
  await staff(serviceLetterMail, { params, body: { version: 2 } })
  const row = await eventually('the letter to come back', async () => {
    const now = await rowOf(params.letterId)
    return now['unsent_reason'] === null ? null : now
  })
  expect(row).toMatchObject({ status: 'Approved', sent_at: null, message_id: null })
  expect(String(row['unsent_reason'])).toContain('451')
  const send = async (set: object) =>
    await staff(serviceLetterSent, { params, body: { version: 2, sentOn: today, way: 'post', ...set } })
  await expect(send({})).rejects.toMatchObject({ fields: { reference: 'required' } })
  await expect(send({ sentOn: '2026-03-03', reference: 'R' })).rejects.toMatchObject({
    fields: { sentOn: 'date-in-future' },
  })
  await expect(send({ sentOn: '2026-03-01', reference: 'R' })).rejects.toMatchObject({
    fields: { sentOn: 'date-too-early' },
  })
  const elsewhere = await ordered()
  const upload = async (hubId: string) =>
    (await staff(documentUpload, { params: { hubId }, body: { type: 'evidence' }, file: pdfFile('proof.pdf') })).id
  await expect(send({ proofDocumentId: await upload(elsewhere.hubId) })).rejects.toMatchObject({
    fields: { proofDocumentId: 'not-a-choice' },
  })
  expect(await send({ proofDocumentId: await upload(made.hubId) })).toEqual({ status: 'Sent', version: 2 })
  const shown = await app.graphql<{ service_letter: object[] }>(
    `query ($id: uuid!) { service_letter(where: { service_request_id: { _eq: $id } }) { recipient approved_name sent_by } }`,
    { id: made.id },
    tokens['owner'],
  )
  expect(shown.service_letter).toEqual([{ recipient: 'Copy Works', approved_name: 'Lea Test', sent_by: 'post' }])
})

test('a letter that asks somebody to stop needs the lawful uses, a right in force and nobody who is a friend', async () => {
  const made = await ordered({ service: 'CeaseAndDesistLetter' })
  await expect(approve(await drafted(made))).rejects.toMatchObject({ facts: { missing: 'lawful-uses' } })
  const pending = await ordered({ service: 'CeaseAndDesistLetter', registered: false })
  await expect(approve(await drafted(pending, { checklist: excluded }))).rejects.toMatchObject({
    facts: { missing: 'right-there' },
  })
  const params = await drafted(made, { checklist: excluded })
  await app.context.pool.query(
    `insert into case_counterparty (id, primary_name, user_id, whitelisted) values ($1, 'Copy Works', $2, true)`,
    [uuidv7(), ownerId],
  )
  await expect(approve(params)).rejects.toMatchObject({ facts: { missing: 'threat' } })
  await app.context.pool.query('update case_counterparty set whitelisted = false where user_id = $1', [ownerId])
  await approve(params)
  // Given back between the approval and the sending: nothing goes out.
  await app.context.pool.query(`update service_request set status = 'Refunded' where id = $1`, [made.id])
  await expect(staff(serviceLetterMail, { params, body: { version: 2 } })).rejects.toMatchObject({
    facts: { missing: 'order' },
  })
})

test('of two who approve and change at once one wins', async () => {
  const made = await ordered()
  const params = await drafted(made)
  const both = await Promise.allSettled([
    approve(params),
    staff(serviceLetterChange, { params, body: { ...to, body: 'Meanwhile', version: 2 } }),
  ])
  const row = await rowOf(params.letterId)
  // Either the change came first and nothing is approved, or the approval came first and the change took it back.
  expect([row['status'], row['version']]).toEqual(['Draft', 3])
  expect(both[1]?.status).toBe('fulfilled')
})

describe.runIf(hasChromium('letters of orders'))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  test('staff draft a letter, fill it in, approve it and mail it; the client reads what proves it', async () => {
    const made = await ordered()
    const desk = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(desk, 'lawyer@sheet.test', testPassword)
    const seen = watch(desk)
    const page = await desk.newPage()
    await page.goto(`/admin#/service_request/${made.id}/show`)
    await page.getByText('Draft the letter').click()
    await page.getByLabel('Recipient', { exact: true }).fill('Copy Works')
    await page.getByLabel('E-mail of the recipient').fill('browser@works.test')
    await page.getByRole('button', { name: 'Draft', exact: true }).click()
    await page.getByText('Coexistence agreement: Copy Works').waitFor()
    // With gaps nobody can approve it.
    expect(await page.getByRole('button', { name: 'Approve under my name' }).isDisabled()).toBe(true)
    await page.getByText('Change it').click()
    const text = page.locator('textarea[name^="letterBody-"]')
    const drafted = await text.inputValue()
    await text.fill(drafted.replaceAll(/\[[^\]]*\]/g, 'as agreed'))
    // What is typed outlasts a reload.
    await page.reload()
    await page.getByText('Change it').click()
    await expect.poll(async () => await text.inputValue()).toContain('as agreed')
    await page.locator('form', { has: text }).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Approve under my name' }).and(page.locator(':enabled')).click()
    await page.getByText('approved by Lea Test').waitFor()
    await page.getByRole('button', { name: 'Mail it to browser@works.test' }).click()
    // The page looks by itself whether the server took it.
    await page.getByText('Message-ID <service-letter-').waitFor()
    expect(seen.troubles).toEqual([])
    await desk.close()
    const home = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(home, 'owner@sheet.test', testPassword)
    const portal = await home.newPage()
    await portal.goto(`/portal/service-order/${made.id}`)
    const letters = portal.locator('#letters')
    await letters.getByText('approved by Lea Test').waitFor()
    expect(await letters.textContent()).toContain('@localhost')
    expect(await letters.textContent()).toMatch(/SHA-256 \(PDF\) [0-9a-f]{64}/)
    await home.close()
  })
})
