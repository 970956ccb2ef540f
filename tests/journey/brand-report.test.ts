import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandReportMail, brandReportOpen, brandStanding } from '#contract/brand-report.ts'
import { fillPath, type Client } from '#contract/client.ts'
import { makeReportsNow } from '#features/brand-report/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { MovedClock } from '#tests/subscription-world.ts'

const clock = new MovedClock('2026-11-03T11:00:00Z')
let app: TestApp
let client: Client
let token: string
let other: Client
const ids = { brand: uuidv7(), second: uuidv7(), mark: uuidv7() }

const add = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const row = { id: uuidv7(), ...values }
  const names = Object.keys(row)
  await app.context.pool.query(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return row.id
}

const deadline = async (kind: string, due: string, graceUntil: string | null): Promise<unknown> =>
  await add('deadline', {
    trademark_id: ids.mark,
    kind,
    number: Math.floor(Date.parse(due) / 86_400_000),
    calendar_due: due,
    lawful_due: due,
    due,
    grace_until: graceUntil,
    from_event: 'registration',
    from_date: '2016-10-01',
    amount: 120,
    unit: 'month',
    source_kind: 'statute',
    is_read: true,
    confidence: 'high',
  })

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' }, { clock: clock.read })
  const owner = await app.addUser('owner@report.test', 'customer')
  await app.addUser('other@report.test', 'customer')
  ;({ client, token } = await app.signIn('owner@report.test'))
  other = (await app.signIn('other@report.test')).client
  const made = '2026-09-01T00:00:00Z'
  await add('brand', { id: ids.brand, user_id: owner, name: 'LUMERA', created_at: made })
  await add('brand', { id: ids.second, user_id: owner, name: 'ORVA', created_at: made })
  await add('trademark', {
    id: ids.mark,
    name: 'LUMERA',
    type: 'WORD',
    jurisdiction: 'SK',
    user_id: owner,
    brand_id: ids.brand,
    status: 'Trademark registered',
    status_group: 'Registered',
    filing_date: '2016-05-01',
  })
  await app.context.pool.query('delete from deadline where trademark_id = $1', [ids.mark])
  await deadline('renewal', '2026-10-01', '2027-04-01')
  await deadline('use_declaration', '2026-11-20', null)
  await deadline('use_declaration', '2027-01-20', null)
  const seen = { brand_id: ids.brand, created_at: '2026-10-10T10:00:00Z', last_status_update: '2026-10-20T10:00:00Z' }
  await add('case', { ...seen, status: 'Kicked off', relevance: 'high' })
  await add('case', { ...seen, status: 'New' })
  await add('case', { ...seen, status: 'Closed', outcome: 'Taken down', relevance: 'high' })
  await add('case', { ...seen, status: 'Draft', relevance: 'high' })
  await add('case', { ...seen, brand_id: ids.second, status: 'New', relevance: 'high' })
  const hit = { type: 'publication', relevance: 'medium', jurisdiction: 'SK', trademark_id: ids.mark, classes: [11] }
  // Of one the time to oppose runs, of the other it is over since spring.
  const filed = { filing_date: '2026-08-01', created_at: '2026-10-15T10:00:00Z', state: 'pending' }
  await add('trademark_monitoring_result', {
    ...hit,
    ...filed,
    mark_name: 'LUMERO',
    application_number: '1',
    publication_date: '2026-10-12',
  })
  await add('trademark_monitoring_result', {
    ...hit,
    ...filed,
    mark_name: 'LUMIRA',
    application_number: '2',
    publication_date: '2026-01-12',
  })
})
afterAll(async () => await app.close())

const kinds = async () => {
  const { risks } = await client(brandStanding, { params: { id: ids.brand } })
  return risks.map(({ seriousness, kind, count }) => `${seriousness} ${kind} ${count}`)
}
const reports = async () => {
  const { rows } = await app.context.pool.query<{ id: string; brand: string; month: string }>(
    'select id, brand_id as brand, month::text from brand_report order by month, brand_id',
  )
  return rows
}
const letters = async () =>
  (
    await app.context.pool.query<{ to: string }>(
      `select recipient as "to" from mail.outbox where template = 'brand-report-ready'`,
    )
  ).rows

test('the one number is what is open, by its parts: no draft, no other brand, nothing whose time is over', async () => {
  expect(await kinds()).toEqual([
    'high date-in-grace 1',
    'high case 1',
    'medium date-due 1',
    'medium hit 1',
    'unrated case 1',
  ])
  await expect(other(brandStanding, { params: { id: ids.brand } })).rejects.toMatchObject({ code: 'not-found' })
})

test('nobody gets a report who has no plan and did not ask for one', async () => {
  expect(await makeReportsNow(app.context.facilities)).toBe(0)
  await expect(other(brandReportMail, { params: { id: ids.brand }, body: { isWanted: true } })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await makeReportsNow(app.context.facilities)).toBe(0)
})

test('who asked for it gets the report of the month that is over, by mail, once', async () => {
  await client(brandReportMail, { params: { id: ids.brand }, body: { isWanted: true } })
  const both = await Promise.all([makeReportsNow(app.context.facilities), makeReportsNow(app.context.facilities)])
  expect(both.reduce((sum, made) => sum + made, 0)).toBe(1)
  expect(await makeReportsNow(app.context.facilities)).toBe(0)
  expect((await reports()).map(({ brand, month }) => `${brand} ${month}`)).toEqual([`${ids.brand} 2026-10-01`])
  expect(await letters()).toEqual([{ to: 'owner@report.test' }])
})

test('the report says what happened in its month, as PDF, and to nobody else', async () => {
  const [report] = await reports()
  const address = fillPath(brandReportOpen.path, { id: ids.brand, reportId: report?.id ?? '' })
  const answer = await fetch(`${app.url}${address}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const text = await readPdfText(new Uint8Array(await answer.arrayBuffer()))
  const words = (text ?? '').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Report of October 2026')
  expect(words).toContain('Open risks on 3 November 2026')
  expect(words).toContain('Cases opened 3')
  expect(words).toContain('Cases closed: taken down 1')
  expect(words).toContain('Marks found by watches of registers and rated 2')
  expect(words).toContain('late until 1 April 2027')
  expect(words).toContain('20 January 2027')
  const foreign = fillPath(brandReportOpen.path, { id: ids.second, reportId: report?.id ?? '' })
  expect((await fetch(`${app.url}${foreign}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
})

test('whoever ends the mails has none of the next month, and a report stays as it was made', async () => {
  const [before] = await reports()
  await client(brandReportMail, { params: { id: ids.brand }, body: { isWanted: false } })
  clock.days(31)
  expect(await makeReportsNow(app.context.facilities)).toBe(0)
  expect(await reports()).toEqual([before])
  expect(await letters()).toHaveLength(1)
})

test('a month that nobody worked on is made up for, of the last one alone', async () => {
  client = (await app.signIn('owner@report.test')).client
  await client(brandReportMail, { params: { id: ids.brand }, body: { isWanted: true } })
  clock.days(60)
  expect(await makeReportsNow(app.context.facilities)).toBe(1)
  expect((await reports()).map(({ month }) => month)).toEqual(['2026-10-01', '2027-01-01'])
})
