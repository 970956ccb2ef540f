import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import {
  phoneLookup,
  supportTicketAnswer,
  supportTicketCreate,
  supportTicketFeedback,
  supportTicketReceive,
  supportTicketStatus,
  supportTicketThread,
  supportTicketWrite,
} from '#contract/support.ts'
import { resolveSilent } from '#features/support/silent.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { readLetter } from '#platform/mail/letters.ts'
import { issuer, startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { pdfFile } from '#tests/documents.ts'
import { eventually } from '#tests/waiting.ts'

const office = 'office@ticket.test'
let app: TestApp
let staff: Client
let owner: Client
let other: Client

beforeAll(async () => {
  app = await startApp({ INVOICE_ISSUER: JSON.stringify({ ...issuer, email: office }) })
  await app.addUser('attorney@ticket.test', 'staff')
  await app.addUser('owner@ticket.test', 'customer')
  await app.addUser('other@ticket.test', 'customer')
  staff = (await app.signIn('attorney@ticket.test')).client
  owner = (await app.signIn('owner@ticket.test')).client
  other = (await app.signIn('other@ticket.test')).client
})
afterAll(async () => await app?.close())

const eml = (id: string, subject: string, text: string, more = '', from = 'kata@visitor.test') =>
  new File(
    [
      `From: Kata Fictional <${from}>\r\nTo: office@ours.test\r\nMessage-ID: <${id}@visitor.test>\r\n${more}Subject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
    ],
    'mail.eml',
    { type: 'message/rfc822' },
  )

interface Row {
  id: number
  public_id: string
  status: string
  source: string
  resolved_at: Date | null
  feedback: string | null
  feedback_note: string | null
}
async function rowOf(id: number): Promise<Row> {
  const { rows } = await app.context.pool.query<Row>('select * from support_ticket where id = $1', [id])
  const [row] = rows
  if (!row) throw new Error('no such ticket')
  return row
}
async function numberOf(publicId: string): Promise<number> {
  const { rows } = await app.context.pool.query<{ id: number }>('select id from support_ticket where public_id = $1', [
    publicId,
  ])
  return rows[0]?.id ?? 0
}
const lettersTo = async (recipient: string) =>
  (
    await app.context.pool.query<{ id: string; template: string }>(
      'select id, template from mail.outbox where recipient = $1 order by created_at, id',
      [recipient],
    )
  ).rows

describe('a question', () => {
  test('goes from a mail to an answer, a reply by mail, and a resolution that is asked about', async () => {
    const taken = await staff(supportTicketReceive, {
      file: eml('a', 'A bakery', 'Is one mark enough for two countries?'),
    })
    expect(taken).toMatchObject({ status: 'Open', isNew: true })
    expect(
      await staff(supportTicketReceive, { file: eml('a', 'A bakery', 'Is one mark enough for two countries?') }),
    ).toEqual({
      ...taken,
      isNew: false,
    })
    const params = { id: taken.id }
    const { public_id: publicId } = await rowOf(taken.id)
    expect(await lettersTo(office)).toMatchObject([{ template: 'support-taken' }])
    expect(await lettersTo('kata@visitor.test')).toMatchObject([{ template: 'support-received' }])

    expect(await staff(supportTicketAnswer, { params, body: { text: 'The EU mark covers both.' } })).toEqual({
      status: 'Waiting for customer',
    })
    const answer = (await lettersTo('kata@visitor.test')).find(({ template }) => template === 'support-answered')
    const letter = await readLetter(app.context.letters, answer?.id ?? '')
    expect(letter?.text).toContain('The EU mark covers both.')
    expect(letter?.text).toContain(`/support-ticket/${publicId}`)
    expect(letter?.subject).toContain(`[#${taken.id}]`)

    // The mail program names the letter that is answered; the quote of it is not said again.
    const reply = eml(
      'b',
      'Re: something else',
      'And Switzerland?\r\n\r\nOn 20 November you wrote:\r\n> The EU mark covers both.',
      `In-Reply-To: <${answer?.id}@localhost>\r\n`,
    )
    expect(await staff(supportTicketReceive, { file: reply })).toMatchObject({
      id: taken.id,
      status: 'In progress',
      isNew: false,
    })
    expect((await lettersTo(office)).map(({ template }) => template)).toEqual(['support-taken', 'support-continued'])

    const thread = await app.anonymous(supportTicketThread, { params: { id: publicId } })
    expect(thread.messages.map(({ isOurs, by, text }) => [isOurs, by, text])).toEqual([
      [false, null, 'Is one mark enough for two countries?'],
      [true, 'attorney', 'The EU mark covers both.'],
      [false, null, 'And Switzerland?'],
    ])

    await staff(supportTicketStatus, {
      params,
      body: { from: 'In progress', to: 'Resolved', resolution: 'Switzerland has a register of its own.' },
    })
    expect(await rowOf(taken.id)).toMatchObject({ status: 'Resolved', resolved_at: expect.any(Date) as Date })
    const closed = (await lettersTo('kata@visitor.test')).find(({ template }) => template === 'support-resolved')
    expect((await readLetter(app.context.letters, closed?.id ?? ''))?.text).toContain(
      `/feedback-from-email?id=${publicId}`,
    )

    // That somebody is away joins the thread and opens nothing.
    const away = eml('away', `Re: [#${taken.id}]`, 'I am away until Monday.', 'Auto-Submitted: auto-replied\r\n')
    expect(await staff(supportTicketReceive, { file: away })).toMatchObject({ id: taken.id, status: 'Resolved' })
    const { messages } = await app.anonymous(supportTicketThread, { params: { id: publicId } })
    expect(messages.at(-1)).toMatchObject({ isOurs: false, text: 'I am away until Monday.' })
    expect(await rowOf(taken.id)).toMatchObject({ status: 'Resolved', resolved_at: expect.any(Date) as Date })

    // By the number in the subject alone, and open again.
    const more = eml('c', `Re: Your question is closed [#${taken.id}]`, 'What does that cost?')
    expect(await staff(supportTicketReceive, { file: more })).toMatchObject({
      id: taken.id,
      status: 'Open',
      isNew: false,
    })
    expect(await rowOf(taken.id)).toMatchObject({ resolved_at: null })
  })

  test('of another’s number begins a ticket of its own, and so does one of a sender who is not its customer', async () => {
    const { id } = await owner(supportTicketCreate, { body: { message: 'Mine alone.' } })
    const number = await numberOf(id)
    for (const [name, more] of [
      ['d', ''],
      ['e', `References: <support-answered-${id}-x@localhost>\r\n`],
    ] as const) {
      const stranger = eml(name, `Re: [#${number}]`, 'Tell me all of it', more, 'stranger@visitor.test')
      expect(await staff(supportTicketReceive, { file: stranger })).toMatchObject({ isNew: true })
    }
    expect((await owner(supportTicketThread, { params: { id } })).messages).toHaveLength(1)
  })

  test('of an account is read and answered in the portal, by its customer and nobody else', async () => {
    const { id } = await owner(supportTicketCreate, { body: { subject: 'The address', message: 'We move in spring.' } })
    const params = { id }
    await expect(app.anonymous(supportTicketThread, { params })).rejects.toMatchObject({ code: 'sign-in-required' })
    await expect(other(supportTicketThread, { params })).rejects.toMatchObject({ code: 'not-found' })
    await expect(other(supportTicketWrite, { params, body: { message: 'x' } })).rejects.toMatchObject({
      code: 'not-found',
    })
    const number = await numberOf(id)
    await staff(supportTicketAnswer, { params: { id: number }, body: { text: 'From when?' } })
    expect(await owner(supportTicketWrite, { params, body: { message: 'From March.' } })).toEqual({
      status: 'In progress',
    })
    const { rows } = await app.context.pool.query<{ type: string; metadata: object }>(
      `select type, metadata from notification where metadata->>'ticketId' = $1`,
      [id],
    )
    expect(rows).toEqual([{ type: 'support-answered', metadata: { ticketId: id } }])
    // Over the data API the thread is its customer's too.
    const { token } = await app.signIn('owner@ticket.test')
    const { token: foreign } = await app.signIn('other@ticket.test')
    const query = '{ thread_comment(order_by: [{ created_at: asc }]) { content } }'
    expect(await app.graphql(query, {}, token)).toEqual({
      thread_comment: [{ content: 'From when?' }, { content: 'From March.' }],
    })
    expect(await app.graphql(query, {}, foreign)).toEqual({ thread_comment: [] })
  })

  test('of a visitor needs an address for the answer, and says so beside the field', async () => {
    await expect(app.anonymous(supportTicketCreate, { body: { message: 'Hello' } })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { email: 'required' },
    })
  })

  test('two of staff who step at once: one does, the other is told what it is by then', async () => {
    const { id } = await app.anonymous(supportTicketCreate, {
      body: { message: 'Who takes it?', email: 'twice@visitor.test' },
    })
    const step = async () =>
      await staff(supportTicketStatus, {
        params: { id: await numberOf(id) },
        body: { from: 'Open', to: 'In progress', resolution: null },
      }).then(
        () => 'done',
        (error: unknown) => (error as { code: string }).code,
      )
    expect((await Promise.all([step(), step()])).toSorted()).toEqual(['changed-meanwhile', 'done'])
  })

  test('that nobody answers for two weeks is resolved by itself, and no other', async () => {
    const asked = async (email: string) => {
      const { id } = await app.anonymous(supportTicketCreate, { body: { message: 'Silent', email } })
      const number = await numberOf(id)
      await staff(supportTicketAnswer, { params: { id: number }, body: { text: 'Which mark?' } })
      return number
    }
    const [silent, recent] = [await asked('silent@visitor.test'), await asked('recent@visitor.test')]
    await app.context.pool.query(`update support_ticket set updated_at = now() - interval '15 days' where id = $1`, [
      silent,
    ])
    await inTransaction(app.context.pool, async (tx) => {
      await app.context.facilities.queue().send(tx, resolveSilent, {})
    })
    await eventually('the silent ticket', async () => (await rowOf(silent)).status === 'Resolved')
    expect((await rowOf(recent)).status).toBe('Waiting for customer')
  })
})

