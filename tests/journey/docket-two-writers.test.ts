import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { designationAdd, designationDays } from '#contract/designation.ts'
import { deadlineDone, deadlineSet } from '#contract/docket.ts'
import { officeMailRenewal } from '#contract/docketed-message.ts'
import { officeActionDocketing, officeActionExamination } from '#contract/examination.ts'
import {
  officeActionAbandon,
  officeActionCorrection,
  officeActionNotify,
  trademarkOfficeAction,
} from '#contract/office-action.ts'
import { oppositionDocketing, oppositionEvent, trademarkOpposition } from '#contract/opposition.ts'
import { trademarkBasis } from '#contract/trademark.ts'
import { addDays, addMonths, addYears, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'

/* Two of staff have the same screen before them. What the first saves, the second does not write over; they are told what it is. */
let app: TestApp
let first: Client
let second: Client
let ownerId: string
let on: PlainDate

beforeAll(async () => {
  app = await startApp()
  on = today(officeZone, new Date())
  for (const who of ['one', 'two']) await app.addUser(`${who}@docket.test`, 'staff')
  ownerId = await app.addUser('owner@docket.test', 'customer')
  first = (await app.signIn('one@docket.test')).client
  second = (await app.signIn('two@docket.test')).client
})
afterAll(async () => await app?.close())

async function mark(jurisdiction: string, status = 'Application filed', group = 'Examination'): Promise<string> {
  const id = uuidv7()
  const registered = status === 'Trademark registered'
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group)
     values ($1, 'TWOHANDS', 'WORD', $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      jurisdiction,
      jurisdiction === 'WIPO' ? '1812399' : id.slice(-9),
      addDays(on, -400),
      registered ? addDays(on, -300) : null,
      registered ? addYears(addDays(on, -400), 10) : null,
      ownerId,
      status,
      group,
    ],
  )
  return id
}

const stale = (field: string, now: string) => ({ code: 'changed-meanwhile', facts: { field, now } })
const one = async <T>(sql: string, ...values: unknown[]): Promise<T | undefined> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v

/** Why the last day to answer a letter or a notice is the one that it is. */
const reasonOf = async (trademarkId: string) =>
  await one<string>(
    `select override_reason as v from deadline where trademark_id = $1 and kind in ('office_action_reply', 'opposition_reply')`,
    trademarkId,
  )

/** An office action of today, examined. */
async function letter(issued: PlainDate = on): Promise<{ id: string; trademarkId: string }> {
  const trademarkId = await mark('SK')
  const { id } = await first(trademarkOfficeAction, { params: { id: trademarkId }, body: { issueDate: issued } })
  await first(officeActionExamination, {
    params: { id },
    body: {
      version: 1,
      issues: [{ category: 'other', name: 'A question', explanation: 'The office asks.' }],
      cited: [],
      solutions: [{ solution: 'Answer', kind: 'response', serviceFee: 100, governmentFee: 0 }],
      currency: 'EUR',
    },
  })
  return { id, trademarkId }
}

test('the day read in a letter', async () => {
  const { id } = await letter()
  const before = { issueDate: on, dueDate: null, remindersEnabled: true }
  const docket = async (who: Client, dueDate: PlainDate) =>
    await who(officeActionDocketing, { params: { id }, body: { issueDate: on, dueDate, before } })
  const [right, wrong] = [addMonths(on, 2), addMonths(on, 3)]
  await docket(first, right)
  await expect(docket(second, wrong)).rejects.toMatchObject(stale('dueDate', right))
  // The same day, read by both, is no conflict, nor is the same click twice.
  await docket(second, right)
  expect(await one('select due_date::text as v from office_action where id = $1', id)).toBe(right)
})

