import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { officeMailReceive, officeMailSettle } from '#contract/docketed-message.ts'
import {
  oppositionCreate,
  oppositionDocketing,
  oppositionEvent,
  oppositionNotify,
  oppositionOrder,
  oppositionUpdate,
  oppositionWithdraw,
  trademarkOpposition,
} from '#contract/opposition.ts'
import { serviceLetterDraft } from '#contract/service-letter.ts'
import { documentUpload } from '#contract/trademark.ts'
import type { DocumentType } from '#domain/catalog/document-types.ts'
import type { OppositionEventKind } from '#domain/opposition/events.ts'
import { remindOfDates } from '#features/docket/index.ts'
import { addDays, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { daysOnScreen, eventsOnScreen } from '#tests/days-on-screen.ts'
import { toldOpposition, written } from '#tests/browser/oppositions.ts'
import { pdfFile } from '#tests/documents.ts'

const attorney = 'attorney@opposed.test'
let app: TestApp
let staff: Client
let owner: Client
let ownerToken: string
let ownerId: string
let on: PlainDate

beforeAll(async () => {
  app = await startApp()
  on = today(officeZone, new Date())
  await app.addUser(attorney, 'staff')
  ownerId = await app.addUser('owner@opposed.test', 'customer')
  await app.addUser('other@opposed.test', 'customer')
  staff = (await app.signIn(attorney)).client
  ;({ client: owner, token: ownerToken } = await app.signIn('owner@opposed.test'))
})
afterAll(async () => await app?.close())

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => {
  const { rows } = await app.context.pool.query<{ v: T }>(sql, values)
  return rows[0]?.v as T
}

/** A published application of the owner. */
async function mark(jurisdiction = 'UK', status = 'Trademark published', group = 'Publication'): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, filing_date, user_id, status, status_group, goods_and_services)
     values ($1, 'KOVENTO', 'WORD', $2, $3, $4, $5, $6, '[{"class": 18, "terms": ["Trunks"]}]')`,
    [id, jurisdiction, addDays(on, -200), ownerId, status, group],
  )
  return id
}

const taken = { opponent: written.opponent }
const statusOf = async (id: string) => await one<string>('select status as v from opposition where id = $1', [id])
const markStatus = async (id: string) => await one<string>('select status as v from trademark where id = $1', [id])
const dates = async (trademarkId: string) => {
  const { rows } = await app.context.pool.query<{ kind: string; due: string; done: boolean; set: string | null }>(
    `select kind, due::text, done_at is not null as done, override_reason as set from deadline
      where trademark_id = $1 and kind in ('opposition_reply', 'cooling_off', 'opposition_evidence') order by number, kind`,
    [trademarkId],
  )
  return rows
}
const wayOf = async (id: string, kind: string) =>
  await one<string>('select id::text as v from opposition_way where opposition_id = $1 and kind = $2', [id, kind])

async function file(id: string, type: DocumentType): Promise<number> {
  const hubId = await one<string>('select document_hub_id as v from opposition where id = $1', [id])
  return (await staff(documentUpload, { params: { hubId }, body: { type }, file: pdfFile(`${type}.pdf`) })).id
}

const record = async (id: string, kind: OppositionEventKind, documentId: number | null = null) =>
  await staff(oppositionEvent, {
    params: { id },
    body: { kind, happenedOn: on, documentId, seen: await eventsOnScreen(app.context.pool, id) },
  })

/** Says, as billing does, that an order is paid. */
async function pay(productId: string): Promise<void> {
  await app.context.pool.query(
    `update service_request set status = 'Checkout completed' where product_id = $1 and status = 'Created'`,
    [productId],
  )
  const client = await app.context.pool.connect()
  await client.query('begin')
  const { invoicePaid } = await import('#features/billing/index.ts')
  await app.context.facilities.events.publish(bindDatabase(client), invoicePaid, { productId, invoiceId: uuidv7() })
  await client.query('commit')
  client.release()
}

const letters = async (template: string) =>
  await one<number>(
    `select count(*)::int as v from mail.outbox where template = $1 and recipient = 'owner@opposed.test'`,
    [template],
  )

const read = async (id: string, token: string) =>
  (
    await app.graphql<{ opposition_by_pk: { opponent: string; ways: unknown[]; events: unknown[] } | null }>(
      `query one($id: uuid!) { opposition_by_pk(id: $id) { opponent ways { kind ground } events { kind } } }`,
      { id },
      token,
    )
  ).opposition_by_pk

describe('taking it in', () => {
  test('moves a published mark, and its law gives the last day at once; a second one counts beside it', async () => {
    const trademarkId = await mark()
    const noticeDate = addDays(on, -20)
    const { id } = await staff(trademarkOpposition, { params: { id: trademarkId }, body: { noticeDate, ...taken } })
    expect(await markStatus(trademarkId)).toBe('Application opposed')
    expect(
      await one(
        `select count(*)::int as v from trademark_tracking where trademark_id = $1 and name = 'Application opposed'`,
        [trademarkId],
      ),
    ).toBe(1)
    expect((await dates(trademarkId)).map(({ kind }) => kind)).toEqual(['opposition_reply'])
    await staff(trademarkOpposition, { params: { id: trademarkId }, body: { noticeDate: on, opponent: 'Second Ltd' } })
    expect((await dates(trademarkId)).map(({ kind }) => kind)).toEqual(['opposition_reply', 'opposition_reply'])
    expect(await one('select number as v from opposition where id = $1', [id])).toBe(1)
  })

  test('is refused before the filing, for a day ahead, and of a mark that is over', async () => {
    const params = { id: await mark() }
    const of = async (noticeDate: string, at = params) =>
      await staff(trademarkOpposition, { params: at, body: { noticeDate, ...taken } })
    await expect(of(addDays(on, 1))).rejects.toMatchObject({ fields: { noticeDate: 'date-in-future' } })
    await expect(of(addDays(on, -300))).rejects.toMatchObject({ fields: { noticeDate: 'date-too-early' } })
    await expect(of(on, { id: await mark('UK', 'Refused', 'Closed') })).rejects.toMatchObject({ code: 'rules-unmet' })
    expect(await one('select count(*)::int as v from opposition where trademark_id = $1', [params.id])).toBe(0)
  })

  test('of a registered mark leaves the mark where it stands', async () => {
    const trademarkId = await mark('DE', 'Trademark registered', 'Registered')
    await staff(trademarkOpposition, { params: { id: trademarkId }, body: { noticeDate: on, ...taken } })
    expect(await markStatus(trademarkId)).toBe('Trademark registered')
  })

  test('from a mail of the office deals with the mail, once', async () => {
    const trademarkId = await mark()
    const mail = [
      'From: office@ipo.gov.uk',
      'Subject: Notice of opposition UK00003999123',
      'Message-ID: <opp@ipo.gov.uk>',
      '',
      'x',
    ].join('\r\n')
    const { id: messageId } = await staff(officeMailReceive, {
      file: new File([mail], 'mail.eml', { type: 'message/rfc822' }),
    })
    await staff(officeMailSettle, { params: { id: messageId }, body: { to: 'Matched', trademarkId, answer: null } })
    const body = { messageId, noticeDate: on, ...taken }
    const { id } = await staff(oppositionCreate, { body })
    expect(await statusOf(id)).toBe('Created')
    expect(await one('select status as v from docketed_message where id = $1', [messageId])).toBe('Processed')
    await expect(staff(oppositionCreate, { body })).rejects.toMatchObject({ code: 'transition-refused' })
  })
})

test('its owner reads it once they are told, and nobody else', async () => {
  const trademarkId = await mark()
  const { id } = await staff(trademarkOpposition, { params: { id: trademarkId }, body: { noticeDate: on, ...taken } })
  expect(await read(id, ownerToken)).toBeNull()
  const told = await toldOpposition(app, attorney, await mark())
  expect(await read(told, ownerToken)).toMatchObject({ opponent: written.opponent, events: [{ kind: 'cooling-off' }] })
  const { token } = await app.signIn('other@opposed.test')
  expect(await read(told, token)).toBeNull()
  const { client: other } = await app.signIn('other@opposed.test')
  const params = { id: told }
  await expect(other(oppositionWithdraw, { params, body: {} })).rejects.toMatchObject({ code: 'not-found' })
  await expect(other(oppositionOrder, { params, body: { wayId: await wayOf(told, 'answer') } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(owner(oppositionWithdraw, { params: { id }, body: {} })).rejects.toMatchObject({ code: 'not-found' })
})

test('a document of what happened before is seen with the kick-off, and not earlier', async () => {
  const { id } = await staff(trademarkOpposition, { params: { id: await mark() }, body: { noticeDate: on, ...taken } })
  const documentId = await file(id, 'evidence')
  const isSeen = async () =>
    await one<boolean>('select visible_to_client as v from document where id = $1', [documentId])
  await record(id, 'evidence-received', documentId)
  expect(await isSeen()).toBe(false)
  await staff(oppositionUpdate, { params: { id }, body: { version: 1, ...written } })
  const body = {
    noticeDate: on,
    dueDate: addDays(on, 30),
    reason: 'The letter',
    before: { noticeDate: on, remindersEnabled: true },
  }
  await staff(oppositionDocketing, { params: { id }, body })
  await staff(oppositionNotify, { params: { id } })
  expect(await isSeen()).toBe(true)
})

describe('the last days', () => {
  test('of the law need no reason; every other one has one, and stands under a name', async () => {
    const trademarkId = await mark()
    const noticeDate = addDays(on, -20)
    const { id } = await staff(trademarkOpposition, { params: { id: trademarkId }, body: { noticeDate, ...taken } })
    const params = { id }
    const [lawful] = await dates(trademarkId)
    const docket = async (body: {
      dueDate?: string
      coolingOffUntil?: string
      evidenceDue?: string
      reason?: string
    }) => {
      const before = await daysOnScreen(app.context.pool, 'opposition', id)
      return await staff(oppositionDocketing, { params, body: { noticeDate, ...body, before } })
    }
    await expect(docket({})).rejects.toMatchObject({ fields: { dueDate: 'required' } })
    await docket({ dueDate: lawful?.due ?? '' })
    expect(await dates(trademarkId)).toMatchObject([{ due: lawful?.due, set: null }])
    await expect(docket({ dueDate: addDays(on, 90) })).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
    await expect(docket({ coolingOffUntil: addDays(on, 90), reason: 'x' })).rejects.toMatchObject({
      fields: { coolingOffUntil: 'not-a-choice' },
    })
    await record(id, 'cooling-off')
    await docket({
      dueDate: addDays(on, 90),
      coolingOffUntil: addDays(on, 60),
      evidenceDue: addDays(on, 200),
      reason: 'The letter',
    })
    expect(await dates(trademarkId)).toMatchObject([
      { kind: 'cooling_off', due: addDays(on, 60), set: 'The letter' },
      { kind: 'opposition_evidence', due: addDays(on, 200), set: 'The letter' },
      { kind: 'opposition_reply', due: addDays(on, 90), set: 'The letter' },
    ])
    // The nightly computation leaves what a person set.
    const { refreshDocket } = await import('#features/docket/index.ts')
    await refreshDocket(bindDatabase(app.context.pool), [trademarkId], new Date())
    expect((await dates(trademarkId)).map(({ due }) => due)).toEqual([
      addDays(on, 60),
      addDays(on, 200),
      addDays(on, 90),
    ])
  })

  test('are reminded of while it is open, with the way to its page, and not once it has ended', async () => {
    const trademarkId = await mark('US')
    const id = await toldOpposition(app, attorney, trademarkId)
    const remind = async (day: PlainDate) =>
      await remindOfDates({ ...app.context.facilities, clock: () => new Date(`${day}T10:00:00Z`) })
    const links = async () =>
      await one<number>(
        `select count(*)::int as v from mail.outbox where template = 'deadline-reminder' and link ->> 'page' = 'opposition' and link ->> 'id' = $1`,
        [id],
      )
    await remind(addDays(on, 77))
    expect(await links()).toBe(1)
    await record(id, 'opposition-withdrawn', await file(id, 'office-letter'))
    await remind(addDays(on, 79))
    expect(await links()).toBe(1)
  })
})

describe('going on', () => {
  test('nobody is told before there is something to choose from and the dates are confirmed', async () => {
    const { id } = await staff(trademarkOpposition, {
      params: { id: await mark() },
      body: { noticeDate: on, ...taken },
    })
    const params = { id }
    await expect(staff(oppositionNotify, { params })).rejects.toMatchObject({ code: 'rules-unmet' })
    const body = { version: 1, ...written }
    await expect(
      staff(oppositionUpdate, {
        params,
        body: { ...body, ways: [{ kind: 'answer', serviceFee: 100, governmentFee: 0 }] },
      }),
    ).rejects.toMatchObject({ fields: { 'ways.0.ground': 'reason-needed' } })
    await staff(oppositionUpdate, { params, body })
    await expect(staff(oppositionUpdate, { params, body })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(staff(oppositionNotify, { params })).rejects.toMatchObject({ code: 'transition-refused' })
    expect(await statusOf(id)).toBe('Created')
  })

  test('a way is ordered by the common checkout, answered, and the mark is published again', async () => {
    const trademarkId = await mark()
    const id = await toldOpposition(app, attorney, trademarkId)
    const params = { id }
    expect(await letters('opposition-kick-off')).toBeGreaterThan(0)
    const first = await owner(oppositionOrder, { params, body: { wayId: await wayOf(id, 'coexistence') } })
    const { productId } = await owner(oppositionOrder, { params, body: { wayId: await wayOf(id, 'answer') } })
    expect(await owner(oppositionOrder, { params, body: { wayId: await wayOf(id, 'answer') } })).toEqual({ productId })
    const order = `select service_name || ' ' || status as v from service_request where product_id = $1`
    expect(await one(order, [first.productId])).toBe('CoexistenceAgreement Abandoned')
    expect(await one(order, [productId])).toBe('OppositionResponse Created')
    await expect(
      owner(oppositionOrder, { params, body: { wayId: await wayOf(id, 'withdrawal') } }),
    ).rejects.toMatchObject({ fields: { wayId: 'not-a-choice' } })
    await pay(productId)
    expect(await statusOf(id)).toBe('Invoice paid')
    await expect(owner(oppositionWithdraw, { params, body: {} })).rejects.toMatchObject({ code: 'transition-refused' })
    // What was ordered stays at its price, whatever the form says.
    await staff(oppositionUpdate, {
      params,
      body: { version: 2, ...written, ways: [{ kind: 'answer', ground: 'Other', serviceFee: 1, governmentFee: 0 }] },
    })
    expect(
      await one(
        `select ground || ' ' || service_fee as v from opposition_way where opposition_id = $1 and kind = 'answer'`,
        [id],
      ),
    ).toBe('The signs differ at their beginning. 490.00')

    await expect(record(id, 'response-submitted')).rejects.toMatchObject({ fields: { documentId: 'required' } })
    await record(id, 'response-submitted', await file(id, 'filing-receipt'))
    expect(await statusOf(id)).toBe('Response submitted')
    expect((await dates(trademarkId)).find(({ kind }) => kind === 'opposition_reply')?.done).toBe(true)
    await record(id, 'rejected', await file(id, 'office-letter'))
    expect(await statusOf(id)).toBe('Ended')
    expect(await markStatus(trademarkId)).toBe('Trademark published')
    expect((await dates(trademarkId)).every(({ done }) => done)).toBe(true)
    expect(await letters('opposition-ended')).toBeGreaterThan(0)
    await expect(record(id, 'settled', await file(id, 'office-letter'))).rejects.toMatchObject({
      code: 'transition-refused',
    })
  })

  test('an agreement that is ordered is drafted with the right that is held against the mark', async () => {
    const id = await toldOpposition(app, attorney, await mark())
    const { productId } = await owner(oppositionOrder, {
      params: { id },
      body: { wayId: await wayOf(id, 'coexistence') },
    })
    const orderId = await one<string>('select id::text as v from service_request where product_id = $1', [productId])
    await staff(serviceLetterDraft, {
      params: { id: orderId },
      body: { language: 'en', recipient: 'Tilvora Fictional s.r.o.', recipientEmail: null },
    })
    expect(await one('select body as v from service_letter where service_request_id = $1', [orderId])).toContain(
      'TILVORA',
    )
  })

  test('an instruction to withdraw ends what is unpaid, is confirmed, and files nothing by itself', async () => {
    const trademarkId = await mark()
    const id = await toldOpposition(app, attorney, trademarkId)
    const params = { id }
    const { productId } = await owner(oppositionOrder, { params, body: { wayId: await wayOf(id, 'limitation') } })
    await owner(oppositionWithdraw, { params, body: { note: 'It is not worth it.' } })
    expect(await one('select status as v from service_request where product_id = $1', [productId])).toBe('Abandoned')
    expect(await markStatus(trademarkId)).toBe('Application opposed')
    expect(await letters('opposition-withdrawal')).toBe(1)
    await expect(owner(oppositionOrder, { params, body: { wayId: await wayOf(id, 'answer') } })).rejects.toMatchObject({
      code: 'transition-refused',
    })
    await record(id, 'application-withdrawn', await file(id, 'filing-receipt'))
    expect(await markStatus(trademarkId)).toBe('Abandoned')
  })

  test('a mark with another opposition stays opposed, and a refusal is left to a person', async () => {
    const trademarkId = await mark()
    const first = await toldOpposition(app, attorney, trademarkId)
    const second = await toldOpposition(app, attorney, trademarkId)
    await record(first, 'settled', await file(first, 'office-letter'))
    expect(await markStatus(trademarkId)).toBe('Application opposed')
    await record(second, 'upheld', await file(second, 'office-letter'))
    expect(await markStatus(trademarkId)).toBe('Application opposed')
  })
})
