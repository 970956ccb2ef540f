import { afterAll, beforeAll, expect, test } from 'vitest'
import { trademarkStatuses, trademarkStatusGroup } from '#domain/trademark/status.ts'
import { addDays, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { nearingExpiryBefore } from './nearing-expiry.ts'
import {
  endOf,
  missedOf,
  missedRenewals,
  renewableMarks,
  renewalDueOf,
  renewalOn,
  type DocketedMark,
} from './renewal.ts'
import { queueBesideOperation } from './staff/queue.ts'

const on = today(officeZone, new Date())
let app: TestApp
let userId = ''
let token = ''
let staffId = ''
let staffToken = ''

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  userId = await app.addUser('owner@walk.test', 'customer')
  ;({ token } = await app.signIn('owner@walk.test'))
  staffId = await app.addUser('docketer@walk.test', 'staff')
  ;({ token: staffToken } = await app.signIn('docketer@walk.test'))
})
afterAll(async () => await app?.close())

type Renewal = DocketedMark['deadlines'][number]
interface Case extends DocketedMark {
  id: string
  expiration_date: PlainDate | null
}

const days = [-1, 0, 1] as const
const done = `${on}T08:00:00.000Z`
const each = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one) => others.map((other): [A, B] => [one, other]))

/** Renewals around a day, of a term that began so many years before this one: late or not, with grace or without, done, set, sure or not. */
function renewalsAt(shift: number): Renewal[] {
  const day = (late: number): PlainDate => addDays(on, late - shift)
  const ends = each([-200, ...days], [null, ...days]).filter(([due, grace]) => grace === null || grace >= due)
  const standings = each(
    [null, done],
    [
      { confidence: 'high', override_at: null },
      { confidence: 'low', override_at: null },
      { confidence: 'low', override_at: done },
    ],
  )
  return each(ends, standings).map(([[due, grace], [doneAt, standing]]) => ({
    kind: 'renewal',
    opens: null,
    due: day(due),
    grace_until: grace === null ? null : day(grace),
    done_at: doneAt,
    ...standing,
  }))
}

const mark = (deadlines: Renewal[], change: Partial<Case> = {}): Case => ({
  id: uuidv7(),
  status: 'Trademark registered',
  registration_date: '2000-01-01',
  ended_on: null,
  expiration_date: null,
  international_id: null,
  deadlines,
  ...change,
})

function cases(): Case[] {
  const now = renewalsAt(0)
  const former = renewalsAt(3650)
  const over = now.find(({ done_at, grace_until }) => done_at === null && grace_until !== null && grace_until < on)
  return [
    mark([]),
    ...now.map((one) => mark([one])),
    // The renewal of a later term that is done makes that of a former one moot, which the docket then no longer holds.
    ...each(former, now)
      .filter(([earlier, later]) => later.done_at === null || earlier.done_at !== null)
      .map((both) => mark(both)),
    ...each(trademarkStatuses, [null, '2000-01-01'] as const).map(([status, registered]) =>
      mark(over ? [over] : [], { status, registration_date: registered }),
    ),
  ]
}

