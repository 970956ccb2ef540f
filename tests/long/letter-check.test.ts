import PDFDocument from 'pdfkit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeMailPath } from '#admin/paths.ts'
import { letterCheck, letterCheckAnswer, letterCheckAsk, officeMailSettle } from '#contract/docketed-message.ts'
import { demoPassword } from '#db/demo/seed.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { readLetter } from '#platform/mail/letters.ts'
import { createJar, signInWithJar } from '#tests/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
  ;({ client } = await app.signIn('customer@demo.test', demoPassword))
})
afterAll(async () => await app?.close())

const forged = 'EUIPO decision on DEMO-018000001. Registration fee, amount due: 1 480 EUR.'

async function shown(input: { text?: string; file?: File }) {
  const { text, file } = input
  const { id } = await client(letterCheck, { body: { text: text ?? null }, ...(file ? { file } : {}) })
  return await client(letterCheckAnswer, { params: { id: String(id) } })
}

async function pdfOf(line: string): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument()
  const chunks: Uint8Array[] = []
  const finished = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  pdf.text(line)
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

describe('a letter that a customer shows', () => {
  test('is read as words, PDF, mail and text, and held against the docket', async () => {
    const mail = `From: fees@euipo-register.test\r\nTo: customer@demo.test\r\nSubject: Final notice\r\nMessage-ID: <a@b.test>\r\n\r\n${forged}\r\n`
    const answers = [
      await shown({ text: forged }),
      await shown({ file: new File([await pdfOf(forged)], 'letter.pdf') }),
      await shown({ file: new File([mail], 'letter.eml') }),
      await shown({ file: new File([`${forged} `], 'letter.txt') }),
    ]
    for (const { verdict, findings, isAsked } of answers) {
      expect({ verdict, isAsked }).toEqual({ verdict: 'against', isAsked: false })
      expect(findings).toContainEqual(expect.objectContaining({ kind: 'sign', sign: 'euipo-asks-for-money' }))
      expect(findings).toContainEqual(expect.objectContaining({ kind: 'mark', mark: 'LUMERA', place: 'EU' }))
    }
    expect(answers[2]?.findings).toContainEqual(
      expect.objectContaining({ kind: 'other-sender', number: 'fees@euipo-register.test' }),
    )
  })

  test('is theirs when it names their invoice and us', async () => {
    const { rows } = await app.context.pool.query<{ symbol: string }>(
      `select variable_symbol as symbol from invoice i join "user" u on u.id = i.user_id where u.email = 'customer@demo.test' limit 1`,
    )
    const text = `${app.context.facilities.supplier.name}, variable symbol ${rows[0]?.symbol ?? ''}`
    expect((await shown({ text })).verdict).toBe('ours')
  })

  test('again is the same row; what cannot be read is refused beside its field', async () => {
    expect((await shown({ text: forged })).id).toBe((await shown({ text: forged })).id)
    const refused = async (file: File) => await client(letterCheck, { file }).catch((error: unknown) => error)
    expect(await client(letterCheck, { body: {} }).catch((error: unknown) => error)).toMatchObject({
      fields: { text: 'required' },
    })
    expect(await refused(new File(['%PDF-1.4\nnothing\n%%EOF\n'], 'a.pdf'))).toMatchObject({
      fields: { file: 'file-damaged' },
    })
    expect(await refused(new File(['a\u0000b'], 'a.txt'))).toMatchObject({ fields: { file: 'file-kind' } })
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
      'base64',
    )
    expect(await refused(new File([picture], 'a.png'))).toMatchObject({ fields: { file: 'file-kind' } })
  })

  test('waits for staff once a person is asked, and is another customer’s nowhere', async () => {
    const { id } = await shown({ text: 'A letter that nobody knows' })
    const params = { id: String(id) }
    const status = async () =>
      (
        await app.context.pool.query<{ status: string; question: string | null }>(
          `select status, data->>'question' as question from docketed_message where id = $1`,
          [id],
        )
      ).rows[0]
    expect(await status()).toEqual({ status: 'Received', question: null })
    await app.addUser('other@letters.test', 'customer')
    const other = (await app.signIn('other@letters.test')).client
    await expect(other(letterCheckAnswer, { params })).rejects.toMatchObject({ code: 'not-found' })
    await expect(other(letterCheckAsk, { params, body: {} })).rejects.toMatchObject({ code: 'not-found' })
    await client(letterCheckAsk, { params, body: { question: 'Must I pay?' } })
    await client(letterCheckAsk, { params, body: { question: 'Again?' } })
    expect(await status()).toEqual({ status: 'Unmatched', question: 'Must I pay?' })
    expect(await client(letterCheckAnswer, { params })).toMatchObject({ isAsked: true, isSettled: false })
  })

  test('is answered once, in the name of who answers, and only where somebody showed it', async () => {
    const { id } = await shown({ text: 'Another letter that nobody knows' })
    const params = { id: String(id) }
    await client(letterCheckAsk, { params, body: { question: null } })
    const { client: staff } = await app.signIn('staff@demo.test', demoPassword)
    const answer = async (to: 'Processed' | 'Ignored', text: string, at = params) =>
      await staff(officeMailSettle, { params: at, body: { to, answer: text } })
    const {
      rows: [mail],
    } = await app.context.pool.query<{ id: number }>(
      `insert into docketed_message (source_email, message_id, sender_email, subject, received_at, status)
       values ('', 'nobody-showed-it', 'office@office.test', 'A mail', now(), 'Unmatched') returning id`,
    )
    await expect(answer('Processed', 'Hello', { id: String(mail?.id) })).rejects.toMatchObject({
      fields: { answer: 'unknown-field' },
    })
    await expect(answer('Ignored', 'We know it.')).rejects.toMatchObject({ fields: { answer: 'unknown-field' } })
    await answer('Processed', 'We know it.')
    const { reply } = await client(letterCheckAnswer, { params })
    expect(reply).toMatchObject({ text: 'We know it.', person: expect.stringMatching(/\S \S/) as unknown })
    await expect(answer('Processed', 'We do not.')).rejects.toMatchObject({ code: 'transition-refused' })
  })

  test('larger than any form of a page is taken there, and nowhere else; a stranger hands in none', async () => {
    const { jar } = await signInWithJar(app, 'customer@demo.test', { password: demoPassword })
    const send = async (at: string, by: { fetch: (path: string, init: RequestInit) => Promise<Response> }) => {
      const body = new FormData()
      body.set('text', '')
      body.set('file', new File([`${forged}\n`.repeat(6000)], 'long.txt', { type: 'text/plain' }))
      return await by.fetch(at, { method: 'POST', body, redirect: 'manual', headers: { origin: app.url } })
    }
    const taken = await send(path.letterCheck(), jar)
    expect([taken.status, taken.headers.get('location')]).toEqual([302, expect.stringMatching(/letter=\d+$/)])
    expect((await send(path.brands(), jar)).status).toBe(413)
    expect((await send(path.letterCheck(), createJar(app))).headers.get('location')).toContain(path.login())
  })
})

