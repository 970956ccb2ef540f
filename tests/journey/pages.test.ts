import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kernel/languages.ts'
import { path, prefixOf } from '#web/path.ts'
import { profileTabs } from '#web/portal/profile/tabs.ts'
import { routeTable } from '#web/route-table.ts'
import { placeOfFile } from '#web/site/content/address.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, unseenFocus, violationsOf } from '#tests/browser/inspect.ts'
import { makeMatters, type Matters } from '#tests/browser/matters.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { isProof } from '#tests/proof.ts'
import { addMarks } from '#tests/register.ts'

/** What has a page: the other addresses answer with a file or a redirect. */
type Name = Extract<(typeof routeTable)[number], { file: `${string}/page.tsx` }>['name']
type Where = { language: Language }

const inLanguage = (address: string, { language }: Where): string => `${prefixOf(language)}${address}`

const contentFolder = join(import.meta.dirname, '../../content/pages')
const written = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => placeOfFile(`content/pages/${file}`) ?? [])
  .filter(({ language }) => language === 'en')
  .map(({ address }) => address)
/** All of them in the proof, else one of each folder. */
const contentAddresses = isProof
  ? written
  : [...Map.groupBy(written, dirname).values()].flatMap(([first]) => first ?? [])

type Visit = (matters: Matters, where: Where) => Record<string, string>
type Parametrised = Extract<(typeof routeTable)[number], { pattern: `${string}:${string}` }>['name']

