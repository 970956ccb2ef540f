import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'

const say = wordsOf('en')

describe.runIf(hasChromium('answer conflict'))('two of staff write one answer', () => {
  let app: TestApp
  let browser: Browser
  let id: string
  beforeAll(async () => {
    app = await startApp()
    await app.addUser('vera@desk.test', 'staff')
    await app.addUser('boris@desk.test', 'staff')
    ;({ id } = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'TIRUNDEL',
        businessDescription: 'Suitcases',
        jurisdictions: ['EU'],
        websites: [],
        contactEmail: 'client@desk.test',
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

  const kept = async () =>
    (
      await app.context.pool.query<{ client_note: string; strategy: string }>(
        'select client_note, strategy from verification_result',
      )
    ).rows[0]
  const field = (page: Page, name: 'note' | 'strategy') =>
    page.getByRole('textbox', { name: say(`admin:result.${name}`), exact: true })

  test('who comes second sees what the other says, loses nothing typed, and chooses', async () => {
    const desk = async (email: string) => {
      const context = await browser.newContext({ baseURL: app.url })
      await signInByRequest(context, email, testPassword)
      const page = await context.newPage()
      const seen = watch(context)
      await page.goto(`/admin#/registration_request/${id}/show`)
      await field(page, 'note').waitFor()
      return { page, seen }
    }
    const [vera, boris] = [await desk('vera@desk.test'), await desk('boris@desk.test')]
    await field(vera.page, 'note').fill('Vera read the registers.')
    await expect.poll(async () => (await kept())?.client_note).toBe('Vera read the registers.')

    const choice = boris.page.getByRole('alert')
    await boris.seen.expecting(409, async () => {
      await field(boris.page, 'note').fill('Boris read them too.')
      await choice.getByText('Vera read the registers.').waitFor()
    })
    expect(await field(boris.page, 'note').inputValue()).toBe('Boris read them too.')
    expect(await kept()).toMatchObject({ client_note: 'Vera read the registers.' })
    await choice.getByRole('button', { name: say('admin:goods.keepMine') }).click()
    await expect.poll(async () => (await kept())?.client_note).toBe('Boris read them too.')

    await vera.seen.expecting(409, async () => {
      await field(vera.page, 'strategy').fill('File at home first.')
      await vera.page.getByRole('button', { name: say('admin:goods.takeTheirs') }).click()
    })
    expect(await field(vera.page, 'note').inputValue()).toBe('Boris read them too.')
    expect(await field(vera.page, 'strategy').inputValue()).toBe('')
    // What was taken over is what the next words are written upon.
    await field(vera.page, 'strategy').fill('File abroad later.')
    await expect.poll(kept).toEqual({ client_note: 'Boris read them too.', strategy: 'File abroad later.' })
    expect([...vera.seen.troubles, ...boris.seen.troubles]).toEqual([])
  })
})
