import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { violationsOf } from '#tests/browser/inspect.ts'
import { makeMatters } from '#tests/browser/matters.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { readVerification } from '#tests/browser/visitor.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'
import { path } from '#web/path.ts'

const say = wordsOf('en')

const register = [
  { text: 'LOOMERRA', office: 'UK', classes: [25], number: 'UK-1' },
  { text: 'LUMERO', office: 'EU', classes: [25], number: 'EU-1' },
  { text: 'NUMERA', office: 'DE', classes: [35], number: 'DE-1' },
  { text: 'LUMIERA', office: 'US', classes: [20], number: 'US-1' },
  { text: 'LUMERA OLD', office: 'SK', classes: [25], number: 'SK-1', state: 'dead' as const },
  { text: 'Quarzelbach', office: 'EU', classes: [7], number: 'EU-2' },
  { text: 'QUARZELBACH', office: 'US', classes: [9], number: 'US-2', owner: 'Fictional Rivers' },
  { text: 'ВЕЕР', office: 'EU', classes: [9], number: 'EU-3' },
  ...Array.from({ length: 24 }, (_, at) => ({
    text: `Zorvexia ${String.fromCodePoint(65 + at)}`,
    office: at % 2 ? 'EU' : 'US',
    classes: [9],
    number: `many-${at}`,
  })),
]

