import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { officeMailReceive } from '#contract/docketed-message.ts'
import { officeActionDocketing, officeActionExamination, officeActionExaminationDraft } from '#contract/examination.ts'
import {
  officeActionAbandon,
  officeActionAdditionalInfo,
  officeActionApprove,
  officeActionCreate,
  officeActionDebugNotify,
  officeActionExtension,
  officeActionNotify,
  officeActionOrder,
  officeActionReminders,
  officeActionResponse,
  officeActionShow,
  officeActionSubmit,
  officeActionVisit,
  trademarkOfficeAction,
} from '#contract/office-action.ts'
import { documentUpload } from '#contract/trademark.ts'
import { replyDates } from '#domain/office-action/reply-dates.ts'
import { remindOfDates } from '#features/docket/index.ts'
import { addDays, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { daysOnScreen } from '#tests/days-on-screen.ts'
import { toldOfficeAction } from '#tests/browser/office-actions.ts'
import { pdfFile } from '#tests/documents.ts'
import { signInWithJar } from '#tests/sign-in.ts'
import { path } from '#web/path.ts'
import { payService } from '#tests/paid-order.ts'

const attorney = 'attorney@action.test'
let app: TestApp
let staff: Client
let owner: Client
let ownerId: string
let on: PlainDate

beforeAll(async () => {
  app = await startApp()
  on = today(officeZone, new Date())
  await app.addUser(attorney, 'staff')
  ownerId = await app.addUser('owner@action.test', 'customer')
  await app.addUser('other@action.test', 'customer')
  await app.addUser('chief@action.test', 'admin')
  staff = (await app.signIn(attorney)).client
  owner = (await app.signIn('owner@action.test')).client
})
afterAll(async () => await app?.close())

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => {
  const { rows } = await app.context.pool.query<{ v: T }>(sql, values)
  return rows[0]?.v as T
}

/** A filed application, of the owner unless somebody else is named. */
async function mark(jurisdiction = 'US', userId = ownerId, number: string | null = null): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, user_id, status, status_group, goods_and_services)
     values ($1, 'KOVENTO', 'WORD', $2, $3, $4, $5, 'Application filed', 'Examination', '[{"class": 18, "terms": ["Trunks"]}]')`,
    [id, jurisdiction, number, addDays(on, -200), userId],
  )
  return id
}

const statusOf = async (id: string) => await one<string>('select status as v from office_action where id = $1', [id])
const waysOf = async (id: string) => (await staff(officeActionShow, { params: { id } })).solutions
const daysOf = async (trademarkId: string) => {
  const { rows } = await app.context.pool.query<{ day: string; is_done: boolean; reason: string | null }>(
    `select due::text as day, done_at is not null as is_done, override_reason as reason from deadline
      where trademark_id = $1 and kind = 'office_action_reply'`,
    [trademarkId],
  )
  return rows
}

async function receipt(id: string): Promise<number> {
  const hubId = await one<string>('select document_hub_id as v from office_action where id = $1', [id])
  const file = pdfFile('receipt.pdf')
  return (await staff(documentUpload, { params: { hubId }, body: { type: 'filing-receipt' }, file })).id
}

describe('who sees an office action', () => {
  test('its owner once they are told, nobody else ever, and staff from the beginning', async () => {
    const trademarkId = await mark()
    const { id } = await staff(trademarkOfficeAction, { params: { id: trademarkId }, body: { issueDate: on } })
    const params = { id }
    expect((await staff(officeActionShow, { params })).status).toBe('Created')
    expect(await one('select status as v from trademark where id = $1', [trademarkId])).toBe('Office action received')
    await expect(owner(officeActionShow, { params })).rejects.toMatchObject({ code: 'not-found' })
    await expect(app.anonymous(officeActionShow, { params })).rejects.toMatchObject({ code: 'sign-in-required' })

    const told = await toldOfficeAction(app, attorney, await mark())
    const { client: other } = await app.signIn('other@action.test')
    await expect(other(officeActionShow, { params: { id: told } })).rejects.toMatchObject({ code: 'not-found' })
    expect((await owner(officeActionShow, { params: { id: told } })).mark).toBe('KOVENTO')
    await owner(officeActionVisit, { params: { id: told } })
    await owner(officeActionVisit, { params: { id: told } })
    expect(await statusOf(told)).toBe('Landing page visited')
    const visits = `select count(*)::int as v from office_action_tracking where office_action_id = $1 and name = 'Landing page visited'`
    expect(await one(visits, [told])).toBe(1)
  })

  test('the holder of the link, as long as the owner has no password', async () => {
    const id = uuidv7()
    await app.context.pool.query(
      `insert into "user" (id, email, role, state) values ($1, 'created@action.test', 'customer', 'created')`,
      [id],
    )
    const told = await toldOfficeAction(app, attorney, await mark('US', id))
    const shown = await app.anonymous(officeActionShow, { params: { id: told } })
    expect(shown.issues.map(({ name }) => name)).toEqual(['An earlier mark is close', 'Is Kovento a living person?'])
    expect(shown.by).toBe('attorney')
    const [cited] = shown.cited
    expect(cited?.similarity?.mark).toBeGreaterThan(0.5)
    const [letter] = shown.documents
    const answer = await fetch(`${app.url}/api/office-action/${told}/document/${letter?.id ?? 0}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })
})

