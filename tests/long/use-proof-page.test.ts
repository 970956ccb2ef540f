import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { staffArea } from '#tests/browser/staff.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { pdfFile } from '#tests/documents.ts'
import { photograph } from '#tests/use-in-commerce.ts'
import { markInUse } from '#tests/use-proofs.ts'

const on = today(officeZone, new Date())
const ownerEmail = 'owner@proof.test'

describe.runIf(hasChromium('tests/long/use-proof-page.test.ts'))('evidence of use', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
    await app.addUser(ownerEmail, 'customer')
    await app.addUser('staff@proof.test', 'staff')
  })
  afterAll(async () => await app?.close())

  test.each(['en', 'sk'] as const)(
    'the owner sees the gap, is told what is wrong with a file, closes it and fetches the pack; staff add another (%s)',
    async (language) => {
      const say = wordsOf(language)
      const own = (key: string, values?: Record<string, string | number>) => say(`use-proof:${key}` as never, values)
      const office = (key: string) => say(`admin:useProof.${key}` as never)
      const id = await markInUse(app, { of: ownerEmail, days: 6 * 365 })
      const browser = await openBrowser()
      try {
        const context = await browser.newContext({
          baseURL: app.url,
          locale: language,
          userAgent: personsName(browser),
          viewport: { width: 390, height: 844 },
        })
        const visited = watch(context)
        await signInByRequest(context, ownerEmail, testPassword)
        const view = await context.newPage()
        const prefix = language === 'en' ? '' : `/${language}`
        await view.goto(`${prefix}/portal/trademarks/${id}`)
        await view.getByText(own('entry.missing', { count: 2, classes: '18, 25' })).waitFor()
        await view.getByRole('link', { name: own('entry.open') }).click()
        await view.getByText(own('gap.now', { count: 2, classes: '18, 25' })).waitFor()
        const form = view.locator('#add form')
        await form.getByLabel(own('form.note')).fill('On the shelf')
        const wrong = form.locator('.mw-error').filter({ hasText: own('form.usedFrom') })
        await visited.expecting(422, async () => {
          await form.getByRole('button', { name: own('add.submit') }).click()
          await wrong.waitFor()
        })
        expect(await form.getByLabel(own('form.note')).inputValue()).toBe('On the shelf')
        const photo = await photograph()
        await form.getByLabel(own('form.file')).setInputFiles({
          name: photo.name,
          mimeType: photo.type,
          buffer: Buffer.from(await photo.arrayBuffer()),
        })
        await form.getByLabel(own('form.kind')).selectOption('photo')
        await form.getByLabel(own('form.usedFrom')).fill(addDays(on, -40))
        await form.getByLabel(/^18 /).check()
        await form.getByRole('button', { name: own('add.submit') }).click()
        await view.locator('#proofs .mw-lines').getByText('On the shelf').waitFor()
        await view.getByText(own('gap.now', { count: 1, classes: '25' })).waitFor()
        expect(visited.troubles).toEqual([])

        const bench = await (await browser.newContext({ baseURL: app.url, locale: language })).newPage()
        await staffArea(bench, say, language).signIn('staff@proof.test', testPassword)
        await bench.goto(`/admin#/trademark/${id}/show`)
        await bench.getByText(office('add'), { exact: true }).click()
        const desk = bench.locator('#use-proofs')
        await desk.getByLabel(office('file'), { exact: true }).setInputFiles({
          name: 'invoice.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(await pdfFile('invoice.pdf').arrayBuffer()),
        })
        await desk.getByLabel(office('what')).selectOption('invoice')
        await desk.getByLabel(office('from')).fill(addDays(on, -10))
        await desk.locator('details[open]').getByLabel('25', { exact: true }).check()
        await desk.getByRole('button', { name: office('keep') }).click()
        await desk.locator('li').nth(1).waitFor()

        await view.reload()
        await view.getByText(own('gap.title'), { exact: true }).waitFor({ state: 'detached' })
        await view.getByRole('button', { name: own('pack.put') }).click()
        await view.getByText(own('pack.files', { count: 2 })).waitFor()
        const [download] = await Promise.all([
          view.waitForEvent('download'),
          view.getByRole('link', { name: own('pack.fetch') }).click(),
        ])
        expect(download.suggestedFilename()).toBe(`use-${on}.zip`)
      } finally {
        await browser.close()
      }
    },
  )
})
