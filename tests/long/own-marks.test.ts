import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trademarkCreatePath, trademarkPath } from '#admin/paths.ts'
import { trademarkAdd, trademarkCreate, trademarkEdit } from '#contract/trademark.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

type Client = Awaited<ReturnType<TestApp['signIn']>>['client']

let app: TestApp
let owner: Client
let staff: Client
beforeAll(async () => {
  app = await startApp()
  await app.addUser('owner@own.test', 'customer')
  await app.addUser('other@own.test', 'customer')
  await app.addUser('docketer@own.test', 'staff')
  owner = (await app.signIn('owner@own.test')).client
  staff = (await app.signIn('docketer@own.test')).client
})
afterAll(async () => await app?.close())

const velmora = { name: 'VELMORA', jurisdiction: 'SK', number: 'POZ 1-2020', filingDate: '2020-03-09' } as const

async function rowOf(id: string) {
  const { rows } = await app.context.pool.query<Record<string, unknown>>(
    `select t.name, t.status, t.filing_date::text as filed, t.registration_date::text as registered, t.expiration_date::text as ends,
            t.goods_and_services as goods, u.email, r.status as request,
            (select count(*)::int from trademark_tracking k where k.trademark_id = t.id) as steps,
            (select due::text from deadline d where d.trademark_id = t.id and d.kind = 'renewal' order by due limit 1) as renewal
       from trademark t join "user" u on u.id = t.user_id join trademark_request r on r.id = t.trademark_request_id
      where t.id = $1`,
    [id],
  )
  return rows[0]
}