describe('the last day', () => {
  test('of the law needs no reason; any other has one, and stands in the docket under a name', async () => {
    const trademarkId = await mark()
    const { id } = await staff(trademarkOfficeAction, { params: { id: trademarkId }, body: { issueDate: on } })
    const params = { id }
    const examined = {
      version: 1,
      issues: [{ category: 'other', name: 'A question', explanation: 'The office asks.' }],
      cited: [],
      solutions: [{ solution: 'Answer', kind: 'response', serviceFee: 100, governmentFee: 0 }],
      currency: 'EUR',
    } as const
    const docketing = async (dueDate: string, reason: string | null) =>
      await staff(officeActionDocketing, {
        params,
        body: { issueDate: on, dueDate, reason, before: await daysOnScreen(app.context.pool, 'office_action', id) },
      })
    // The order of the steps: examined first.
    await expect(docketing(addDays(on, 200), 'early')).rejects.toMatchObject({ code: 'transition-refused' })
    await staff(officeActionExamination, {
      params,
      body: { ...examined, issues: [...examined.issues], cited: [], solutions: [...examined.solutions] },
    })
    await expect(docketing(addDays(on, 30), null)).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
    await docketing(addDays(on, 30), 'The letter says thirty days.')
    expect(await daysOf(trademarkId)).toEqual([
      { day: addDays(on, 30), is_done: false, reason: 'The letter says thirty days.' },
    ])
    const [law] = (await staff(officeActionShow, { params })).dates
    await docketing(law?.due ?? '', null)
    expect(await daysOf(trademarkId)).toEqual([{ day: law?.due, is_done: false, reason: null }])
  })

  test('is told to no client by a law that nobody is sure of, only as a person confirmed it', async () => {
    const { reply } = replyDates({ jurisdiction: 'BA', filed: null, isMadrid: false }, on)
    expect(reply?.confidence).toBe('low')
    const { id } = await staff(trademarkOfficeAction, { params: { id: await mark('BA') }, body: { issueDate: on } })
    const { dates, due } = await staff(officeActionShow, { params: { id } })
    expect({ dates, due }).toEqual({ dates: [], due: null })
    // To confirm its day takes a reason as well.
    await staff(officeActionExamination, {
      params: { id },
      body: {
        version: 1,
        issues: [{ category: 'other', name: 'A question', explanation: 'The office asks.' }],
        cited: [],
        solutions: [{ solution: 'Answer', kind: 'response', serviceFee: 100, governmentFee: 0 }],
        currency: 'EUR',
      },
    })
    const docketing = async (reason: string | null) =>
      await staff(officeActionDocketing, {
        params: { id },
        body: {
          issueDate: on,
          dueDate: reply?.due ?? '',
          reason,
          before: { issueDate: on, dueDate: null, remindersEnabled: true },
        },
      })
    await expect(docketing(null)).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
    await docketing('The letter says sixty days.')
    expect(await staff(officeActionShow, { params: { id } })).toMatchObject({ dates: [], due: reply?.due, isSet: true })
  })

  test('moves once by an extension that was filed in time, and a further letter begins anew', async () => {
    const trademarkId = await mark()
    const id = await toldOfficeAction(app, attorney, trademarkId)
    const params = { id }
    const [, extension] = await waysOf(id)
    const { productId } = await owner(officeActionOrder, { params, body: { solutionId: extension?.id ?? '' } })
    await payService(app, productId)
    expect(await statusOf(id)).toBe('Invoice paid')
    const { dueDate: after } = await daysOnScreen(app.context.pool, 'office_action', id)
    const { due } = await staff(officeActionExtension, { params, body: { filedOn: on, after } })
    const shown = await owner(officeActionShow, { params })
    expect({ due: shown.due, isFiled: shown.extension?.isFiled }).toEqual({ due, isFiled: true })
    expect(shown.extension?.fee?.amount).toBe(12_500)
    expect((await daysOf(trademarkId))[0]).toMatchObject({ day: due, is_done: false })
    // Sent again, or by somebody who has not seen the first: told what stands there by now.
    await expect(staff(officeActionExtension, { params, body: { filedOn: on, after } })).rejects.toMatchObject({
      code: 'changed-meanwhile',
      facts: { field: 'dueDate', now: due },
    })
    expect(await one('select status as v from service_request where product_id = $1', [productId])).toBe('Finished')

    // The answer itself can be ordered now; then a second letter of the office counts from its own date.
    const [answer] = await waysOf(id)
    const ordered = await owner(officeActionOrder, { params, body: { solutionId: answer?.id ?? '' } })
    await payService(app, ordered.productId)
    const { version } = await staff(officeActionResponse, { params, body: { text: 'The applicant submits.' } })
    await owner(officeActionApprove, { params, body: { version } })
    await staff(officeActionSubmit, {
      params,
      body: { submittedOn: on, receiptDocumentId: await receipt(id) },
    })
    expect((await daysOf(trademarkId))[0]).toMatchObject({ is_done: true })
    await staff(trademarkOfficeAction, { params: { id: trademarkId }, body: { issueDate: on } })
    const [next] = await daysOf(trademarkId)
    expect(next).toMatchObject({ is_done: false, reason: null })
    expect(next?.day).not.toBe(due)
    const { jar } = await signInWithJar(app, 'owner@action.test')
    const page = async () => await (await jar.fetch(path.officeAction({ id }))).text()
    expect(await page()).toContain('It decides next')
    // What the office went on with, nobody waits for any more.
    for (const [status, group] of [
      ['Response to office action submitted', 'Examination'],
      ['Trademark published', 'Publication'],
    ])
      await app.context.pool.query('update trademark set status = $2, status_group = $3 where id = $1', [
        trademarkId,
        status,
        group,
      ])
    expect(await page()).toContain('the office has gone on since')
  })

  test('is reminded of with the page of the office action, unless the client wants no reminders', async () => {
    const reminded = async () =>
      await one<number>(`select count(*)::int as v from mail.outbox where template = 'deadline-reminder'`)
    const quiet = await toldOfficeAction(app, attorney, await mark())
    await app.context.pool.query(`update office_action set reminders_enabled = false where id <> $1`, [quiet])
    await owner(officeActionReminders, { params: { id: quiet }, body: { enabled: false } })
    await remindOfDates(app.context.facilities)
    expect(await reminded()).toBe(0)
    await owner(officeActionReminders, { params: { id: quiet }, body: { enabled: true } })
    await remindOfDates(app.context.facilities)
    expect(await reminded()).toBe(1)
  })
})