describe('feedback from a mail', () => {
  test('is given by sending the form; opening its address, however often, changes nothing', async () => {
    const { id } = await app.anonymous(supportTicketCreate, {
      body: { message: 'Did it help?', email: 'feedback@visitor.test' },
    })
    const number = await numberOf(id)
    const address = `${app.url}/feedback-from-email?feedback=good&id=${id}`
    for (let time = 0; time < 2; time += 1) {
      const page = await fetch(address)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toMatch(/value="good"[^>]*checked|checked[^>]*value="good"/)
    }
    expect(await rowOf(number)).toMatchObject({ feedback: null })
    const sent = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: app.url },
      body: new URLSearchParams({ feedback: 'bad', note: 'Too late' }),
    })
    expect(sent.status).toBe(302)
    expect(await rowOf(number)).toMatchObject({ feedback: 'bad', feedback_note: 'Too late' })
    const none = '0199e0a0-0000-7000-8000-000000000000'
    expect((await fetch(`${app.url}/feedback-from-email?feedback=good&id=${none}`)).status).toBe(404)
    expect((await fetch(`${app.url}/feedback-from-email`)).status).toBe(404)
    // Of an account it asks for its sign-in, and another's is not there.
    const { id: own } = await owner(supportTicketCreate, { body: { message: 'Mine.' } })
    await expect(
      other(supportTicketFeedback, { params: { id: own }, body: { feedback: 'good' } }),
    ).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('who calls is found by the number however it is written, and nobody by a part of one', async () => {
  await app.context.pool.query(
    `update user_profile set phone_number = '0905 123 456' where user_id = (select id from "user" where email = 'owner@ticket.test')`,
  )
  for (const phoneNumber of ['+421 905 123 456', '00421905123456'])
    expect((await staff(phoneLookup, { query: { phoneNumber } })).matters).toMatchObject([
      { table: 'user', email: 'owner@ticket.test', phone: '0905 123 456' },
    ])
  expect((await staff(phoneLookup, { query: { phoneNumber: '123 456' } })).matters).toEqual([])
  await expect(staff(phoneLookup, { query: { phoneNumber: '456' } })).rejects.toMatchObject({
    fields: { phoneNumber: 'too-short' },
  })
  await expect(owner(phoneLookup, { query: { phoneNumber: '0905 123 456' } })).rejects.toMatchObject({
    code: 'not-allowed',
  })
})

describe.runIf(hasChromium('support tickets'))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser.close())

  test('staff take a mail in, answer it and resolve it; the visitor writes on without scripts', async () => {
    const desk = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(desk, 'attorney@ticket.test', testPassword)
    const seen = watch(desk)
    const page = await desk.newPage()
    await page.goto('/admin#/support_ticket')
    await page.getByLabel('Hand in .eml').setInputFiles({
      name: 'mail.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from(await eml('z', 'The mark VELTORA', 'Who owns it?', '', 'jan@visitor.test').arrayBuffer()),
    })
    await page.getByRole('link', { name: 'The mark VELTORA' }).click()
    await page.getByRole('heading', { level: 1, name: 'The mark VELTORA' }).waitFor()
    const number = /support_ticket\/(\d+)\/show/.exec(page.url())?.[1] ?? ''
    const answer = page.getByLabel('Text of the answer')
    await answer.fill('You do, from the day')
    // What is typed survives the tab.
    await page.reload()
    await expect.poll(async () => await answer.inputValue()).toBe('You do, from the day')
    await answer.fill('You do, from the day of filing.')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await page.getByRole('listitem').getByText('You do, from the day of filing.').waitFor()

    const { public_id: publicId } = await rowOf(Number(number))
    const home = await browser.newContext({ baseURL: app.url, locale: 'en', javaScriptEnabled: false })
    const visitor = await home.newPage()
    await visitor.goto(`/support-ticket/${publicId}`)
    await visitor.getByText('You do, from the day of filing.').waitFor()
    await visitor.getByLabel('Your message').fill('Thank you.')
    await visitor.getByRole('button', { name: 'Send' }).click()
    await visitor.getByRole('listitem').getByText('Thank you.').waitFor()
    await home.close()

    // The page of staff finds it by itself.
    await page.getByRole('listitem').getByText('Thank you.').waitFor()
    await page.getByLabel('Word to the client').fill('Good luck with VELTORA.')
    await page.getByRole('button', { name: 'Resolve' }).click()
    await page.getByText('Resolved', { exact: true }).first().waitFor()
    // The short address of the specification leads to the same page.
    await page.goto(`/admin#/support_ticket/${number}`)
    await page.getByRole('heading', { level: 1, name: 'The mark VELTORA' }).waitFor()
    expect(seen.troubles).toEqual([])
    await desk.close()
  })

  test('a customer asks in the portal and reads the answer there', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'other@ticket.test', testPassword)
    const seen = watch(context)
    const page = await context.newPage()
    await page.goto('/contact')
    // Who is known is not asked again.
    await page.waitForURL('**/portal/messages')
    await page.getByLabel('Subject').fill('The invoice')
    await page.getByLabel('Your question').fill('Where is it?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { level: 1, name: 'The invoice' }).waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    await staff(supportTicketAnswer, { params: { id: await numberOf(id) }, body: { text: 'Under Orders.' } })
    await page.goto('/portal/notifications')
    await page.getByRole('link', { name: 'We answered your question' }).click()
    await page.getByText('Under Orders.').waitFor()
    // A document that is handed in leaves what is being written as it is.
    await page.getByLabel('Your message').fill('It is not under Orders.')
    await page.getByLabel('Document', { exact: true }).setInputFiles({
      name: 'screen.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfFile('screen.pdf').arrayBuffer()),
    })
    await page.getByRole('button', { name: 'Hand in the document' }).click()
    await page.getByRole('link', { name: 'screen.pdf' }).waitFor()
    expect(await page.getByLabel('Your message').inputValue()).toBe('It is not under Orders.')
    await page.reload()
    await expect.poll(async () => await page.getByLabel('Your message').inputValue()).toBe('It is not under Orders.')
    expect(seen.troubles).toEqual([])
    await context.close()
  })
})