test('a day that was entered wrongly is put right, to an earlier one too: with its reason, and told only to who was told', async () => {
  const { id, trademarkId } = await letter()
  const wrong = addMonths(on, 6)
  const body = { issueDate: on, dueDate: wrong, before: { issueDate: on, dueDate: null, remindersEnabled: true } }
  await first(officeActionDocketing, { params: { id }, body })
  const correct = async (who: Client, dueDate: PlainDate, before: PlainDate, reason = 'The month was mistyped.') =>
    await who(officeActionCorrection, { params: { id }, body: { dueDate, reason, before: { dueDate: before } } })
  const mails = async () =>
    (
      await app.context.pool.query(
        `select 1 from notification where to_user_id = $1 and type = 'office-action-corrected'`,
        [ownerId],
      )
    ).rowCount
  const nearly = addMonths(on, 4)
  expect(await correct(first, nearly, wrong)).toEqual({ due: nearly, told: false })
  expect(await mails()).toBe(0)
  await first(officeActionNotify, { params: { id } })

  await expect(correct(first, nearly, nearly)).rejects.toMatchObject({ fields: { dueDate: 'not-a-choice' } })
  await expect(correct(first, on, nearly)).rejects.toMatchObject({ fields: { dueDate: 'date-too-early' } })
  await expect(correct(first, addYears(on, 6), nearly)).rejects.toMatchObject({ fields: { dueDate: 'date-too-late' } })
  await expect(correct(first, addMonths(on, 2), nearly, ' ')).rejects.toMatchObject({ fields: { reason: 'required' } })
  const right = addMonths(on, 2)
  expect(await correct(first, right, nearly)).toEqual({ due: right, told: true })
  expect(await mails()).toBe(1)
  const mail = async () =>
    (await lettersTo(app, 'owner@docket.test', 'office-action-corrected')).map(({ plain }) => plain).join()
  await expect.poll(mail).toContain('wrong last day')
  await expect.poll(mail).toContain('The right day is earlier than the one you were told.')
  await expect(correct(second, addMonths(on, 3), nearly)).rejects.toMatchObject(stale('dueDate', right))

  expect(
    await one(
      `select due::text || ' ' || override_reason as v from deadline where trademark_id = $1 and kind = 'office_action_reply'`,
      trademarkId,
    ),
  ).toBe(`${right} The month was mistyped.`)
  const { rows } = await app.context.pool.query(
    `select name, due_before::text as before, due_after::text as after from office_action_tracking
      where office_action_id = $1 and due_after is not null order by created_at`,
    [id],
  )
  expect(rows).toEqual([
    { name: 'Docketing saved', before: null, after: wrong },
    { name: 'Last day corrected', before: wrong, after: nearly },
    { name: 'Last day corrected', before: nearly, after: right },
  ])
})

test('a client who was told a last day too late reads that the right one is over', async () => {
  const [issueDate, wrong, over] = [addDays(on, -70), addDays(on, 20), addDays(on, -9)]
  const { id } = await letter(issueDate)
  const body = {
    issueDate,
    dueDate: wrong,
    reason: 'The letter',
    before: { issueDate, dueDate: null, remindersEnabled: true },
  }
  await first(officeActionDocketing, { params: { id }, body })
  await first(officeActionNotify, { params: { id } })
  const reason = 'The month was mistyped.'
  await first(officeActionCorrection, { params: { id }, body: { dueDate: over, reason, before: { dueDate: wrong } } })
  const mail = async () =>
    (await lettersTo(app, 'owner@docket.test', 'office-action-corrected')).map(({ plain }) => plain).join()
  await expect.poll(mail).toContain('has passed. If you want to know what is still possible, write to us.')
})

test('a wrong last day is put right though its owner closed their account, and the answer says that nobody was told', async () => {
  const [issueDate, wrong, right] = [addDays(on, -10), addDays(on, 80), addDays(on, 50)]
  const { id } = await letter(issueDate)
  const before = { issueDate, dueDate: null, remindersEnabled: true }
  const days = { issueDate, dueDate: wrong, reason: 'The letter' }
  await first(officeActionDocketing, { params: { id }, body: { ...days, before } })
  await first(officeActionNotify, { params: { id } })
  const account = async (state: string) =>
    await app.context.pool.query(`update "user" set state = $2 where id = $1`, [ownerId, state])
  await account('deactivated')
  try {
    const body = { dueDate: right, reason: 'The month was mistyped.', before: { dueDate: wrong } }
    expect(await first(officeActionCorrection, { params: { id }, body })).toEqual({ due: right, told: false })
    expect(await one('select due_date::text as v from office_action where id = $1', id)).toBe(right)
    expect(await first(officeActionAbandon, { params: { id }, body: {} })).toEqual({ status: 'Abandoned', told: false })
  } finally {
    await account('active')
  }
})