/** Where pages are looked at that need a row or are shown in several states; every other one is looked at as it stands. */
const visits: Partial<Record<Name, Visit>> & Record<Extract<Name, Parametrised>, Visit> = {
  trademarkSearch: (_, where) => ({
    '': path.trademarkSearch({}, where),
    found: path.trademarkSearch({}, { ...where, query: { value: 'Best Verdano', classes: '18', jurisdictions: 'SK' } }),
  }),
  verification: (_, where) => ({
    '': path.verification({}, where),
    brought: path.verification({}, { ...where, query: { value: 'Verdano', classes: '18', jurisdictions: 'SK' } }),
  }),
  verificationSuccess: ({ asked }, where) => ({ '': path.verificationSuccess({ id: asked }, where) }),
  verificationSummary: ({ asked, dismissed, open }, where) => ({
    asked: path.verificationSummary({ id: asked }, where),
    dismissed: path.verificationSummary({ id: dismissed }, where),
    ready: path.verificationSummary({ id: open.id }, where),
  }),
  portalVerificationSummary: ({ registered }, where) => ({
    '': path.portalVerificationSummary({ id: registered.id }, where),
  }),
  registrationRequest: ({ asked, open }, where) => ({
    early: path.registrationRequest({ id: asked }, where),
    open: path.registrationRequest({ id: open.id }, where),
  }),
  goodsAndServices: ({ open }, where) => ({ '': path.goodsAndServices({ id: open.id }, where) }),
  registrationRequestSuccess: ({ open }, where) => ({ '': path.registrationRequestSuccess({ id: open.id }, where) }),
  detailedPricelist: (_, where) => ({
    '': path.detailedPricelist({}, where),
    filtered: path.detailedPricelist({}, { ...where, query: { action: 'opposition', place: 'un', classes: '3' } }),
  }),
  routeAdvisor: (_, where) => ({
    '': path.routeAdvisor({}, where),
    answered: path.routeAdvisor({}, { ...where, query: { markets: ['DE', 'FR', 'UK', 'JP'], home: 'SK' } }),
  }),
  serviceOrder: ({ service }, where) => ({ '': path.serviceOrder({ id: service.id }, where) }),
  brandOrder: (_, where) => ({
    '': path.brandOrder({}, where),
    asked: path.brandOrder({}, { ...where, query: { tier: 'advanced' } }),
  }),
  brandOrderOf: ({ protection }, where) => ({ '': path.brandOrderOf({ id: protection.id }, where) }),
  brandOrderSuccess: ({ protection }, where) => ({ '': path.brandOrderSuccess({ id: protection.id }, where) }),
  checkout: ({ open, service }, where) => ({
    '': path.checkout({ id: open.productId }, where),
    service: path.checkout({ id: service.openProductId }, where),
  }),
  productSuccess: ({ paid, transfer }, where) => ({
    paid: path.productSuccess({ id: paid.productId }, where),
    transfer: path.productSuccess({ id: transfer.productId }, where),
  }),
  blogCategory: (_, where) => ({
    '': path.blogCategory({ industry: 'fashion' }, where),
    missing: path.blogCategory({ industry: 'atlantis' }, where),
  }),
  dispute: (_, where) => ({
    '': path.dispute({ id: 'c-39-97' }, where),
    missing: path.dispute({ id: 'c-1-00' }, where),
  }),
  disputes: (_, where) => ({
    '': path.disputes({ group: 'judicial-party' }, where),
    one: path.disputes({ group: 'subject-matter', id: 'confusion' }, where),
    missing: path.disputes({ group: 'judge' }, where),
  }),
  blogTopic: (_, where) => ({ '': path.blogTopic({ topic: 'costs' }, where) }),
  renewalCountry: (_, where) => ({
    '': path.renewalCountry({ country: 'united-states' }, where),
    bare: path.renewalCountry({ country: 'madrid-system' }, where),
    missing: path.renewalCountry({ country: 'atlantis' }, where),
  }),
  renewalOrder: ({ service, forms }, where) => ({
    '': path.renewalOrder({ id: service.openId }, where),
    asked: path.renewalOrder({ id: forms.renewalAsked }, where),
  }),
  renewalSuccess: ({ forms }, where) => ({ '': path.renewalSuccess({ id: forms.renewalAsked }, where) }),
  transferOrder: ({ forms }, where) => ({ '': path.transferOrder({ id: forms.transfer }, where) }),
  transferSuccess: ({ forms }, where) => ({ '': path.transferSuccess({ id: forms.transferAsked }, where) }),
  siteSearch: (_, where) => ({
    '': path.siteSearch({}, where),
    found: path.siteSearch({}, { ...where, query: { q: 'opposition' } }),
    nothing: path.siteSearch({}, { ...where, query: { q: 'xylophonist' } }),
  }),
  successLegalServices: (_, where) => ({
    '': path.successLegalServices({}, where),
    numbered: path.successLegalServices({}, { ...where, query: { number: 'S-2026-000001' } }),
  }),
  country: (_, where) => ({
    '': path.country({ slug: 'slovakia' }, where),
    estimate: path.country({ slug: 'aripo' }, where),
    missing: path.country({ slug: 'atlantis' }, where),
  }),
  countryGuide: (_, where) => ({ '': path.countryGuide({ slug: 'united-states' }, where) }),
  niceClass: (_, where) => ({
    '': path.niceClass({ class: '25' }, where),
    trade: path.niceClass({ class: '25', trade: 'clothing-brand' }, where),
  }),
  trade: (_, where) => ({ '': path.trade({ industry: 'fashion', trade: 'clothing-brand' }, where) }),
  specimenClass: (_, where) => ({ '': path.specimenClass({ class: '9' }, where) }),
  specimenSector: (_, where) => ({ '': path.specimenSector({ sector: 'software' }, where) }),
  consultation: ({ talk }, where) => ({ '': path.consultation({ id: talk }, where) }),
  supportTicket: ({ tickets }, where) => ({ '': path.supportTicket({ id: tickets.visitor }, where) }),
  message: ({ tickets }, where) => ({ '': path.message({ id: tickets.owner }, where) }),
  feedback: ({ tickets }, where) => ({
    '': path.feedback({}, { ...where, query: { id: tickets.visitor, feedback: 'good' } }),
  }),
  monitoringResult: ({ foundMark }, where) => ({ '': path.monitoringResult({ id: foundMark }, where) }),
  officeAction: ({ officeAction }, where) => ({ '': path.officeAction({ id: officeAction }, where) }),
  reportViolation: ({ registered }, where) => ({ '': path.reportViolation({ id: registered.id, place: 'SK' }, where) }),
  caseRequest: ({ enforcement }, where) => ({ '': path.caseRequest({ id: enforcement.reportId }, where) }),
  case: ({ enforcement }, where) => ({ '': path.case({ id: enforcement.caseId }, where) }),
  solutionCenter: ({ enforcement }, where) => ({ '': path.solutionCenter({ id: enforcement.caseId }, where) }),
  useInCommerce: ({ useInCommerce }, where) => ({ '': path.useInCommerce({ id: useInCommerce }, where) }),
  officeActionInfo: ({ officeAction }, where) => ({ '': path.officeActionInfo({ id: officeAction }, where) }),
  activate: ({ paid }, where) => ({ '': path.activate({ token: paid.activation }, where) }),
  brand: ({ registered }, where) => ({ '': path.brand({ id: registered.brandId }, where) }),
  unsubscribe: (_, where) => ({ '': path.unsubscribe({ token: 'of-a-mail' }, where) }),
  setPassword: (_, where) => ({ '': path.setPassword({}, { ...where, query: { token: 'of-a-mail' } }) }),
  profile: ({ protection }, where) => ({
    ...Object.fromEntries(profileTabs.map((tab) => [tab, path.profile({}, { ...where, query: { tab } })])),
    subscription: path.profile({}, { ...where, query: { tab: 'subscriptions', id: protection.id } }),
  }),
  trademark: ({ registered }, where) => ({ '': path.trademark({ id: registered.trademarkId }, where) }),
  extendTrademark: ({ registered }, where) => ({ '': path.extendTrademark({ id: registered.trademarkId }, where) }),
  monitoringOf: ({ registered }, where) => ({ '': path.monitoringOf({ id: registered.trademarkId }, where) }),
  // It leads on to the document; what it shows is that there is none.
  document: (_, where) => ({ '': path.document({ document: '0' }, where) }),
  order: ({ registered }, where) => ({ '': path.order({ id: registered.id }, where) }),
  applicationDraft: ({ draft, registered }, where) => ({
    open: path.applicationDraft({ id: draft.id }, where),
    approved: path.applicationDraft({ id: registered.id }, where),
  }),
  content: (_, where) => ({
    missing: inLanguage('/nothing-is-here', where),
    ...Object.fromEntries(contentAddresses.map((address) => [address.slice(1), inLanguage(address, where)])),
  }),
}

