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
    ;({ id } = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'KOVENTA',
        businessDescription: 'Suitcases, backpacks and handbags',
        jurisdictions: ['EU', 'US'],
        websites: [],
        contactEmail: 'client@bench.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
        region: 'SK',
        sendMarketingEmails: false,
      },
    }))
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
    expect(await page.getByLabel('Why, European Union').inputValue()).toContain('Coventa of Fictional Leather')
    expect(await page.getByRole('textbox', { name: 'Note to the client', exact: true }).inputValue()).toContain(
      'stands in the way',
    )
    // Identical, for other goods: medium. Its owner is known far beyond them: high.
    await page.getByRole('radio', { name: 'All classes' }).check()
    const us = row('KOVENTA', '97111111')
    await us.getByText('Medium risk').waitFor()
    await us.getByRole('button', { name: 'Has a reputation KOVENTA' }).click()
    await us.getByText('High risk').waitFor()
    await page.keyboard.press('n')
    await page.keyboard.press('c')
    await page.getByRole('region', { name: 'Side by side' }).getByText('018111111').waitFor()
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
    await client.getByText('stands in the way').first().waitFor()

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
      'select name from registration_request_tracking where registration_request_id = $1 order by created_at',
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
    const second = await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'COVENTIS',
        businessDescription: 'Handbags',
        jurisdictions: ['EU'],
        websites: [],
        contactEmail: 'client@bench.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'sk',
        currency: 'EUR',
        region: 'SK',
        sendMarketingEmails: false,
      },
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
})
