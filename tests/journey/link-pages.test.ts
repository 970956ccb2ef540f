import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseRequestCreate, caseRequestShow, caseRequestStatus } from '#contract/case-request.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'

const [ours, theirs] = ['markwright.test', 'elsewhere.test']
let app: TestApp
let browser: Browser
let outside: Server
const referrers: (string | undefined)[] = []

describe.skipIf(!hasChromium('tests/journey/link-pages.test.ts'))('a page that is reached by its link', () => {
  beforeAll(async () => {
    app = await startApp({}, { host: ours })
    await app.addUser('staff@link.test', 'staff')
    // A plain name over http: a browser says of it no more than its origin.
    browser = await openBrowser({ hosts: [ours, theirs] })
    outside = createServer((request, answer) => {
      if (request.url === '/asked') referrers.push(request.headers.referer)
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>elsewhere</title>')
    })
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    await browser?.close()
    outside?.close()
    await app?.close()
  })

  const addressOf = (host: string, server: string | Server): string => {
    const port = typeof server === 'string' ? new URL(server).port : String((server.address() as AddressInfo).port)
    return `http://${host}:${port}`
  }

  async function asked(): Promise<string> {
    const { id } = await app.anonymous(caseRequestCreate, {
      query: { type: 'report-brand-infringement' },
      body: { links: ['https://copy.example.test'], mark: 'LUMERA', contactEmail: 'seen@link.test' },
    })
    const { client } = await app.signIn('staff@link.test')
    await client(caseRequestStatus, { params: { id }, body: { to: 'Info requested', text: 'Since when?' } })
    return id
  }

  test('takes its form without scripts', async () => {
    const id = await asked()
    const context = await browser.newContext({ baseURL: addressOf(ours, app.url), javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path.caseRequest({ id }))
    await page.locator('textarea[name=answer]').fill('Since May')
    await page.locator('form button[type=submit]').last().click()
    await page.waitForLoadState()
    const shown = await app.anonymous(caseRequestShow, { params: { id } })
    expect(shown).toMatchObject({ status: 'In review', answer: 'Since May' })
    await context.close()
  })

  test('tells its address to no other site', async () => {
    const id = await asked()
    const context = await browser.newContext({ baseURL: addressOf(ours, app.url) })
    const page = await context.newPage()
    await page.goto(path.caseRequest({ id }))
    await page.evaluate(
      (href) => {
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
      },
      `${addressOf(theirs, outside)}/asked`,
    )
    await page.waitForURL(/\/asked$/)
    expect(referrers).toEqual([undefined])
    await context.close()
  })
})