describe('an examination', () => {
  test('is kept as a whole, by the version that was on the screen, and no chance stands without its ground', async () => {
    const { id } = await staff(trademarkOfficeAction, { params: { id: await mark() }, body: { issueDate: on } })
    const params = { id }
    const way = { solution: 'Argue', kind: 'response' } as const
    const draft = async (version: number, ground: string | null) =>
      await staff(officeActionExaminationDraft, {
        params,
        body: {
          version,
          issues: [{ category: 'descriptiveness', name: 'Descriptive' }],
          cited: [],
          solutions: [{ ...way, chanceOfSuccess: 'high', ground }],
          currency: 'EUR',
        },
      })
    await expect(draft(1, null)).rejects.toMatchObject({ fields: { 'solutions.0.ground': 'reason-needed' } })
    expect(await draft(1, 'Registered before')).toMatchObject({ status: 'Examination draft saved', version: 2 })
    await expect(draft(1, 'Another')).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(
      staff(officeActionExamination, {
        params,
        body: { version: 2, issues: [], cited: [], solutions: [], currency: 'EUR' },
      }),
    ).rejects.toMatchObject({ fields: { issues: 'choose-at-least-one', solutions: 'choose-at-least-one' } })
    expect(await statusOf(id)).toBe('Examination draft saved')
    // What is no longer listed goes, with the folder that nothing was put into.
    const folders = `select count(*)::int as v from document_folder where name = 'Descriptive'`
    expect(await one(folders)).toBe(1)
    await staff(officeActionExaminationDraft, {
      params,
      body: { version: 2, issues: [], cited: [], solutions: [], currency: 'EUR' },
    })
    expect(await one(folders)).toBe(0)
  })

  test('comes from a docketed mail, which is dealt with then and makes no second one', async () => {
    const trademarkId = await mark('US', ownerId, '97331299')
    const mail = `From: noreply@uspto.gov\r\nSubject: Nonfinal office action, serial number 97331299\r\nMessage-ID: <oa@uspto>\r\n\r\nIssue date: x\r\n`
    const message = await staff(officeMailReceive, { file: new File([mail], 'mail.eml', { type: 'message/rfc822' }) })
    expect(message).toMatchObject({ status: 'Matched', trademarkId })
    const { id } = await staff(officeActionCreate, { body: { messageId: message.id, issueDate: on } })
    expect(await one('select trademark_id as v from office_action where id = $1', [id])).toBe(trademarkId)
    expect(await one('select status as v from docketed_message where id = $1', [message.id])).toBe('Processed')
    await expect(staff(officeActionCreate, { body: { messageId: message.id, issueDate: on } })).rejects.toMatchObject({
      code: 'transition-refused',
    })
  })
})