describe.skipIf(!hasChromium('tests/long/checker.test.ts'))('the mark checker', () => {
  let browser: Browser
  let app: TestApp
  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await addMarks(app.context.pool, 1, register)
    await app.context.register.follow()
  })
  afterAll(async () => void (await Promise.all([browser?.close(), app?.close()])))

  const field = (page: Page) => page.getByLabel(say('checker:name'))
  const answer = (page: Page, value: string) => page.getByRole('region', { name: say('checker:answerFor', { value }) })
  const ask = (page: Page) => page.getByRole('link', { name: say('checker:ask') })

  type Steps = (page: Page, watched: Watch, context: BrowserContext) => Promise<void>

  /** Opens a page of its own; what went wrong in it must be nothing but what is `meant`. */
  async function opened(address: string, steps: Steps, meant = 'nothing is meant to fail') {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    const watched = watch(context)
    const page = await context.newPage()
    await page.goto(address)
    await steps(page, watched, context)
    expect(watched.troubles.filter((trouble) => !trouble.includes(meant))).toEqual([])
    await context.close()
  }

  test('answers while a name is typed, says it to a screen reader, and keeps the name out of the address', async () => {
    await opened('/', async (page) => {
      await field(page).pressSequentially('Lumera')
      const found = answer(page, 'Lumera')
      await found.getByText('LUMERO', { exact: false }).first().waitFor({ state: 'attached' })
      await found.getByRole('img', { name: `${say('common:earlierMark')}: LUMERO` }).waitFor()
      await found.getByText(say('trademark:similarity.reason.oneLetter')).first().waitFor()
      const status = page.getByRole('status').filter({ hasText: 'Lumera' })
      expect(await status.textContent()).toContain(say('trademark:risk.high'))
      // The one that was given up does not stand in the way.
      expect(await found.getByRole('img', { name: /LUMERA OLD/ }).count()).toBe(0)
      await page.getByText(say('trademark:similarity.caution'), { exact: false }).first().waitFor()
      expect(page.url()).toBe(`${app.url}/`)
      expect(await violationsOf(page)).toEqual([])
    })
  })

  test('a ground names its places, and a mark drawn alike in other letters is told as that', async () => {
    const query = { value: 'GRUYÈRE', classes: ['29'], jurisdictions: ['EU', 'US'] }
    await opened(path.trademarkSearch({}, { query }), async (page) => {
      const found = answer(page, 'GRUYÈRE')
      const standing = say('checker:ground.standing', { places: 'European Union' })
      await expect.poll(async () => await found.textContent()).toContain(standing)
      expect(await found.locator('.mw-verdict--low').count()).toBe(0)
    })
    await opened(path.trademarkSearch({}, { query: { value: 'BEEP' } }), async (page) => {
      await expect
        .poll(async () => await answer(page, 'BEEP').textContent())
        .toMatch(/Drawn as BEEP.* of another script, 1\.00/)
    })
  })

  test('the last question wins, whatever comes back late', async () => {
    await opened('/', async (page) => {
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/search?*value=Quarz&*', async (route) => {
        await held
        await route.continue().catch(() => undefined)
      })
      const begun = page.waitForRequest(/value=Quarz&/)
      await field(page).fill('Quarz')
      await begun
      await field(page).fill('Lumera')
      await answer(page, 'Lumera').waitFor()
      release()
      // A question of our own, asked after the held one was let go, is answered after it.
      expect((await page.request.get('/api/search?value=Quarz')).ok()).toBe(true)
      await page.evaluate(async () => await fetch('/api/search?value=Quarzel'))
      await answer(page, 'Lumera').waitFor()
      expect(await answer(page, 'Quarz').count()).toBe(0)
    })
  })

  test('nothing near is said with what it means; a word of trade is named', async () => {
    await opened('/', async (page) => {
      await field(page).fill('Best Pimpelnuff')
      const found = answer(page, 'Best Pimpelnuff')
      await found.getByRole('heading', { name: say('checker:band.none') }).waitFor()
      await found.getByText(say('checker:means.none')).waitFor()
      await found.getByText(say('checker:ground.laudatory')).waitFor()
      expect(await found.getByRole('listitem').filter({ hasText: 'Pimpelnuff' }).count()).toBe(0)
    })
  })

  test('a single letter is no question, and says so with and without scripts', async () => {
    for (const address of ['/', path.trademarkSearch()])
      await opened(address, async (page) => {
        await field(page).fill('Q')
        await page
          .getByRole('status')
          .filter({ hasText: say('checker:tooShort.text') })
          .waitFor()
        await field(page).fill('Quarzelbach')
        await answer(page, 'Quarzelbach').waitFor()
        expect(await page.getByText(say('checker:tooShort.text')).count()).toBe(0)
      })
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path.trademarkSearch({}, { query: { value: 'Q' } }))
    await page.getByRole('link', { name: say('checker:tooShort.ask') }).click()
    await page.getByRole('heading', { level: 1, name: say('verification:title') }).waitFor()
    expect((await readVerification(page, say)).mark).toBe('Q')
    await context.close()
  })

  test('records of one name are one entry, which says how many it holds and where', async () => {
    await opened(path.trademarkSearch({}, { query: { value: 'Quarzelbach' } }), async (page) => {
      await page
        .getByText(say('checker:count', { count: 2 }))
        .first()
        .waitFor()
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(1)
      await page.getByText(say('checker:grouped', { count: 1 })).waitFor()
      await page.getByText(say('checker:further', { count: 1 })).click()
      const record = page.getByRole('listitem').filter({ hasText: 'Fictional Rivers, US-2' }).last()
      expect(await record.textContent()).toMatch(/United States.*class 9/)
    })
  })

  test('refused, broken and offline: says so, keeps what was typed, and goes on', async () => {
    await opened(
      '/',
      async (page, watched, context) => {
        await page.route('**/api/search?*', (route) => route.fulfill({ status: 429, json: {} }))
        await watched.expecting(429, async () => {
          await field(page).fill('Lumera')
          await page.getByRole('alert').getByText(say('checker:refused.title')).waitFor()
        })
        expect(await ask(page).getAttribute('href')).toContain('value=Lumera')
        await page.unroute('**/api/search?*')
        await page.getByRole('button', { name: say('checker:again') }).click()
        await answer(page, 'Lumera').waitFor()
        await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: {} }))
        await watched.expecting(500, async () => {
          await field(page).fill('Lumeras')
          await page.getByRole('alert').getByText(say('checker:broken.title')).waitFor()
        })
        await answer(page, 'Lumera').waitFor()
        expect(await ask(page).count()).toBe(1)
        await page.unroute('**/api/search?*')
        await context.setOffline(true)
        await field(page).fill('Quarzelbacher')
        await page.getByRole('alert').getByText(say('checker:offline.title')).waitFor()
        expect(await field(page).inputValue()).toBe('Quarzelbacher')
        await context.setOffline(false)
        await answer(page, 'Quarzelbacher').waitFor()
      },
      'ERR_INTERNET_DISCONNECTED',
    )
  })

  test('by keyboard alone: type, Enter leads to the answer, Tab to the next step, which takes everything along', async () => {
    await opened('/', async (page) => {
      await page.getByText(say('checker:narrow.title'), { exact: true }).click()
      await page.getByLabel('European Union').focus()
      await page.keyboard.press('Space')
      await page.getByLabel(say('checker:narrow.business'), { exact: true }).focus()
      await page.keyboard.type('Knitwear')
      // The classes that fit what is sold; the one for clothing ticks itself in the list of all.
      const fitting = page.getByRole('button', { name: /^25 / })
      await fitting.focus()
      await page.keyboard.press('Space')
      await expect.poll(() => fitting.getAttribute('aria-pressed')).toBe('true')
      await field(page).focus()
      await page.keyboard.type('Lumera')
      await page.keyboard.press('Enter')
      const found = answer(page, 'Lumera')
      await found.waitFor()
      await expect.poll(() => found.evaluate((region) => region === document.activeElement)).toBe(true)
      await found
        .getByText(say('trademark:similarity.reason.same_class', { list: '25', count: 1 }))
        .first()
        .waitFor()
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab')
        if (await ask(page).evaluate((link) => link === document.activeElement)) break
      }
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: say('verification:title') }).waitFor()
      const brought = await readVerification(page, say)
      expect(brought).toMatchObject({ mark: 'Lumera', places: ['EU'] })
      expect(brought.business).toMatch(/^Knitwear\n25: /)
      // The short answer stands beside the field, for the same classes.
      await page.getByRole('heading', { name: say('checker:compact.title') }).waitFor()
      await page.getByRole('img', { name: `${say('common:earlierMark')}: LUMERO` }).waitFor()
      await page
        .getByText(say('trademark:similarity.reason.same_class', { list: '25', count: 1 }))
        .first()
        .waitFor()
    })
  })

  test('a later name from the checker is newer than what the verification kept', async () => {
    await opened(path.verification({}, { query: { value: 'Quarzel' } }), async (page) => {
      await page.getByLabel(say('verification:contact.firstName'), { exact: true }).fill('Kata')
      await page.getByLabel(say('verification:mark.value'), { exact: true }).fill('Quarzelina')
      await page.reload()
      await expect.poll(async () => (await readVerification(page, say)).mark).toBe('Quarzelina')
      await page.goto(path.verification({}, { query: { value: 'Lumera' } }))
      await expect.poll(async () => (await readVerification(page, say)).firstName).toBe('Kata')
      expect((await readVerification(page, say)).mark).toBe('Lumera')
    })
  })

  test('the page is counted with the call, in every language', async () => {
    const strict = await startApp({ LIMIT_FACTOR: '1' })
    const status = async (address: string) => (await fetch(`${strict.url}${address}`)).status
    // Questions without a value are counted like others and cost nothing to answer.
    for (let asked = 0; asked < 600; asked += 1) await status('/api/search')
    // A page that asks nothing is not counted.
    expect(await status('/sk/trademark-search')).toBe(200)
    for (const page of ['/trademark-search', '/es/trademark-search', '/sk/trademark-search/'])
      expect(await status(`${page}?value=Lumera`)).toBe(429)
    expect(await status('/')).toBe(200)
    await strict.close()
  })

  test('without scripts the search page answers and leads on with everything', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', javaScriptEnabled: false })
    const watched = watch(context, { scripts: false })
    const page = await context.newPage()
    await page.goto('/')
    await field(page).fill('Lumera')
    await page.getByText(say('checker:narrow.title'), { exact: true }).click()
    await page.getByText(say('checker:narrow.allClasses'), { exact: true }).click()
    await page.locator('input[name=classes][value="25"]').check()
    const [reply] = await Promise.all([
      page.waitForResponse(/trademark-search/),
      page.getByRole('button', { name: say('checker:submit'), exact: true }).click(),
    ])
    expect(reply.headers()['cache-control']).toContain('no-store')
    expect(reply.headers()['referrer-policy']).toBe('no-referrer')
    await page.getByRole('heading', { level: 3, name: 'LUMERO' }).waitFor()
    expect(await page.getByRole('heading', { level: 3, name: 'LUMIERA' }).count()).toBe(0)
    await page.getByRole('link', { name: say('checker:scope.all') }).click()
    await page.getByRole('heading', { level: 3, name: 'LUMIERA' }).waitFor()
    await ask(page).click()
    await page.getByRole('heading', { level: 1, name: say('verification:title') }).waitFor()
    expect((await readVerification(page, say)).mark).toBe('Lumera')
    expect(watched.troubles).toEqual([])
    await context.close()
  })

  test('the search page: classes, offices, order, dead marks and a hundred, in place and without the name in the address', async () => {
    await opened(path.trademarkSearch(), async (page) => {
      const names = () => page.getByRole('heading', { level: 3 }).allTextContents()
      await field(page).pressSequentially('Lumera')
      await page.getByRole('heading', { level: 3, name: 'LOOMERRA' }).waitFor()
      await page.getByRole('link', { name: say('checker:dead.show'), exact: true }).click()
      await page.getByRole('heading', { level: 3, name: 'LUMERA OLD' }).waitFor()
      await page.getByRole('link', { name: 'European Union 1' }).click()
      await expect.poll(names).toEqual(['LUMERO'])
      await page.getByRole('link', { name: say('checker:office.all'), exact: true }).click()
      await expect.poll(async () => (await names()).length).toBeGreaterThan(3)

      const points = page.getByRole('group', { name: say('checker:plot.title') }).getByRole('link')
      await points.last().focus()
      await page.keyboard.press('ArrowRight')
      const told = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      expect(told).toMatch(/looks \d\.\d\d, sounds \d\.\d\d/)
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).hash).toMatch(/^#mark-/)
      expect(page.url()).not.toContain('Lumera')

      await field(page).fill('Zorvexia')
      await expect.poll(async () => (await names()).length).toBe(20)
      await page.getByRole('link', { name: say('checker:more') }).click()
      await expect.poll(async () => (await names()).length).toBe(24)
      expect(page.url()).not.toContain('Zorvexia')
      expect(await violationsOf(page)).toEqual([])
    })
  })
})