const names = routeTable.flatMap(({ name, file }) => (file.endsWith('/page.tsx') ? [name as Name] : []))
/** Pages of the site that belong to an account by then. */
const ownOfSite: readonly Name[] = [
  'officeAction',
  'monitoringResult',
  'officeActionInfo',
  'caseRequest',
  'reportViolation',
  'useInCommerce',
]
const asOwner = names.filter(
  (name) => ownOfSite.includes(name) || routeTable.some((row) => row.name === name && row.frame === 'portal'),
)
const visitOf = (name: Name): Visit =>
  visits[name] ?? ((_, where) => ({ '': (path[name] as (params: object, where: Where) => string)({}, where) }))
const notThere: readonly Name[] = ['document']
const looks = ([390, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

const spoken = ['en', 'sk'] as const
type Spoken = (typeof spoken)[number]

/** Where to put a picture of every page, for people who want to look: SCREENSHOTS=folder. */
const pictures = process.env['SCREENSHOTS']

/** English wide and light, Slovak narrow and dark; in the proof, and for pictures, each in all four. */
const looked = (language: Spoken) =>
  isProof || pictures
    ? looks
    : looks.filter(
        ({ width, colorScheme }) =>
          (width === 1440) === (language === 'en') && (colorScheme === 'light') === (language === 'en'),
      )

/** Each page is opened in one of the languages, in turn; in the proof, and for pictures, in both. */
const opened = names.flatMap((name, n) =>
  spoken
    .filter((_, at) => isProof || pictures !== undefined || n % spoken.length === at)
    .map((language) => [name, language] as const),
)

describe.skipIf(!hasChromium('tests/journey/pages.test.ts'))('every page', () => {
  let browser: Browser
  let app: TestApp
  let matters: Matters
  const contexts: Record<string, BrowserContext> = {}
  const linked = new Set<string>()
  const contextOf = (name: Name, language: Spoken): BrowserContext => {
    const context = contexts[`${asOwner.includes(name) ? 'owner' : 'anonymous'} ${language}`]
    if (!context) throw new Error('no such browser')
    return context
  }

  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp()
    await app.addUser('attorney@office.test', 'staff')
    await addMarks(app.context.pool, 1, [
      { text: 'VERDANTO', office: 'EU', classes: [18], number: 'EU-1' },
      { text: 'BERDANO', office: 'SK', classes: [25], number: 'SK-1' },
    ])
    await app.context.register.follow()
    matters = await makeMatters(app, 'attorney@office.test', 'sk')
    for (const locale of spoken)
      for (const who of ['anonymous', 'owner']) {
        const context = await browser.newContext({ baseURL: app.url, locale, reducedMotion: 'reduce' })
        contexts[`${who} ${locale}`] = context
        if (who === 'owner') await signInByRequest(context, matters.registered.email, testPassword)
      }
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test.each(opened)('%s in the language %s', async (name, language) => {
    const context = contextOf(name, language)
    const watched = watch(context)
    const page = await context.newPage()
    for (const [state, address] of Object.entries(visitOf(name)(matters, { language }))) {
      const missing = state === 'missing' || notThere.includes(name)
      const expected = missing ? 404 : 200
      const answer = await watched.expecting(404, async () => await page.goto(address, { waitUntil: 'load' }))
      expect(answer?.status()).toBe(expected)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.title()).not.toBe('')
      expect(await page.locator('h1').count()).toBe(1)
      for (const { width, colorScheme } of looked(language)) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const shown = `${name} ${state} ${width} ${colorScheme}`
        if (pictures) {
          mkdirSync(pictures, { recursive: true })
          const file = `${language}-${name}${state && `-${state}`}-${width}-${colorScheme}.png`
          await page.evaluate(() => window.scrollTo(0, 0))
          await page.screenshot({ path: join(pictures, file), fullPage: true })
        }
        expect.soft(await overflowOf(page), shown).toEqual([])
        expect.soft(await violationsOf(page), shown).toEqual([])
        expect.soft(await unseenFocus(page), shown).toEqual([])
      }
      // A page that is not there links to itself in the other languages.
      if (missing) continue
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      for (const href of links) linked.add(href)
    }
    expect(watched.troubles).toEqual([])
    await page.close()
  })

  test('no link leads nowhere', async () => {
    const { request } = contextOf('portal', 'sk')
    // What the sitemap names is there (public-site.test.ts); the proof asks once more.
    const map = await (await request.get('/sitemap.xml')).text()
    const named = new Set(
      [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    )
    expect(named.size).toBeGreaterThan(100)
    /** In one language what was followed in the other; in the proof both. */
    const followed = new Set<string>()
    const dead: string[] = []
    for (const href of linked) {
      const route = href.replace(/^\/sk(?=\/|$)/, '')
      if (!isProof && (followed.has(route) || named.has(href))) continue
      followed.add(route)
      const answer = await request.get(href)
      if (!answer.ok()) dead.push(`${answer.status()} ${href}`)
    }
    expect(linked.size).toBeGreaterThan(100)
    expect(followed.size).toBeGreaterThan(10)
    expect(dead).toEqual([])
  })
})