test('whether somebody is reminded, and under whose name a day stands, is of who said it first', async () => {
  const { id, trademarkId } = await letter()
  const before = { issueDate: on, dueDate: null, remindersEnabled: true }
  const docket = async (by: Client, reason: string, remindersEnabled = true) =>
    await by(officeActionDocketing, {
      params: { id },
      body: { issueDate: on, dueDate: addDays(on, 20), reason, remindersEnabled, before },
    })
  const who = async () =>
    await one<string>(
      `select u.email as v from deadline d join "user" u on u.id = d.override_by_user_id
        where d.trademark_id = $1 and d.kind = 'office_action_reply'`,
      trademarkId,
    )
  await docket(first, 'Page one of the letter')
  await docket(second, 'I think so')
  expect(await who()).toBe('one@docket.test')
  await app.context.pool.query('update office_action set reminders_enabled = false where id = $1', [id])
  await docket(second, 'No reminders', false)
  await expect(docket(second, 'With reminders')).rejects.toMatchObject(stale('remindersEnabled', 'false'))
})

test('the last day of a letter is set on its page and not in the docket as well', async () => {
  const { id, trademarkId } = await letter()
  const body = {
    issueDate: on,
    dueDate: addMonths(on, 2),
    before: { issueDate: on, dueDate: null, remindersEnabled: true },
  }
  await first(officeActionDocketing, { params: { id }, body })
  const deadlineId =
    (await one<string>(
      `select id as v from deadline where trademark_id = $1 and kind = 'office_action_reply'`,
      trademarkId,
    )) ?? ''
  const seen = { due: addMonths(on, 2) }
  for (const set of [
    { kind: 'set' as const, due: addMonths(on, 1), reason: 'The office wrote', before: seen },
    { kind: 'law' as const, before: seen },
  ])
    await expect(second(deadlineSet, { params: { id: trademarkId, deadlineId }, body: set })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'free-day' },
    })
})

test('the days and the events of an opposition', async () => {
  const trademarkId = await mark('SK', 'Trademark published', 'Publication')
  const { id } = await first(trademarkOpposition, {
    params: { id: trademarkId },
    body: { noticeDate: on, opponent: 'Opponent Ltd' },
  })
  const docket = async (who: Client, dueDate: PlainDate, reason = 'The letter') =>
    await who(oppositionDocketing, {
      params: { id },
      body: { noticeDate: on, dueDate, reason, before: { noticeDate: on, remindersEnabled: true } },
    })
  await docket(first, addDays(on, 60))
  await docket(second, addDays(on, 60), 'I think so')
  expect(await reasonOf(trademarkId)).toBe('The letter')
  await expect(docket(second, addDays(on, 90))).rejects.toMatchObject(stale('dueDate', addDays(on, 60)))
  const event = async (who: Client, seen: number) =>
    await who(oppositionEvent, { params: { id }, body: { kind: 'cooling-off', happenedOn: on, seen } })
  await event(first, 0)
  await expect(event(second, 0)).rejects.toMatchObject({ code: 'changed-meanwhile', facts: { events: '1' } })
  expect(await one<number>('select count(*)::int as v from opposition_event where opposition_id = $1', id)).toBe(1)
})

