import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser, personsName } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { addMarks } from '#tests/register.ts'

describe.runIf(hasChromium('workbench'))('the verification workbench', () => {
  let app: TestApp
  let browser: Browser
  let id: string
  /** A client's request from the outside; what is not said is as in most of them. */
  const asked = async (told: { value: string; businessDescription: string; jurisdictions?: ['EU']; language?: 'sk' }) =>
    await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        jurisdictions: ['EU', 'US'],
        websites: [],
        contactEmail: 'client@bench.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
        region: 'EU',
        sendMarketingEmails: false,
        ...told,
      },
    })

  beforeAll(async () => {
    app = await startApp()
    await app.addUser('staff@bench.test', 'staff')
    await addMarks(app.context.pool, 1, [
      { text: 'Coventa', office: 'EU', number: '018111111', classes: [18], owner: 'Fictional Leather' },
      { text: 'KOVENTA', office: 'US', number: '97111111', classes: [1], owner: 'Fictional Chemistry' },
      { text: 'Koventa', office: 'CH', number: 'CH1', classes: [18], owner: 'Fictional Alps' },
      { text: 'Bluecastle', office: 'EU', number: '018222222', classes: [18] },
    ])
    await app.context.register.follow()
    ;({ id } = await asked({ value: 'KOVENTA', businessDescription: 'Suitcases, backpacks and handbags' }))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  test('a proposal, a look, two keys: the client has a complete answer in less than a minute', async () => {
    const began = performance.now()
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@bench.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${id}/show`)
    const row = (mark: string, place: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: place })
        .filter({ has: page.getByLabel(`Show ${mark} to the client`) })
    await row('Coventa', '018111111').waitFor()
    // Marks of places nobody asked for are not in the way; what is far is not listed.
    expect(await page.getByText('Fictional Alps').count()).toBe(0)
    expect(await page.getByText('Bluecastle').count()).toBe(0)
    await page.getByText('From the client’s words: class 18').waitFor()

    await page.keyboard.press('p')
    await expect.poll(() => page.getByLabel('Show Coventa to the client').isChecked()).toBe(true)
    // Whether a word that no list of ours has was invented is for a person to say.
    await page.getByRole('radio', { name: 'Fanciful' }).check()
    expect(await page.getByLabel('Why, European Union').inputValue()).toContain('Coventa of Fictional Leather')
    expect(await page.getByRole('textbox', { name: 'Note to the client', exact: true }).inputValue()).toContain(
      'is close to KOVENTA',
    )
    // What is missing is where the keys go: the classes, by which the price is counted, are ticked by a person.
    await page.keyboard.press('Control+Enter')
    await page.getByText('One answer is missing above.').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.wb-section')?.textContent ?? ''))
      .toContain('Recommended classes')
    const suggested = page.getByRole('group', { name: 'From the client’s words' })
    await suggested.getByText('from: suitcases').waitFor()
    await page.keyboard.press('Space')
    await expect.poll(() => page.getByLabel('Do not recommend class 18').count()).toBe(1)
    // Identical, for other goods: medium. Its owner is known far beyond them: high.
    await page.getByRole('radio', { name: 'All classes' }).check()
    const us = row('KOVENTA', '97111111')
    await us.getByText('Medium risk').waitFor()
    await us.getByRole('button', { name: 'Has a reputation KOVENTA' }).click()
    await us.getByText('High risk').waitFor()
    await page.keyboard.press('n')
    await page.keyboard.press('c')
    await page.getByRole('region', { name: 'Side by side' }).getByText('018111111').waitFor()
    await page.getByText('Every listed mark of high or medium risk was looked at.').waitFor()
    await page.getByLabel('I have read this note, and it says what was found').check()
    await page.getByText(/The client is told that .+ looked at each listed mark/).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Sent to the client').waitFor()
    expect(performance.now() - began).toBeLessThan(60_000)

    const { rows } = await app.context.pool.query<{
      name: string
      well_known: boolean
      metadata: { score: { version: string; band: string } }
    }>('select name, well_known, metadata from similar_trademark order by name')
    expect(rows.map((mark) => [mark.name, mark.well_known, mark.metadata.score.band])).toEqual([
      ['Coventa', false, 'high'],
      ['KOVENTA', true, 'high'],
    ])
    expect(rows[0]?.metadata.score.version).toMatch(/^\d{4}-/)
    const client = await browser.newPage({ userAgent: personsName(browser) })
    await client.goto(`${app.url}/verification-summary/${id}`)
    await client.getByText('Coventa', { exact: true }).first().waitFor()
    await client.getByText('is close to KOVENTA').first().waitFor()
    await client.getByText('looked at each listed mark of high and medium risk').waitFor()
    // At high risk the answer leads to a question, and ordering stands second.
    expect(await client.locator('.mw-verdictline__act a').allTextContents()).toEqual([
      'Ask about a change of name, classes or countries',
      expect.stringMatching(/^Open the order/) as string,
    ])
    await client.getByText('Whoever has the link can read this page', { exact: false }).waitFor()
    // No strategy was written: the numbers of the sections go on without it.
    const numbers = await client.locator('.mw-entry__margin').allTextContents()
    expect(numbers.flatMap((text) => /^\d/.exec(text)?.[0] ?? [])).toEqual(['1', '2', '3', '4', '5', '6'])

    // The client asks again: a word is needed, what is ordered waits, staff begins with the last answer.
    await client.getByRole('button', { name: 'Ask for a new answer' }).click()
    await client.getByRole('alert').getByText('What changed').waitFor()
    await client.getByLabel('What changed').fill('We sell belts as well.')
    await client.getByRole('button', { name: 'Ask for a new answer' }).click()
    await client.getByText('You asked again').waitFor()
    expect(await client.getByRole('button', { name: 'Ask for a new answer' }).count()).toBe(0)
    await page.reload()
    await page.getByText('We sell belts as well.').waitFor()
    expect(await page.getByLabel('Show Coventa to the client').isChecked()).toBe(true)
    await page.getByRole('textbox', { name: 'Note to the client', exact: true }).fill('Belts change nothing.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Sent to the client').waitFor()
    for (const _ of ['first', 'again']) {
      await client.reload()
      await client.getByText('Belts change nothing.').first().waitFor()
    }
    // Each version was looked at, and only the first look at it stands in the history.
    const { rows: history } = await app.context.pool.query<{ name: string }>(
      'select name from registration_request_tracking where registration_request_id = $1 order by created_at, id',
      [id],
    )
    expect(history.map(({ name }) => name)).toEqual([
      'Verification requested',
      'Verification started',
      'Verification approved',
      'Verification result viewed',
      'Verification requested',
      'Verification repeated',
      'Verification started',
      'Verification approved',
      'Verification result viewed',
    ])
    const { rows: versions } = await app.context.pool.query(
      'select version, completed, request_note as note from verification_result order by version',
    )
    expect(versions).toEqual([
      { version: 1, completed: true, note: null },
      { version: 2, completed: true, note: 'We sell belts as well.' },
    ])
    expect(seen.troubles).toEqual([])
  })

  test('the search that fails keeps what was entered and is asked again', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    await signInByRequest(context, 'staff@bench.test', testPassword)
    const second = await asked({
      value: 'COVENTIS',
      businessDescription: 'Handbags',
      jurisdictions: ['EU'],
      language: 'sk',
    })
    const page = await context.newPage()
    let down = true
    await page.route('**/api/search?*', async (route) => (down ? route.abort() : route.fallback()))
    await page.goto(`/admin#/registration_request/${second.id}/show`)
    await page.getByText('The search did not answer').waitFor()
    await page.getByRole('textbox', { name: 'Note to the client', exact: true }).fill('My own words.')
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Show Coventa to the client').waitFor()
    await page.getByRole('button', { name: /Propose a result/ }).click()
    expect(await page.getByRole('textbox', { name: 'Note to the client', exact: true }).inputValue()).toBe(
      'My own words.',
    )
    // Reasons come in the client's language.
    await expect
      .poll(() => page.getByLabel('Why, European Union').inputValue())
      .toContain('rovnaké alebo podobné tovary')
  })

  test('no list before its classes are known, so that nothing changes its place under the keys', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    await signInByRequest(context, 'staff@bench.test', testPassword)
    const { id: request } = await asked({ value: 'COVENTRA', businessDescription: 'Suitcases and handbags' })
    const page = await context.newPage()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const questions: string[] = []
    page.on('request', (one) => one.url().includes('/api/search?') && questions.push(one.url()))
    await page.route('**/api/search/goods-and-services?*', async (route) => {
      await held
      await route.fallback()
    })
    const wanted = page.waitForRequest('**/api/search/goods-and-services?*')
    await page.goto(`/admin#/registration_request/${request}/show`)
    await wanted
    const propose = page.getByRole('button', { name: /Propose a result/ })
    await propose.waitFor()
    expect(await propose.isDisabled()).toBe(true)
    release()
    await page.getByLabel('Show Coventa to the client').waitFor()
    expect(questions.map((url) => new URL(url).searchParams.get('classes'))).toEqual(['18'])
    await context.close()
  })

  test('three marks side by side stay in their columns, wide and narrow', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    await signInByRequest(context, 'staff@bench.test', testPassword)
    await addMarks(app.context.pool, 2, [
      { text: 'Coventarium House', office: 'EU', number: '018333331', classes: [18] },
      { text: 'COVENTARIUM', office: 'US', number: '97333332', classes: [18] },
      { text: 'Coventaria', office: 'EU', number: '018333333', classes: [18] },
    ])
    await app.context.register.follow()
    const { id: request } = await asked({ value: 'COVENTARIUM HOUSE', businessDescription: 'Suitcases and handbags' })
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${request}/show`)
    for (const name of ['Coventarium House', 'COVENTARIUM', 'Coventaria'])
      await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click()
    const side = page.getByRole('region', { name: 'Side by side' })
    for (const width of [390, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // What is wider than its cell is painted over the next one.
      const spilled = await side.getByRole('cell').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const edge = cell.getBoundingClientRect().right
          const parts = [...cell.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 0.5)
          return parts.map((one) => `${one.className}: ${one.textContent}`)
        }),
      )
      expect(spilled, `${width} px`).toEqual([])
      expect(await side.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3)
      expect(await side.getByRole('rowheader', { name: 'Score' }).count()).toBe(1)
    }
    await context.close()
  })
})