describe('a mark that somebody else filed', () => {
  test('is added as it stands at its office, and its dates are worked out', async () => {
    const mark = { ...velmora, registrationDate: '2020-11-20', goods: '25: Clothing; footwear\n9' }
    const { ids } = await owner(trademarkAdd, { body: { marks: [mark] } })
    expect(await rowOf(ids[0] ?? '')).toEqual({
      name: 'VELMORA',
      status: 'Trademark registered',
      filed: '2020-03-09',
      registered: '2020-11-20',
      ends: '2030-03-09',
      goods: [
        { class: 9, terms: [] },
        { class: 25, terms: ['Clothing', 'footwear'] },
      ],
      email: 'owner@own.test',
      request: 'Processed',
      steps: 1,
      renewal: expect.stringMatching(/^2030-03-/) as unknown,
    })
  })

  test('is refused with a number that its owner has in that register, however it is written; another owner is told nothing', async () => {
    const again = { ...velmora, number: 'poz1/2020' }
    await expect(owner(trademarkAdd, { body: { marks: [again] } })).rejects.toMatchObject({
      fields: { 'marks.0.number': 'number-exists' },
    })
    const other = (await app.signIn('other@own.test')).client
    expect((await other(trademarkAdd, { body: { marks: [again] } })).ids).toHaveLength(1)
  })

  test('of a list is added with all the others or not at all', async () => {
    const count = async () =>
      (await app.context.pool.query<{ n: number }>('select count(*)::int as n from trademark')).rows[0]?.n
    const before = await count()
    const marks = [
      { ...velmora, name: 'A', number: '1' },
      { ...velmora, name: 'B', number: '2', filingDate: '2999-01-01' },
    ]
    await expect(owner(trademarkAdd, { body: { marks } })).rejects.toMatchObject({
      fields: { 'marks.1.filingDate': 'date-in-future' },
    })
    const twice = [marks[0], { ...velmora, name: 'C', number: '1' }].flatMap((one) => one ?? [])
    await expect(owner(trademarkAdd, { body: { marks: twice } })).rejects.toMatchObject({
      fields: { 'marks.1.number': 'number-exists' },
    })
    expect(await count()).toBe(before)
    const both = [1, 2].map(() => owner(trademarkAdd, { body: { marks: [{ ...velmora, number: 'race' }] } }))
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is refused beside the field that is wrong', async () => {
    const refused = async (wrong: object) =>
      (await owner(trademarkAdd, { body: { marks: [{ ...velmora, number: 'x', ...wrong }] } }).catch(
        (error: unknown) => error,
      )) as {
        fields?: unknown
      }
    expect((await refused({ filingDate: null })).fields).toEqual({ 'marks.0.filingDate': 'required' })
    expect((await refused({ goods: 'shoes' })).fields).toEqual({ 'marks.0.goods': 'goods-format' })
    expect((await refused({ jurisdiction: 'ZZ' })).fields).toEqual({ 'marks.0.jurisdiction': 'not-a-choice' })
    expect((await refused({ registrationDate: '2019-01-01' })).fields).toEqual({
      'marks.0.registrationDate': 'date-too-early',
    })
  })

  test('is added by staff to a customer, who alone sees it', async () => {
    const mark = { ...velmora, number: 'by staff' }
    await expect(staff(trademarkCreate, { body: { customer: 'docketer@own.test', ...mark } })).rejects.toMatchObject({
      fields: { customer: 'not-a-choice' },
    })
    const { id } = await staff(trademarkCreate, { body: { customer: 'Other@own.test', ...mark } })
    expect(await rowOf(id)).toMatchObject({ email: 'other@own.test', status: 'Application filed' })
  })

  test('is put right by staff unless somebody else did meanwhile; the docket follows, and the change is kept', async () => {
    const { id } = await staff(trademarkCreate, { body: { customer: 'other@own.test', ...velmora, number: 'to edit' } })
    const before = { name: 'VELMORA', number: 'to edit', filingDate: '2020-03-09', expirationDate: '2030-03-09' }
    const after = { ...before, filingDate: '2021-03-09', goods: '25' }
    const stands = { ...after, expirationDate: '2031-03-09' }
    const edit = async (body: object, from: object = before) =>
      await staff(trademarkEdit, { params: { id }, body: { ...before, ...body, before: from } as never })
    await edit(after)
    expect(await rowOf(id)).toMatchObject({
      filed: '2021-03-09',
      ends: '2031-03-09',
      goods: [{ class: 25, terms: [] }],
    })
    await expect(edit({ name: 'OTHER' })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(edit({ ...stands, registrationDate: '2022-01-01' }, stands)).rejects.toMatchObject({
      fields: { registrationDate: 'unknown-field' },
    })
    await expect(edit({ ...stands, number: velmora.number }, stands)).rejects.toMatchObject({
      fields: { number: 'number-exists' },
    })
    const { rows } = await app.context.pool.query<{ by: string; kept: { filing_date: string } }>(
      `select u.email as by, c.old_values as kept from trademark_change c join "user" u on u.id = c.user_id
        where c.trademark_id = $1 and c.new_values ? 'filing_date'`,
      [id],
    )
    expect(rows).toEqual([
      { by: 'docketer@own.test', kept: expect.objectContaining({ filing_date: '2020-03-09' }) as unknown },
    ])
  })
})

describe.skipIf(!hasChromium('tests/long/own-marks.test.ts'))('on its pages', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  const windowOf = async (email: string, locale: 'en' | 'sk', scripts = true): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: app.url,
      locale,
      javaScriptEnabled: scripts,
    })
    await signInByRequest(context, email, testPassword)
    return await context.newPage()
  }

  test.each([true, false])(
    'a list keeps what was typed until every line is right, with scripts: %s',
    async (scripts) => {
      const say = wordsOf('sk')
      const page = await windowOf('owner@own.test', 'sk', scripts)
      await page.goto(path.trademarks({}, { language: 'sk' }))
      await page.getByRole('link', { name: say('portal:add.button') }).click()
      const list = page.locator('textarea[name=list]')
      const line = (place: string) => `ŽELMARA;${place};ž ${scripts};9.3.2020;;25`
      await list.fill(
        `Známka;Register;Číslo;Podané;Zapísané;Triedy\n${line('Atlantída')}\nORVIN;SK;o ${scripts};2021-01-01`,
      )
      await page.getByRole('button', { name: say('portal:add.listSubmit') }).click()
      await page.getByText(say('portal:add.line', { line: 2 })).waitFor()
      expect(await list.inputValue()).toContain('Atlantída')
      await list.fill((await list.inputValue()).replace('Atlantída', 'slovensko'))
      await page.getByRole('button', { name: say('portal:add.listSubmit') }).click()
      await page.waitForURL(/\/sk\/portal\/trademarks(\?|$)/)
      await page.getByRole('link', { name: /ORVIN/ }).first().click()
      await page.getByText(say('portal:add.own')).waitFor()
    },
  )

  test('one mark is followed by its next register under the same name; a refusal keeps what was typed', async () => {
    const say = wordsOf('en')
    const page = await windowOf('owner@own.test', 'en')
    await page.goto(path.addTrademarks())
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
    }
    const fill = async (name: string, text: string) => await page.getByLabel(name, { exact: true }).first().fill(text)
    await fill(say('portal:add.name'), 'TWOFOLD')
    await page.getByRole('button', { name: say('portal:add.another') }).click()
    await page.getByText('Choose one of the answers: Register').first().waitFor()
    expect(await page.getByLabel(say('portal:add.name'), { exact: true }).inputValue()).toBe('TWOFOLD')
    await page.getByLabel(say('portal:marks.register'), { exact: true }).selectOption('EU')
    await fill(say('portal:marks.number'), '018')
    await fill(say('portal:marks.filed'), '2024-02-29')
    await page.getByRole('button', { name: say('portal:add.another') }).click()
    await page.getByText(say('portal:add.added', { mark: 'TWOFOLD' })).waitFor()
    expect(await page.getByLabel(say('portal:add.name'), { exact: true }).inputValue()).toBe('TWOFOLD')
    expect(await page.getByLabel(say('portal:marks.number')).inputValue()).toBe('')
    // The same once more: a third register under the same name is another mark, and not the second again.
    await page.getByLabel(say('portal:marks.register'), { exact: true }).selectOption('CZ')
    await fill(say('portal:marks.number'), '019')
    await fill(say('portal:marks.filed'), '2024-02-29')
    await page.getByRole('button', { name: say('portal:add.submit') }).click()
    await page.getByText(say('portal:add.own')).waitFor()
    await page.goto(path.addTrademarks())
    expect(await page.getByLabel(say('portal:add.name'), { exact: true }).inputValue()).toBe('')
    const { rows } = await app.context.pool.query(`select number from trademark where name = 'TWOFOLD' order by number`)
    expect(rows).toEqual([{ number: '018' }, { number: '019' }])
  })

  test('staff add a mark and put it right', async () => {
    const say = wordsOf('en')
    const page = await windowOf('docketer@own.test', 'en')
    await page.goto(`/admin${trademarkCreatePath}`)
    await page.getByLabel(say('admin:ownMark.customer')).fill('owner@own.test')
    await page.getByLabel(say('admin:field.mark')).fill('DESKMARK')
    await page.getByLabel(say('admin:field.place')).selectOption('CZ')
    await page.getByLabel(say('admin:field.number')).fill('O-1')
    await page.reload()
    await page.getByLabel(say('admin:field.filed')).fill('2020-05-05')
    await page.getByRole('button', { name: say('admin:ownMark.make') }).click()
    await page.getByRole('heading', { level: 1, name: /DESKMARK/ }).waitFor()
    await page.getByText(say('admin:record.open')).click()
    await page.getByLabel(say('admin:record.published')).fill('2020-09-09')
    await page.getByRole('button', { name: say('admin:record.save') }).click()
    await page.getByText(say('admin:record.done')).waitFor()
    const { rows } = await app.context.pool.query<{ id: string; day: string }>(
      `select id, publication_date::text as day from trademark where name = 'DESKMARK'`,
    )
    expect(rows.map(({ day }) => day)).toEqual(['2020-09-09'])
    expect(page.url()).toContain(trademarkPath(rows[0]?.id ?? ''))
  })
})