test('a date of the docket, set and done', async () => {
  const trademarkId = await mark('SK', 'Trademark registered', 'Registered')
  const { refreshDocket } = await import('#features/docket/index.ts')
  const { bindDatabase } = await import('#platform/db/database.ts')
  await refreshDocket(bindDatabase(app.context.pool), [trademarkId], new Date())
  const { rows } = await app.context.pool.query<{ id: string; due: string }>(
    `select id, due::text from deadline where trademark_id = $1 and kind = 'renewal'`,
    [trademarkId],
  )
  const { id = '', due = '' } = rows[0] ?? {}
  const params = { id: trademarkId, deadlineId: id }
  const set = async (who: Client, to: PlainDate, reason = 'The office wrote') =>
    await who(deadlineSet, { params, body: { kind: 'set', due: to, reason, before: { due } } })
  const mine = addDays(due, -30)
  await set(first, mine)
  await set(second, mine, 'I think so')
  expect(await one('select override_reason as v from deadline where id = $1', id)).toBe('The office wrote')
  const told = stale('due', mine)
  await expect(set(second, addDays(due, -60))).rejects.toMatchObject(told)
  await expect(second(deadlineDone, { params, body: { done: true, before: { due } } })).rejects.toMatchObject(told)
  await second(deadlineSet, { params, body: { kind: 'law', before: { due: mine } } })
  expect(await one('select due::text as v from deadline where id = $1', id)).toBe(due)
})

test('the days of a designation', async () => {
  const international = await mark('WIPO', 'Trademark registered', 'Registered')
  const since = addDays(on, -300)
  const body = { jurisdiction: 'NO', designatedOn: since, noticedOn: null } as const
  const { id } = await first(designationAdd, { params: { id: international }, body })
  const notice = async (who: Client, noticedOn: PlainDate) =>
    await who(designationDays, {
      params: { id },
      body: { designatedOn: since, noticedOn, before: { designatedOn: since } },
    })
  await notice(first, addDays(since, 20))
  await expect(notice(second, addDays(since, 50))).rejects.toMatchObject(stale('noticedOn', addDays(since, 20)))
})

test('the basis at the USPTO, and the term that a receipt carries on', async () => {
  const us = await mark('US', 'Trademark registered', 'Registered')
  const ends = addYears(addDays(on, -400), 10)
  const basis = async (who: Client, filingBasis: '1a' | '44e') =>
    await who(trademarkBasis, {
      params: { id: us },
      body: { filingBasis, before: { filingBasis: null, expirationDate: ends } },
    })
  await basis(first, '1a')
  // An answer that was lost is asked for again: what the request itself worked out is nobody else's.
  const turn = async () =>
    await first(trademarkBasis, {
      params: { id: us },
      body: { filingBasis: '66a', before: { filingBasis: '1a', expirationDate: ends } },
    })
  const turned = await turn()
  expect(await turn()).toEqual(turned)
  const by = await one('select user_id is not null as v from trademark_change where trademark_id = $1 limit 1', us)
  expect(by).toBe(true)
  await app.context.pool.query(`update trademark set filing_basis = '1a', expiration_date = $2 where id = $1`, [
    us,
    ends,
  ])
  await expect(basis(second, '44e')).rejects.toMatchObject(stale('filingBasis', '1a'))

  const uk = await mark('UK', 'Trademark registered', 'Registered')
  const { rows } = await app.context.pool.query<{ id: number }>(
    `insert into docketed_message (source_email, message_id, sender_email, subject, type, status, jurisdiction, trademark_id, data, received_at)
     select '', 'two-' || n, 'mail@ipo.gov.uk', 'A mail', 'renewal-receipt', 'Matched', 'UK', $1, '{}', now() from generate_series(1, 2) n returning id`,
    [uk],
  )
  const renew = async (who: Client, id: number | undefined, years: number) =>
    await who(officeMailRenewal, {
      params: { id: id ?? 0 },
      body: { renewedUntil: addYears(ends, years), before: { expirationDate: ends } },
    })
  await renew(first, rows[0]?.id, 9)
  await expect(renew(second, rows[1]?.id, 10)).rejects.toMatchObject(stale('expirationDate', addYears(ends, 9)))
})
