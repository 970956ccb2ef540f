import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { addMarks } from '#tests/register.ts'

const side = 200
const isLetterL = (x: number, y: number): boolean => x >= 60 && x < (y < 130 ? 90 : 150) && y >= 40 && y < 160

/** From pixels: the product lets the decoder of this process read no SVG, and who loaded it first is chance. */
async function drawing(isMirrored: boolean): Promise<Buffer> {
  const points = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)] as const)
  const pixels = points.flatMap(([x, y]) =>
    isLetterL(isMirrored ? side - 1 - x : x, y) ? [163, 38, 58] : [255, 255, 255],
  )
  return await sharp(Uint8Array.from(pixels), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

describe.runIf(hasChromium('workbench tools'))('what an attorney works with beside the candidates', () => {
  let app: TestApp
  let browser: Browser
  let id: string
  beforeAll(async () => {
    app = await startApp()
    await app.addUser('staff@tools.test', 'staff')
    await addMarks(app.context.pool, 1, [
      { text: 'Coventa', office: 'EU', number: '018111111', classes: [18], owner: 'Fictional Leather' },
      { text: 'Nordwald', office: 'EU', number: '018222222', classes: [9], owner: 'Fictional Leather' },
    ])
    await app.context.register.follow()
    ;({ id } = await app.anonymous(requestCreate, {
      body: {
        type: 'FIGURATIVE',
        value: 'KOVENTA',
        businessDescription: 'Suitcases and handbags',
        jurisdictions: ['EU'],
        websites: [],
        contactEmail: 'client@tools.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
        sendMarketingEmails: false,
      },
    }))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  test('own searches by keyboard, kept in a log that the report prints; pictures side by side', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@tools.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${id}/show`)
    await page.getByLabel('Show Coventa to the client').waitFor()
    // The candidates are of related classes: an owner's other marks are found among all.
    await page.getByRole('radio', { name: 'All classes' }).check()
    await page.getByLabel('What', { exact: true }).selectOption('owner')
    await page.getByLabel('Look for').fill('fictional l')
    await page.keyboard.press('Enter')
    await page.getByText('2 records').first().waitFor()
    await page.getByLabel('Show Nordwald to the client').check()
    await page.getByText('1 search kept').click()
    await page.getByText('“fictional l”').waitFor()
    await page.getByText('Saved').waitFor()
    await page.reload()
    const link = page.getByRole('link', { name: 'English' }).first()
    await link.waitFor()
    const report = await context.request.get((await link.getAttribute('href')) ?? '')
    expect([report.status(), (await report.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])

    const file = async (name: string, isMirrored: boolean) => ({
      name,
      mimeType: 'image/png',
      buffer: await drawing(isMirrored),
    })
    await page.getByLabel('The client’s picture', { exact: true }).setInputFiles(await file('own.png', false))
    await page.getByLabel('The earlier picture', { exact: true }).setInputFiles(await file('earlier.png', true))
    await page.getByText('Mirrored.').waitFor()
    await page.getByText('The pictures agree most as wholes.').waitFor()
    await page
      .getByLabel('The earlier picture', { exact: true })
      .first()
      .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByText('The browser cannot read this file as a picture.').waitFor()
    expect(seen.troubles).toEqual([])
  })

  test('a ground in the sign names the places for which it holds', async () => {
    const { id: cheese } = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'GRUYÈRE',
        businessDescription: 'Cheese',
        jurisdictions: ['EU', 'US'],
        websites: [],
        contactEmail: 'client@tools.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
        sendMarketingEmails: false,
      },
    })
    const context = await browser.newContext({ baseURL: app.url })
    await signInByRequest(context, 'staff@tools.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${cheese}/show`)
    const grounds = page.getByRole('listitem').filter({ hasText: 'GRUYÈRE' })
    await grounds.first().waitFor()
    const told = await grounds.allTextContents()
    // Of classes without cheese it is a place, which another entry says.
    expect(told.flatMap((text) => /(?:indication|describes).*holds for (.+)$/.exec(text)?.[1] ?? [])).toEqual([
      'European Union',
      'United States',
    ])
  })
})