describe.skipIf(!hasChromium('tests/long/letter-check.test.ts'))('its page', () => {
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
    await signInByRequest(context, email, demoPassword)
    const page = await context.newPage()
    return page
  }

  test.each([
    ['en', true],
    ['sk', false],
  ] as const)('in %s, with scripts: %s, tells why, and leads to a person of staff', async (language, scripts) => {
    const say = wordsOf(language)
    const page = await windowOf('customer@demo.test', language, scripts)
    await page.goto(path.letterCheck({}, { language }))
    await page.getByLabel(say('portal:letter.text')).fill(`${forged} (${language})`)
    await page.getByRole('button', { name: say('portal:letter.submit') }).click()
    await page.getByText(say('portal:letter.verdict.against')).waitFor()
    await page.getByText(say('portal:letter.sign.euipo-asks-for-money')).waitFor()
    for (const [width, colorScheme] of scripts
      ? ([
          [390, 'dark'],
          [1440, 'light'],
        ] as const)
      : []) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
    }
    await page.getByLabel(say('portal:letter.question')).fill(`Is it yours? ${language}`)
    await page.getByRole('button', { name: say('portal:letter.ask') }).click()
    await page.getByText(say('portal:letter.asked')).waitFor()
    const desk = await windowOf('staff@demo.test', 'en')
    const { rows } = await app.context.pool.query<{ id: number }>(
      `select id from docketed_message where data->>'question' = $1`,
      [`Is it yours? ${language}`],
    )
    await desk.goto(`/admin${officeMailPath(rows[0]?.id ?? 0)}`)
    await desk.getByText(`Is it yours? ${language}`).waitFor()
    await desk.getByRole('button', { name: wordsOf('en')('admin:officeMail.to.Ignored') }).click()
    await desk.getByText(wordsOf('en')('admin:officeMail.settled')).waitFor()
    await page.reload()
    await page.getByText(say('portal:letter.settled')).waitFor()
  })

  test('shows the answer of a person, which also goes out by mail and stands among the notifications', async () => {
    const [say, there] = [wordsOf('sk'), wordsOf('en')]
    const { id } = await shown({ text: 'A letter to be answered' })
    await client(letterCheckAsk, { params: { id: String(id) }, body: { question: null } })
    const desk = await windowOf('staff@demo.test', 'en')
    await desk.goto(`/admin${officeMailPath(id)}`)
    await desk.getByLabel(there('admin:officeMail.answer')).fill('No office sent it.')
    await desk.getByRole('button', { name: there('admin:officeMail.sendAnswer') }).click()
    await desk.getByText(there('admin:officeMail.answered')).waitFor()
    const letter = await readLetter(app.context.letters, `letter-answered-${id}`)
    expect(letter?.text).toContain('No office sent it.')
    const page = await windowOf('customer@demo.test', 'sk')
    await page.goto(path.notifications({}, { language: 'sk' }))
    await page.getByText(say('portal:notice.letter-answered')).first().waitFor()
    await page.goto(path.letterCheck({}, { language: 'sk', query: { letter: String(id) } }))
    await page.getByText('No office sent it.').waitFor()
  })
})
