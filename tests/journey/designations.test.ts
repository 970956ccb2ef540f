import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { designationAdd, designationDays } from '#contract/designation.ts'
import { serviceRequestRenewal } from '#contract/service-order.ts'
import { designationChangeDecide } from '#contract/designation-change.ts'
import { registrationEnd, trademarkAdd, trademarkBasis, trademarkDivide, trademarkEdit } from '#contract/trademark.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { goodsLines } from '#domain/catalog/goods-lines.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import { openDayFrom } from '#domain/docket/closed-days.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import { addDays, addMonths, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { followAllInternational, followInternational } from '#features/trademark/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { pageText } from '#tests/page-text.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

let app: TestApp
let staff: Client
let ownerId: string
let on: PlainDate
let browser: Browser | undefined

beforeAll(async () => {
  app = await startApp()
  on = today(officeZone, new Date())
  await app.addUser('attorney@madrid.test', 'staff')
  ownerId = await app.addUser('owner@madrid.test', 'customer')
  staff = (await app.signIn('attorney@madrid.test')).client
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

async function mark(jurisdiction: string): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group, goods_and_services)
     values ($1, 'MADRIVO', 'WORD', $2, '1812345', $3, $3, $4, $5, 'Trademark registered', 'Registered', '[{"class": 9, "terms": ["Software"]}]')`,
    [id, jurisdiction, addDays(on, -400), addMonths(addDays(on, -400), 120), ownerId],
  )
  return id
}

async function docketOf(id: string) {
  const { rows } = await app.context.pool.query<{ kind: string; due: string }>(
    `select kind, due::text from deadline where trademark_id = $1 order by due, kind`,
    [id],
  )
  return rows
}

const goods = [
  { class: 18, terms: ['Suitcases'] },
  { class: 25, terms: ['Coats'] },
]

/** The next open day of the office after eighteen months. */
function limit(code: string, noticed: PlainDate): PlainDate {
  const law = lawOf(code)
  if (!law) throw new Error('no law is recorded')
  return openDayFrom(law, addMonths(noticed, 18))
}

const refused = (field: string, code: string) => ({ fields: { [field]: code } })

test('an international registration is extended to places, from the beginning and later, each a mark with its own dates', async () => {
  const id = await mark('WIPO')
  const since = addDays(on, -400)
  const add = async (
    jurisdiction: 'EU' | 'TW' | 'WIPO' | 'US',
    designatedOn: string,
    noticedOn: string | null = null,
  ) => await staff(designationAdd, { params: { id }, body: { jurisdiction, designatedOn, noticedOn } })

  await expect(add('TW', since)).rejects.toMatchObject(refused('jurisdiction', 'not-a-choice'))
  await expect(add('WIPO', since)).rejects.toMatchObject(refused('jurisdiction', 'not-a-choice'))
  await expect(add('EU', addDays(since, -1))).rejects.toMatchObject(refused('designatedOn', 'date-too-early'))
  await expect(add('EU', addDays(on, 1))).rejects.toMatchObject(refused('designatedOn', 'date-in-future'))
  await expect(add('EU', since, addDays(since, -1))).rejects.toMatchObject(refused('noticedOn', 'date-too-early'))

  const noticed = addDays(since, 40)
  const eu = await add('EU', since, noticed)
  await expect(add('EU', since)).rejects.toMatchObject(refused('designatedOn', 'not-a-choice'))
  expect(await docketOf(eu.id)).toEqual([{ kind: 'refusal_limit', due: limit('EU', noticed) }])
  // The place can be designated again, for other goods or after a refusal: with a day of its own.
  const again = await add('EU', addDays(on, -50))
  expect(again.id).not.toBe(eu.id)
  const us = await add('US', addDays(on, -30))
  expect(await docketOf(us.id)).toEqual([])
  await staff(designationDays, {
    params: { id: us.id },
    body: { designatedOn: addDays(on, -30), noticedOn: addDays(on, -10), before: { designatedOn: addDays(on, -30) } },
  })
  expect(await docketOf(us.id)).toEqual([{ kind: 'refusal_limit', due: limit('US', addDays(on, -10)) }])
  await expect(
    staff(designationDays, { params: { id }, body: { designatedOn: since, noticedOn: null, before: {} } }),
  ).rejects.toMatchObject({ code: 'rules-unmet' })
  await expect(
    staff(designationAdd, { params: { id: eu.id }, body: { jurisdiction: 'US', designatedOn: on, noticedOn: null } }),
  ).rejects.toMatchObject({ code: 'rules-unmet' })

  // Its owner sees both sides, and the one renewal at WIPO.
  const { token } = await app.signIn('owner@madrid.test')
  const page = async (one: string) => await pageText(app, `/portal/trademarks/${one}`, token)
  expect(await page(id)).toContain('Designated: European Union')
  expect(await page(eu.id)).toContain('Extension of the international registration 1812345')
  const renewals = await app.context.pool.query(
    `select 1 from deadline d join trademark t on t.id = d.trademark_id where d.kind = 'renewal' and t.user_id = $1 and t.international_id is not null`,
    [ownerId],
  )
  expect(renewals.rowCount).toBe(0)
})

test('a designation has no number, basis, term or renewal of its own, its part is one too, and a place may be designated again', async () => {
  const { pool } = app.context
  const id = await mark('WIPO')
  const since = addDays(on, -400)
  const add = async (jurisdiction: 'NZ' | 'US', designatedOn = since) =>
    await staff(designationAdd, { params: { id }, body: { jurisdiction, designatedOn, noticedOn: null } })
  const nz = await add('NZ')
  const us = await add('US')
  // Another mark of the owner in that register may well have the number.
  const { client: owner } = await app.signIn('owner@madrid.test')
  const same = { name: 'TARVO', type: 'WORD', jurisdiction: 'NZ', number: '1812345', goods: null } as const
  const days = { filingDate: since, registrationDate: since }
  expect((await owner(trademarkAdd, { body: { marks: [{ ...same, ...days }] } })).ids).toHaveLength(1)
  await expect(
    staff(trademarkBasis, {
      params: us,
      body: { filingBasis: '1a', expirationDate: null, before: { filingBasis: '66a' } },
    }),
  ).rejects.toMatchObject(refused('filingBasis', 'not-a-choice'))
  const items = [{ jurisdiction: 'NZ' as const, mark: 'MADRIVO', classes: 1, trademarkId: nz.id }]
  const contact = { contactEmail: 'owner@madrid.test', contactFirstName: 'Own', contactLastName: 'Er' }
  await expect(
    owner(serviceRequestRenewal, { body: { items, ...contact, language: 'en', currency: 'EUR' } }),
  ).rejects.toMatchObject(refused('items.0.trademarkId', 'renewed-at-wipo'))

  await pool.query(`update trademark set goods_and_services = $2 where id = $1`, [nz.id, JSON.stringify(goods)])
  const parted = await staff(trademarkDivide, {
    params: nz,
    body: {
      from: 'Application filed',
      version: goodsVersion(goods),
      parts: [[{ class: 25, terms: ['Coats'] }]],
      confirmed: true,
    },
  })
  const { rows } = await pool.query(
    `select international_id as of, (select count(*)::int from deadline d where d.trademark_id = t.id and d.kind in ('term', 'renewal')) as terms from trademark t where id = $1`,
    [parted.ids[0]],
  )
  expect(rows).toEqual([{ of: id, terms: 0 }])

  await pool.query(`update trademark set status = 'Refused', status_group = $2 where id = any($1)`, [
    [nz.id, us.id],
    trademarkStatusGroup('Refused'),
  ])
  await expect(
    staff(designationDays, { params: nz, body: { designatedOn: since, noticedOn: null, before: {} } }),
  ).rejects.toMatchObject({ code: 'rules-unmet' })
  expect((await add('NZ', addDays(since, 10))).id).not.toBe(nz.id)
  await expect(add('NZ', addDays(since, 10))).rejects.toMatchObject(refused('designatedOn', 'not-a-choice'))
  await pool.query(`update trademark set number = null where id = $1`, [id])
  await expect(add('US')).rejects.toMatchObject({ code: 'rules-unmet' })
})

test.runIf(hasChromium('tests/journey/designations.test.ts'))(
  'staff record a designation on the page of the registration, and its days on its own',
  async () => {
    browser = await openBrowser()
    const id = await mark('WIPO')
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', viewport: { width: 1440, height: 900 } })
    await signInByRequest(context, 'attorney@madrid.test', testPassword)
    const page = await context.newPage()
    const words = wordsOf('en')
    const say = (key: string) => words(`admin:${key}`)
    await page.goto(`/admin#/trademark/${id}/show`)
    await page.getByText(say('designation.open')).click()
    await page.getByLabel(say('field.place'), { exact: true }).selectOption('CN')
    await page.getByRole('button', { name: say('designation.add') }).click()
    await page.getByRole('link', { name: 'China' }).first().click()
    const noticed = page.getByLabel(say('designation.noticedOn'))
    await noticed.fill(addDays(on, -401))
    await page.getByRole('button', { name: say('designation.save') }).click()
    // What is wrong stands beside its field, and stays as it was typed.
    await expect.poll(async () => await noticed.getAttribute('aria-invalid')).toBe('true')
    expect(await noticed.inputValue()).toBe(addDays(on, -401))
    await noticed.fill(addDays(on, -5))
    await page.getByRole('button', { name: say('designation.save') }).click()
    await page.getByText(say('docket.kind.refusal_limit')).waitFor()
    expect(await overflowOf(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  },
)

test('an end, a limitation and a new owner of the registration are carried over by a person, with one press and a way back', async () => {
  const { pool } = app.context
  const id = await mark('WIPO')
  await pool.query(`update trademark set goods_and_services = $2 where id = $1`, [id, JSON.stringify(goods)])
  const since = addDays(on, -400)
  const add = async (jurisdiction: 'NO' | 'JP') =>
    (await staff(designationAdd, { params: { id }, body: { jurisdiction, designatedOn: since, noticedOn: since } })).id
  const [no, jp] = [await add('NO'), await add('JP')]
  const changes = async (of: string) =>
    (
      await pool.query<{ id: string; kind: string; found: string; done: boolean; dismissed: boolean; gone: boolean }>(
        `select id, kind, found_at as found, done_at is not null as done, dismissed_at is not null as dismissed, gone_at is not null as gone
           from designation_change where trademark_id = $1 order by kind`,
        [of],
      )
    ).rows
  const now = async (of: string) =>
    (
      await pool.query(
        `select status, goods_and_services as goods, owner_entity_id as owner from trademark where id = $1`,
        [of],
      )
    ).rows[0] as { status: string; goods: unknown; owner: string | null }
  expect(await changes(no)).toEqual([])

  // The registration is limited to suitcases by the form of its record.
  const record = async (lines: string | null) => {
    const { rows } = await pool.query<{
      name: string
      number: string
      filed: string
      registered: string
      expires: string
      goods: GoodsAndServices
    }>(
      `select name, number, filing_date::text as filed, registration_date::text as registered, expiration_date::text as expires, goods_and_services as goods from trademark where id = $1`,
      [id],
    )
    const [row] = rows
    const set = { name: row?.name ?? '', number: row?.number ?? null, filingDate: row?.filed ?? null }
    const days = { registrationDate: row?.registered ?? null, expirationDate: row?.expires ?? null }
    const all = { ...set, ...days, publicationDate: null, ipoLink: null }
    const before = { ...all, goods: goodsLines(row?.goods ?? []) }
    await staff(trademarkEdit, { params: { id }, body: { ...all, goods: lines, before } })
  }
  await record('18: Suitcases')
  const owner = uuidv7()
  await pool.query(`insert into entity (id, type, business_name) values ($1, 'legal', 'New Holder Ltd')`, [owner])
  await pool.query(`update trademark set owner_entity_id = $2 where id = $1`, [id, owner])
  await inTransaction(pool, async (tx) => await followInternational(tx, [id], new Date()))
  expect((await changes(no)).map(({ kind }) => kind)).toEqual(['goods', 'owner'])
  expect((await changes(jp)).map(({ kind }) => kind)).toEqual(['goods', 'owner'])

  const decide = async (of: string, kind: string, how: 'carry' | 'undo' | 'reopen' | 'dismiss', foundAt?: string) => {
    const change = (await changes(of)).find((one) => one.kind === kind)
    const seen = { foundAt: foundAt ?? new Date(change?.found ?? 0).toISOString() }
    await staff(designationChangeDecide, {
      params: { id: of, changeId: change?.id ?? '' },
      body:
        how === 'dismiss'
          ? { kind: how, reason: 'WIPO recorded it for Norway alone.', ...seen }
          : { kind: how, ...seen },
    })
  }
  await decide(no, 'goods', 'carry')
  expect(await now(no)).toMatchObject({ goods: [{ class: 18, terms: ['Suitcases'] }], owner: null })
  await expect(decide(no, 'goods', 'carry')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await decide(no, 'owner', 'carry')
  expect((await now(no)).owner).toBe(owner)
  await decide(no, 'owner', 'undo')
  expect((await now(no)).owner).toBeNull()
  await decide(jp, 'owner', 'dismiss')
  expect((await changes(jp)).map(({ kind, dismissed }) => [kind, dismissed])).toEqual([
    ['goods', false],
    ['owner', true],
  ])
  // Where an office accepted fewer goods in words of its own, those of the registration may be the wider ones.
  await pool.query(
    `update trademark set goods_and_services = '[{"class": 18, "terms": ["Suitcases of leather"]}]' where id = $1`,
    [jp],
  )
  await inTransaction(pool, async (tx) => await followInternational(tx, [jp], new Date()))
  await expect(decide(jp, 'goods', 'carry')).rejects.toMatchObject({ code: 'transition-refused' })
  // Somebody put the list of Japan right by hand, and it no longer is what stood on the screen.
  await pool.query(`update trademark set goods_and_services = $2 where id = $1`, [jp, JSON.stringify(goods.slice(1))])
  await expect(decide(jp, 'goods', 'carry')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(decide(no, 'owner', 'carry', '2020-01-01T00:00:00Z')).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  // A decision holds for these two values: with another owner it is asked again.
  await pool.query(`update trademark set owner_entity_id = null where id = $1`, [id])
  await followAllInternational({ pool, clock: () => new Date() })
  expect((await changes(jp)).map(({ kind, gone }) => [kind, gone])).toEqual([
    ['goods', false],
    ['owner', true],
  ])

  // The registration falls; each designation ends by a decision of its own, and lives again when that was wrong.
  await pool.query(
    `update trademark set status = 'Trademark registered', status_group = 'Registered', registration_date = filing_date where id = $1`,
    [no],
  )
  const from = 'Trademark registered' as const
  const end = async (how: 'cancelled' | 'not-renewed', endedOn: PlainDate, reason = 'Notification of WIPO') =>
    await staff(registrationEnd, { params: { id }, body: { from, how, endedOn, reason } })
  // Whoever has another mark before them than they think ends nothing.
  await expect(
    staff(registrationEnd, {
      params: { id },
      body: { from: 'Application filed', how: 'cancelled', endedOn: on, reason: 'x' },
    }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(end('cancelled', addDays(on, 1))).rejects.toMatchObject(refused('endedOn', 'date-in-future'))
  await expect(end('cancelled', addDays(since, -1))).rejects.toMatchObject(refused('endedOn', 'date-too-early'))
  // In the six months after its term it can still be renewed.
  await expect(end('not-renewed', on)).rejects.toMatchObject(refused('how', 'not-a-choice'))
  await end('cancelled', addDays(on, -3))
  const { rows: notes } = await pool.query(
    `select 1 from note n join trademark t on t.note_hub_id = n.note_hub_id where t.id = $1 and n.text like $2`,
    [id, `cancelled, ${addDays(on, -3)}%`],
  )
  expect(notes).toHaveLength(1)
  expect((await now(id)).status).toBe('Abandoned')
  expect((await changes(no)).map(({ kind }) => kind)).toContain('end')
  await decide(no, 'end', 'carry')
  expect((await now(no)).status).toBe('Abandoned')
  expect((await docketOf(no)).map(({ kind }) => kind)).toEqual(['transformation'])
  await decide(no, 'end', 'undo')
  expect((await now(no)).status).toBe('Trademark registered')
  await expect(end('cancelled', on, 'Again')).rejects.toMatchObject({ code: 'changed-meanwhile' })
})
