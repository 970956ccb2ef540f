import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeActionDocketing, officeActionExamination } from '#contract/examination.ts'
import type { Client } from '#contract/client.ts'
import {
  officeActionExtension,
  officeActionNotify,
  officeActionOrder,
  officeActionShow,
  trademarkOfficeAction,
} from '#contract/office-action.ts'
import { remindOfDates } from '#features/docket/index.ts'
import { addDays, addMonths, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { daysOnScreen } from '#tests/days-on-screen.ts'
import { payService } from '#tests/paid-order.ts'

let app: TestApp
let staff: Client
let owner: Client
let ownerId: string
let on: PlainDate

beforeAll(async () => {
  app = await startApp()
  on = today(officeZone, new Date())
  await app.addUser('attorney@letter.test', 'staff')
  ownerId = await app.addUser('owner@letter.test', 'customer')
  staff = (await app.signIn('attorney@letter.test')).client
  owner = (await app.signIn('owner@letter.test')).client
})
afterAll(async () => await app?.close())

/** An office action of today about a filed mark, examined. */
async function examined(jurisdiction: string): Promise<{ id: string; trademarkId: string }> {
  const trademarkId = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, filing_date, user_id, status, status_group)
     values ($1, 'LETTERA', 'WORD', $2, $3, $4, 'Application filed', 'Examination')`,
    [trademarkId, jurisdiction, addDays(on, -90), ownerId],
  )
  const { id } = await staff(trademarkOfficeAction, { params: { id: trademarkId }, body: { issueDate: on } })
  await staff(officeActionExamination, {
    params: { id },
    body: {
      version: 1,
      issues: [{ category: 'other', name: 'A question', explanation: 'The office asks.' }],
      cited: [],
      solutions: [{ solution: 'More time', kind: 'extension', serviceFee: 100, governmentFee: 0 }],
      currency: 'EUR',
    },
  })
  return { id, trademarkId }
}

/** The client is told of the matter, orders its one solution and pays. */
async function ordered(id: string): Promise<void> {
  await staff(officeActionNotify, { params: { id } })
  const [way] = (await owner(officeActionShow, { params: { id } })).solutions
  const { productId } = await owner(officeActionOrder, { params: { id }, body: { solutionId: way?.id ?? '' } })
  await payService(app, productId)
}

const docketing = async (id: string, dueDate: string, reason: string | null = null) =>
  await staff(officeActionDocketing, {
    params: { id },
    body: { issueDate: on, dueDate, reason, before: await daysOnScreen(app.context.pool, 'office_action', id) },
  })

async function docketOf(trademarkId: string) {
  const { rows } = await app.context.pool.query<{ kind: string; due: string; sure: boolean; letter: boolean }>(
    `select kind, due::text, confidence <> 'low' or override_at is not null as sure, is_by_letter as letter from deadline
      where trademark_id = $1 and kind like 'office_action%' order by kind desc`,
    [trademarkId],
  )
  return rows
}

test('a term that the EUIPO sets is told to nobody before the letter was read, then as the letter says it, and moves as the Office granted', async () => {
  const { id, trademarkId } = await examined('EU')
  const named = addDays(addMonths(on, 3), 1)
  expect((await docketOf(trademarkId)).map(({ kind, sure, letter }) => [kind, sure, letter])).toEqual([
    ['office_action_reply', false, true],
    ['office_action_extension', false, true],
  ])
  const sent = await remindOfDates(app.context.facilities)
  expect(sent).toBe(0)

  // Outside of one to six months a person says where the day stands; within, the letter is ground enough.
  await expect(docketing(id, addDays(on, 20))).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
  await expect(docketing(id, addMonths(on, 8))).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
  await docketing(id, named)
  const [reply, extension] = await docketOf(trademarkId)
  expect(reply).toMatchObject({ due: named, sure: true })
  expect(extension?.due.slice(0, 7)).toBe(addMonths(named, 2).slice(0, 7))
  expect(extension?.sure).toBe(false)

  await ordered(id)
  const shown = await owner(officeActionShow, { params: { id } })
  expect(shown).toMatchObject({ due: named, isSet: true, dates: [], extension: { due: null, isFiled: false } })

  const granted = addMonths(named, 1)
  const extend = async (dueDate: string | null) =>
    await staff(officeActionExtension, { params: { id }, body: { filedOn: on, dueDate, after: named } })
  await expect(extend(null)).rejects.toMatchObject({ fields: { dueDate: 'required' } })
  await expect(extend(named)).rejects.toMatchObject({ fields: { dueDate: 'date-too-early' } })
  expect((await extend(granted)).due).toBe(granted)
  // The day that the letter named is gone, so that no further one is counted from it.
  expect(await docketOf(trademarkId)).toMatchObject([{ kind: 'office_action_reply', due: granted, sure: true }])
  expect(await owner(officeActionShow, { params: { id } })).toMatchObject({
    due: granted,
    extension: { due: granted, isFiled: true },
  })
})

test('where an office sets the term and no extension is recorded, more time is entered as it was granted', async () => {
  const { id } = await examined('SK')
  // Rather a mistyped year; and no letter names a day so far away, whatever is said of it.
  await expect(docketing(id, addMonths(on, 26))).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
  for (const far of ['9999-12-31', addMonths(on, 61)])
    await expect(docketing(id, far, 'The letter says so.')).rejects.toMatchObject({
      fields: { dueDate: 'date-too-late' },
    })
  await docketing(id, addMonths(on, 2))
  await ordered(id)
  expect((await owner(officeActionShow, { params: { id } })).extension).toBeNull()
  const due = addMonths(on, 4)
  const after = addMonths(on, 2)
  await expect(staff(officeActionExtension, { params: { id }, body: { filedOn: on, after } })).rejects.toMatchObject({
    fields: { dueDate: 'required' },
  })
  const extend = async (dueDate: string, reason: string | null = null) =>
    await staff(officeActionExtension, { params: { id }, body: { filedOn: on, dueDate, reason, after } })
  await expect(extend(addMonths(on, 27))).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
  await expect(extend('9999-12-31', 'The letter says so.')).rejects.toMatchObject({
    fields: { dueDate: 'date-too-late' },
  })
  expect(await extend(due)).toMatchObject({ due })
})

test('the day that a letter names reaches the docket where the law counts from the filing, or gives no date', async () => {
  for (const place of ['NZ', 'AD', 'BO']) {
    const { id, trademarkId } = await examined(place)
    const due = addMonths(on, 5)
    await docketing(id, due, 'The letter says so.')
    expect([place, ...(await docketOf(trademarkId))]).toMatchObject([
      place,
      { kind: 'office_action_reply', due, sure: true },
    ])
    const { rows } = await app.context.pool.query(
      `select 1 from deadline d join office_action o on o.trademark_id = d.trademark_id and o.issue_date = d.opens
        where d.trademark_id = $1 and d.kind = 'office_action_reply' and d.override_at is not null`,
      [trademarkId],
    )
    expect(rows.length).toBe(1)
  }
})

test('more time is had again, and after the last day only with what lets the office grant it', async () => {
  const { id } = await examined('UK')
  const first = addMonths(on, 2)
  await docketing(id, first)
  await ordered(id)
  const extend = async (dueDate: string, after: string | null, reason: string | null = null, filedOn = on) =>
    await staff(officeActionExtension, { params: { id }, body: { filedOn, dueDate, after, reason } })
  const second = addMonths(on, 4)
  expect((await extend(second, first)).due).toBe(second)
  for (const saw of [null, first])
    await expect(extend(addMonths(on, 5), saw)).rejects.toMatchObject({
      code: 'changed-meanwhile',
      facts: { field: 'dueDate', now: second },
    })
  await expect(extend(second, second)).rejects.toMatchObject({ fields: { dueDate: 'date-too-early' } })
  const third = addMonths(on, 6)
  expect((await extend(third, second)).due).toBe(third)
  // The last day passed a while ago.
  await app.context.pool.query(`update office_action set issue_date = $2, due_date = $3 where id = $1`, [
    id,
    addDays(on, -60),
    addDays(on, -10),
  ])
  const late = addMonths(on, 1)
  await expect(extend(late, addDays(on, -10))).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
  expect((await extend(late, addDays(on, -10), 'TMR r.77(4): within two months after the end.')).due).toBe(late)
})

test('the page of a place says between what the office sets the term, and no length as if it were fixed', async () => {
  const response = await fetch(`${app.url}/country/european-union`)
  const text = (await response.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('as the office’s letter says, at least 1 month and at most 6 months')
})