describe.skipIf(!hasChromium('tests/long/checker.test.ts'))('the verification summary', () => {
  let browser: Browser
  let app: TestApp
  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await app.addUser('attorney@office.test', 'staff')
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test('an empty register says that nothing was compared, and still leads on', async () => {
    const page = await browser.newPage({ baseURL: app.url, locale: 'en' })
    await page.goto('/')
    await page.getByLabel(say('checker:name')).fill('Lumera')
    await page.getByText(say('checker:register.empty')).waitFor()
    expect(await page.getByText(say('checker:band.none')).count()).toBe(0)
    await page.getByRole('link', { name: say('checker:ask') }).waitFor()
    await page.close()
  })

  test('shows reasons, places, versions and what changed; the portal shows the same and leads back', async () => {
    const matters = await makeMatters(app, 'attorney@office.test', 'en')
    const id = matters.open.id
    const { pool } = app.context
    const { rows } = await pool.query<{ version: number }>(
      'select max(version) as version from verification_result where registration_request_id = $1',
      [id],
    )
    const first = rows[0]?.version ?? 0
    // A repeated verification, as staff would have written it.
    await pool.query(
      `insert into verification_result (id, version, registration_request_id, jurisdictions, recommended_classes, verified_classes,
         use_narrow_gs_list, distinctiveness, overall_risk, value, completed)
       select gen_random_uuid(), $2::int + 1, registration_request_id, '[{"jurisdiction":"SK","risk":"high","reason":"A new one.","advice":"Wait"}]',
         '{18}', '{18}', true, 'invented', 'high', value, true
       from verification_result where registration_request_id = $1 and version = $2`,
      [id, first],
    )
    const page = await browser.newPage({ baseURL: app.url, locale: 'en' })
    await page.goto(path.verificationSummary({ id }))
    await page.getByRole('heading', { name: say('summary:changes.title', { version: first }) }).waitFor()
    await page.getByRole('row', { name: /Overall verdict Medium risk High risk/ }).waitFor()
    await page.getByText(say('summary:class.narrowTitle')).waitFor()
    await page.getByText(say('summary:about.isNot'), { exact: true }).waitFor()
    await page.getByRole('button', { name: say('summary:act.print') }).waitFor()

    await page.getByRole('link', { name: new RegExp(`^${first} of `) }).click()
    await page.getByRole('link', { name: /^Read the newest/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/verification-summary/${id}/${first}`)
    // Entered by hand, so its reasons are counted now: COVENTO beside VERDANO.
    const article = page.getByRole('article', { name: /COVENTO/ })
    await article.getByText(say('trademark:similarity.score.sounds'), { exact: true }).waitFor()
    await article
      .getByText(/^\d\.\d\d$/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: `SK Slovakia : ${say('trademark:risk.low')}` }).click()
    expect(new URL(page.url()).hash).toBe('#place-SK')
    const gone = await page.goto(path.verificationSummary({ id, second: '99' }))
    expect(gone?.status()).toBe(404)
    await page.close()

    const owner = await browser.newContext({ baseURL: app.url, locale: 'en' })
    await signInByRequest(owner, matters.registered.email, testPassword)
    const own = await owner.newPage()
    await own.goto(
      path.portalVerificationSummary({ id: matters.registered.id }, { query: { backUrl: '/portal/orders' } }),
    )
    await own.getByRole('heading', { level: 1, name: /KOVENTO/ }).waitFor()
    expect(await own.getByRole('link', { name: say('portal:summaryBack'), exact: true }).getAttribute('href')).toBe(
      '/portal/orders',
    )
    const foreign = await own.goto(
      path.portalVerificationSummary({ id: matters.registered.id }, { query: { backUrl: 'https://elsewhere.test/' } }),
    )
    expect(foreign?.status()).toBe(200)
    expect(await own.getByRole('link', { name: say('portal:summaryBack'), exact: true }).getAttribute('href')).toBe(
      path.orders(),
    )
    await owner.close()
  })
})