async function write(all: readonly Case[]): Promise<void> {
  const marks = all.map(({ deadlines: _, ...one }) => ({ ...one, status_group: trademarkStatusGroup(one.status) }))
  const renewals = all.flatMap(({ id, deadlines }) =>
    deadlines.map((one, number) => ({
      ...one,
      id: uuidv7(),
      trademark_id: id,
      number,
      reason: one.override_at && 'as agreed',
    })),
  )
  const { pool } = app.context
  await pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, registration_date, expiration_date)
     select id, 'WALKED', 'WORD', 'EU', $2, status, status_group, registration_date, expiration_date
       from jsonb_to_recordset($1) as f(id uuid, status text, status_group text, registration_date date, expiration_date date)`,
    [JSON.stringify(marks), userId],
  )
  await pool.query(
    `insert into deadline (id, trademark_id, kind, number, calendar_due, lawful_due, due, opens, grace_until, from_event, from_date, amount, unit,
         source_kind, is_read, confidence, done_at, override_at, override_reason)
     select id, trademark_id, kind, number, due, due, due, opens, grace_until, 'filing', '2000-01-01', 10, 'year', 'statute', true, confidence,
         done_at, override_at, reason
       from jsonb_to_recordset($1) as f(id uuid, trademark_id uuid, kind text, number int, due date, opens date, grace_until date, confidence text,
         done_at timestamptz, override_at timestamptz, reason text)`,
    [JSON.stringify(renewals)],
  )
}

async function missedInDatabase(): Promise<string[]> {
  const found = new Set<string>()
  for (let offset = 0; ; offset += 500) {
    const { deadline } = await app.graphql<{ deadline: { trademark: { id: string } }[] }>(
      `query ($which: deadline_bool_exp!, $offset: Int!) {
        deadline(where: $which, order_by: { id: asc }, limit: 500, offset: $offset) { trademark { id } }
      }`,
      { which: missedRenewals(on), offset },
      token,
    )
    for (const { trademark } of deadline) found.add(trademark.id)
    if (deadline.length < 500) return [...found]
  }
}

test('a list of marks whose renewal was missed holds those of which their pages say it, however they stand', async () => {
  const all = cases()
  await write(all)
  const said = all.filter((one) => missedOf(one, on) !== null).map(({ id }) => id)
  const listed = new Set(await missedInDatabase())
  expect(said.length).toBeGreaterThan(10)
  const told = (of: (one: Case) => boolean) => all.filter(of).map(({ id: _, ...one }) => one)
  expect(told(({ id }) => listed.has(id) && !said.includes(id))).toEqual([])
  expect(told(({ id }) => !listed.has(id) && said.includes(id))).toEqual([])
})

test('the badge of marks that near their end counts those of which the list says an end before that day, whoever states it', async () => {
  const ends = [addDays(on, 9), addDays(on, 10), addDays(on, 11)]
  const [before, cutOff] = ends
  const none = { opens: null, grace_until: null, done_at: null, override_at: null }
  const term = (due: PlainDate, confidence: string) => ({ ...none, kind: 'term', due, confidence })
  const renewal = (due: PlainDate, set: boolean, isDone = false) => ({
    ...term(due, 'low'),
    kind: 'renewal',
    override_at: set ? done : null,
    done_at: isDone ? done : null,
  })
  const terms = [[], ...each(ends, ['high', 'low']).map((one) => [term(...one)])]
  const renewals = [
    [],
    ...each(ends, [true, false]).map((one) => [renewal(...one)]),
    [renewal(ends[0] ?? on, true, true)],
  ]
  const former = [[], [term(addDays(on, -3000), 'high')]]
  const all = each(each(terms, former), each(renewals, [null, ...ends] as const)).map(
    ([[one, earlier], [set, expires]]) =>
      mark([...one, ...earlier, ...set], { expiration_date: expires, registration_date: '1999-01-01' }),
  )
  await write(all)
  const { trademark } = await app.graphql<{ trademark: { id: string }[] }>(
    `query ($which: trademark_bool_exp!) { trademark(where: { _and: [$which, { registration_date: { _eq: "1999-01-01" } }] }) { id } }`,
    { which: nearingExpiryBefore(cutOff ?? on) },
    token,
  )
  const listed = new Set(trademark.map(({ id }) => id))
  const said = all.filter((one) => (endOf(one) ?? cutOff ?? on) <= (before ?? on))
  expect(said.length).toBeGreaterThan(50)
  expect(all.filter((one) => listed.has(one.id) !== said.includes(one))).toEqual([])

  // Beside what waits longest the queue has all that is to be renewed until a day: by an earlier day that a person set too.
  const never = { id: { _is_null: true } }
  type Near = Record<'uses' | 'terms' | 'sums' | 'sets' | 'priorities', { id: string }[]>
  const near = await app.graphql<Near>(
    queueBesideOperation.text,
    {
      requests: never,
      trademarks: never,
      registered: { registration_date: { _eq: '1999-01-01' } },
      unfiled: never,
      limit: 900,
      near: before,
      notNear: cutOff,
      nearPriority: on,
      me: staffId,
    },
    staffToken,
  )
  const beside = new Set([...near.terms, ...near.sums, ...near.sets].map(({ id }) => id))
  const due = all.filter((one) => (renewalDueOf(one)?.due ?? cutOff ?? on) <= (before ?? on))
  expect(due.length).toBeGreaterThan(said.length)
  expect(all.filter((one) => beside.has(one.id) !== due.includes(one))).toEqual([])
})

test('of all marks those that can be renewed are found, so that any of them can be chosen', async () => {
  const ahead = renewalsAt(0).map((one) => ({ ...one, opens: addDays(on, one.due > on ? 1 : -300) }))
  const all = [...cases(), ...ahead.map((one) => mark([one])), mark([], { international_id: null })]
  await write(all)
  // As the database does by itself once so many rows have come.
  await app.context.pool.query('analyze trademark; analyze deadline')
  const found = new Set<string>()
  for (let offset = 0; offset === 0 || found.size === offset; offset += 500) {
    const { trademark } = await app.graphql<{ trademark: { id: string }[] }>(
      `query ($which: trademark_bool_exp!, $offset: Int!) { trademark(where: $which, order_by: { id: asc }, limit: 500, offset: $offset) { id } }`,
      { which: renewableMarks(on), offset },
      token,
    )
    for (const { id } of trademark) found.add(id)
    if (trademark.length < 500) break
  }
  const open = all.filter((one) => trademarkStatusGroup(one.status) !== 'Closed')
  const can = open.filter((one) => renewalOn(one, on) === null)
  expect(can.length).toBeGreaterThan(50)
  expect(can.filter(({ id }) => !found.has(id))).toEqual([])
  // With one renewal in its docket a mark that cannot be renewed is never among them.
  const one = open.filter(({ deadlines }) => deadlines.length < 2)
  expect(one.filter((single) => found.has(single.id) !== (renewalOn(single, on) === null))).toEqual([])
})