describe('an order', () => {
  test('is paid at the price of the page; another way ends it, the same one leads back to it', async () => {
    const id = await toldOfficeAction(app, attorney, await mark())
    const params = { id }
    const [answer, extension] = await waysOf(id)
    const order = async (solutionId = '') => await owner(officeActionOrder, { params, body: { solutionId } })
    const first = await order(extension?.id)
    expect(await order(extension?.id)).toEqual(first)
    const second = await order(answer?.id)
    expect(second.productId).not.toBe(first.productId)
    expect(await one('select status as v from service_request where product_id = $1', [first.productId])).toBe(
      'Abandoned',
    )
    const lines = `select jsonb_path_query_array(invoice_content, '$.lines[*].net') as v from service_request where product_id = $1`
    expect(await one(lines, [second.productId])).toEqual([54_000])
    await expect(order(uuidv7())).rejects.toMatchObject({ fields: { solutionId: 'not-a-choice' } })

    // Nothing is written to the end that nobody ordered and paid.
    await owner(officeActionAdditionalInfo, { params, body: { note: 'Not a person' } })
    await expect(staff(officeActionResponse, { params, body: { text: 'Early' } })).rejects.toMatchObject({
      code: 'rules-unmet',
    })
    await owner(officeActionAbandon, { params, body: {} })
    expect(await one('select status as v from service_request where product_id = $1', [second.productId])).toBe(
      'Abandoned',
    )
    // The time is not over: staff take it up again with the same letter.
    const letters = async () =>
      await one('select count(*)::text as v from mail.outbox where id like $1', [`%kick-off-${params.id}%`])
    const before = Number(await letters())
    expect((await staff(officeActionNotify, { params })).status).toBe('Kick-off sent')
    expect(Number(await letters())).toBe(before + 1)
  })

  test('that is paid after all was abandoned moves nothing', async () => {
    const id = await toldOfficeAction(app, attorney, await mark())
    const [answer] = await waysOf(id)
    const { productId } = await owner(officeActionOrder, { params: { id }, body: { solutionId: answer?.id ?? '' } })
    await app.context.pool.query(`update office_action set status = 'Abandoned' where id = $1`, [id])
    await payService(app, productId)
    expect(await statusOf(id)).toBe('Abandoned')
  })
})

describe('the response', () => {
  test('has no gaps, is approved in the version that was read, and staff say how when they approve for the client', async () => {
    const id = await toldOfficeAction(app, attorney, await mark())
    const params = { id }
    const [answer] = await waysOf(id)
    const { productId } = await owner(officeActionOrder, { params, body: { solutionId: answer?.id ?? '' } })
    await payService(app, productId)
    const send = async (text: string) => await staff(officeActionResponse, { params, body: { text } })
    await expect(send('Appearance: [difference].')).rejects.toMatchObject({ fields: { text: 'required' } })
    const first = await send('The applicant submits.')
    const second = await send('The applicant submits otherwise.')
    await expect(owner(officeActionApprove, { params, body: { version: first.version } })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    await expect(staff(officeActionApprove, { params, body: { version: second.version } })).rejects.toMatchObject({
      fields: { note: 'reason-needed' },
    })
    const body = { version: second.version, note: 'By mail of today' }
    expect(await staff(officeActionApprove, { params, body })).toEqual({ status: 'Response approved' })
    await expect(
      staff(officeActionSubmit, { params, body: { submittedOn: on, receiptDocumentId: 2_147_483_000 } }),
    ).rejects.toMatchObject({ fields: { receiptDocumentId: 'required' } })
    expect(await statusOf(id)).toBe('Response approved')
  })

  test('an administrator tries a letter out in the own mailbox, and nobody else hears of it', async () => {
    const id = await toldOfficeAction(app, attorney, await mark())
    const chief = (await app.signIn('chief@action.test')).client
    const before = await one<number>('select count(*)::int as v from notification where to_user_id = $1', [ownerId])
    await chief(officeActionDebugNotify, { params: { id }, body: { template: 'office-action-submitted' } })
    expect(
      await one(
        `select count(*)::int as v from mail.outbox where recipient = 'chief@action.test' and template = 'office-action-submitted'`,
      ),
    ).toBe(1)
    expect(await one('select count(*)::int as v from notification where to_user_id = $1', [ownerId])).toBe(before)
  })
})
