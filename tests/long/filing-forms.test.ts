import PDFDocument from 'pdfkit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trademarkPath } from '#admin/paths.ts'
import { documentReading, documentUpload, trademarkBasis } from '#contract/trademark.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { addDays, formatDate } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('en')

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
  ;({ client } = await app.signIn('staff@demo.test', demoPassword))
})
afterAll(async () => await app?.close())

async function one<T extends object>(sql: string, values: unknown[] = []): Promise<T> {
  const [row] = (await app.context.pool.query<T>(sql, values)).rows
  if (!row) throw new Error(`the demo has no row for ${sql}`)
  return row
}

async function pdfOf(lines: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A4' })
  const chunks: Uint8Array[] = []
  const finished = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  for (const line of lines) pdf.text(line)
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

describe('the basis of a mark at the USPTO', () => {
  const mark = async () =>
    await one<{ id: string; ends: string | null; use: string | null; basis: '1a' | null }>(
      `select id, expiration_date::text as ends, dou_deadline_date::text as use, filing_basis as basis from trademark where number = 'DEMO-90000603'`,
    )
  const articles = async (id: string) =>
    (
      await app.context.pool.query<{ text: string }>(
        `select distinct kind || ' ' || coalesce(article, '') as text from deadline where trademark_id = $1 order by 1`,
        [id],
      )
    ).rows.map(({ text }) => text)

  test('an international registration has the dates of section 71 and its own end; without it the sum holds again', async () => {
    const before = await mark()
    const expirationDate = '2031-05-20'
    const was = { filingBasis: before.basis, expirationDate: before.ends }
    await client(trademarkBasis, {
      params: { id: before.id },
      body: { filingBasis: '66a', expirationDate, before: was },
    })
    expect(await mark()).toMatchObject({ ends: expirationDate, use: before.use, basis: '66a' })
    expect(await articles(before.id)).toContain('use_declaration §1141k(a)(1) (s.71)')
    expect((await articles(before.id)).filter((text) => text.includes('1058'))).toEqual([])
    // Saying it again without the end keeps the end.
    await client(trademarkBasis, {
      params: { id: before.id },
      body: { filingBasis: '66a', expirationDate: null, before: { filingBasis: '66a', expirationDate } },
    })
    expect(await mark()).toMatchObject({ ends: expirationDate })
    await client(trademarkBasis, {
      params: { id: before.id },
      body: { filingBasis: '1a', expirationDate: null, before: { filingBasis: '66a', expirationDate } },
    })
    expect(await mark()).toMatchObject({ ends: before.ends, use: before.use, basis: '1a' })
    expect(await articles(before.id)).toContain('use_declaration §1058(a)(1) (s.8)')
  })

  test('is a matter of the USPTO alone, and only an international registration ends by its own register', async () => {
    const { id } = await mark()
    const elsewhere = await one<{ id: string }>(`select id from trademark where number = 'DEMO-UK00000501'`)
    const say66a = { filingBasis: '66a', expirationDate: null, before: { filingBasis: null } } as const
    await expect(client(trademarkBasis, { params: { id: elsewhere.id }, body: say66a })).rejects.toMatchObject({
      fields: { filingBasis: 'not-a-choice' },
    })
    const body = { filingBasis: '1b', expirationDate: '2031-05-20', before: { filingBasis: null } } as const
    await expect(client(trademarkBasis, { params: { id }, body })).rejects.toMatchObject({
      fields: { expirationDate: 'not-a-choice' },
    })
  })
})

describe('what is read in a receipt', () => {
  const hub = async () =>
    (await one<{ hub: string }>(`select document_hub_id as hub from trademark where number = 'DEMO-90000603'`)).hub
  const read = async (file: File, type: 'filing-receipt' | 'other' = 'filing-receipt') => {
    const hubId = await hub()
    const { id } = await client(documentUpload, { params: { hubId }, body: { type }, file })
    return await client(documentReading, { params: { hubId, docId: id } })
  }

  test('number and date come with their lines; what has no text, is cut or is no receipt gives none', async () => {
    const bytes = await pdfOf(['Filing receipt', 'Serial Number: 97331208', 'Filing Date: March 14, 2026'])
    expect(await read(new File([bytes], 'receipt.pdf'))).toEqual({
      readable: true,
      number: { value: '97331208', line: 'Serial Number: 97331208' },
      date: { value: '2026-03-14', line: 'Filing Date: March 14, 2026' },
    })
    const nothing = { readable: false, number: null, date: null }
    expect(await read(new File([bytes], 'receipt.pdf'), 'other')).toEqual(nothing)
    expect(await read(new File([await pdfOf([])], 'scan.pdf'))).toEqual(nothing)
    expect(await read(new File(['%PDF-1.4\nnothing at all\n%%EOF\n'], 'broken.pdf'))).toEqual(nothing)
  })
})

describe.skipIf(!hasChromium('tests/long/filing-forms.test.ts'))('the form of a filing', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(context, 'staff@demo.test', demoPassword)
    page = await context.newPage()
  })
  afterAll(async () => await browser?.close())

  const opened = async (id: string) => {
    await page.goto(`/admin${trademarkPath(id)}`)
    await page.reload()
    await page.locator('h1').waitFor()
  }

  test('keeps number, date and file over a reload, and a person takes over what the file says', async () => {
    const { id } = await one<{ id: string }>(`select id from trademark where name = 'VOSKOVAR' and jurisdiction = 'CZ'`)
    const today = app.context.facilities.today()
    const filed = addDays(today, -3)
    await opened(id)
    await page.getByLabel(say('admin:filing.number')).fill('typed first')
    await page.getByLabel(say('admin:field.filed')).fill(addDays(today, -9))
    await page.getByLabel(say('admin:filing.receipt')).setInputFiles({
      name: 'potvrzeni.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf(['Application number O-612345', `Filing date ${filed}`]),
    })
    const take = page.getByRole('button', { name: say('admin:readBack.take') })
    await take.waitFor()
    await page.reload()
    await take.waitFor()
    expect(await page.getByLabel(say('admin:filing.number')).inputValue()).toBe('typed first')
    expect(await page.getByLabel(say('admin:field.filed')).inputValue()).toBe(addDays(today, -9))
    await page.getByText('potvrzeni.pdf', { exact: true }).waitFor()
    await page.getByText(formatDate(filed, 'en')).first().waitFor()
    await take.click()
    expect(await page.getByLabel(say('admin:filing.number')).inputValue()).toBe('O-612345')
    expect(await page.getByLabel(say('admin:field.filed')).inputValue()).toBe(filed)
    await page.getByRole('button', { name: say('admin:filing.submit') }).click()
    await page.locator('.wb-bar').getByText(say('admin:status.Application filed'), { exact: true }).waitFor()
    expect(
      await one(
        `select t.number, t.filing_date::text as filed, d.name, d.visible_to_client as shown from trademark t
           join document d on d.document_hub_id = t.document_hub_id where t.id = $1`,
        [id],
      ),
    ).toEqual({ number: 'O-612345', filed, name: 'potvrzeni.pdf', shown: true })
  })

  test('of a milestone keeps what was chosen and typed, and begins anew once it is recorded', async () => {
    const { id } = await one<{ id: string }>(`select id from trademark where name = 'VOSKOVAR' and jurisdiction = 'CZ'`)
    await opened(id)
    const choice = page.getByLabel(say('admin:milestone.to'))
    await choice.selectOption('Trademark published')
    await page.getByLabel(say('admin:milestone.published')).fill(app.context.facilities.today())
    await page.reload()
    await choice.waitFor()
    expect(await choice.inputValue()).toBe('Trademark published')
    expect(await page.getByLabel(say('admin:milestone.published')).inputValue()).toBe(app.context.facilities.today())
    await page.getByRole('button', { name: say('admin:milestone.submit') }).click()
    await page.locator('.wb-bar').getByText(say('admin:status.Trademark published'), { exact: true }).waitFor()
    expect(await choice.inputValue()).toBe('')
  })
})
