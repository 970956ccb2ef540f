import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, unseenFocus, violationsOf } from '#tests/browser/inspect.ts'
import { makeMatters, type Matters } from '#tests/browser/matters.ts'
import { brokenTexts, deadAnchors, lengthenTexts, translationsOf } from '#tests/browser/shown-texts.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { asOwner, contentAddresses, names, visitOf, type Name } from '#tests/browser/visits.ts'
import { watch, type Watch } from '#tests/browser/watch.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { inQuick, isProof } from '#tests/proof.ts'
import { addMarks } from '#tests/register.ts'
import { routeTable } from '#web/route-table.ts'

const notThere: readonly Name[] = ['document']
const looks = ([390, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** Where to put a picture of every page, for people who want to look: SCREENSHOTS=folder. */
const pictures = process.env['SCREENSHOTS']
const isWhole = isProof || pictures !== undefined

/** Where to write each fault as it is found, for who mends while a long run goes on: FAULTS=file. */
const faultsFile = process.env['FAULTS']

function note(line: string): void {
  if (faultsFile) appendFileSync(faultsFile, `${line}\n`)
}

function noted(faults: readonly string[], where: string): readonly string[] {
  for (const fault of faults) note(`${where}: ${fault}`)
  return faults
}

/** Goes on after a fault, so that a run tells all of them. */
function expectNone(faults: readonly string[], where: string): void {
  expect.soft(noted(faults, where), where).toEqual([])
}

/** The pages of text are many of one kind: a test has so many of them, and each is looked at in another way in each language. */
const perTest = 20

interface Opened {
  name: Name
  language: Language
  /** Which of the states of the page a short run lays out. */
  n: number
  /** Of the pages of text, where the part of this test begins. */
  from: number
}

/** A language has a width and colours of its own; in the proof, and for pictures, each page is looked at in all four. */
const lookedAt = ({ name, language }: Opened, at: number) => {
  const turn = languages.indexOf(language)
  if (isWhole && name !== 'content') return looks
  const look = looks[(turn + (isWhole ? at : 2)) % looks.length]
  return look ? [look] : []
}

const frameOf = (name: Name): string => routeTable.find((row) => row.name === name)?.frame ?? ''

/** The window of a page as wide and in the colours that it is looked at in; set before, it is laid out once. */
async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
}

/** Each page of a part is opened in one of the languages, in turn; in the proof, and for pictures, in all. */
const openedOf = (isIn: (name: Name) => boolean): Opened[] =>
  names.filter(isIn).flatMap((name, n) =>
    languages
      .filter((_, at) => isWhole || n % languages.length === at)
      .flatMap((language) =>
        Array.from(
          { length: name === 'content' ? Math.ceil((contentAddresses.length + 1) / perTest) : 1 },
          (_, part) => ({
            name,
            language,
            n,
            from: part * perTest,
          }),
        ),
      ),
  )

/** Parts of the crawl, each a file of its own: two run at a time. The many pages of text are a part of their own in the proof. */
const parts = {
  site: (name: Name) => frameOf(name) === 'site' && !(isProof && name === 'content'),
  content: (name: Name) => isProof && name === 'content',
  portal: (name: Name) => frameOf(name) !== 'site',
}

/** Opens every page of a part in its states: laid out, looked at, read by axe, walked with Tab, its links followed. */
export function crawl(part: keyof typeof parts, file: string): void {
  const opened = openedOf(parts[part])
  describe.skipIf(opened.length === 0 || !hasChromium(file))(`every page of the ${part}`, () => {
    crawled(opened)
  })
}

function crawled(opened: Opened[]): void {
  let browser: Browser
  let app: TestApp
  let matters: Matters
  const windows: Record<string, { page: Page; watched: Watch; request: APIRequestContext }> = {}
  const linked = new Set<string>()
  const windowOf = (name: Name, language: Language) => {
    const found = windows[`${asOwner.includes(name) ? 'owner' : 'anonymous'} ${language}`]
    if (!found) throw new Error('no such browser')
    return found
  }
  /** The addresses of the translations of each page, by its own. */
  const translated = new Map<string, Record<string, string>>()
  /** The frames whose head and foot were looked at, as `frame language width colours`. */
  const known = new Set<string>()

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
    for (const locale of languages)
      for (const who of ['anonymous', 'owner']) {
        const context = await browser.newContext({ baseURL: app.url, locale })
        if (who === 'owner') await signInByRequest(context, matters.registered.email, testPassword)
        const watched = watch(context)
        windows[`${who} ${locale}`] = { page: await context.newPage(), watched, request: context.request }
      }
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** What the server sends of a page that is not laid out here: that it is there, in which language, and where it leads. */
  async function read(
    request: APIRequestContext,
    address: string,
    language: Language,
    expected: number,
  ): Promise<void> {
    const answer = await request.get(address)
    const html = await answer.text()
    expect([address, answer.status()]).toEqual([address, expected])
    expect([address, /<html[^>]* lang="([^"]+)"/.exec(html)?.[1]]).toEqual([address, language])
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect([address, html.match(/<h1[ >]/g)?.length]).toEqual([address, 1])
    if (expected === 200)
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) linked.add(href.replaceAll('&amp;', '&'))
  }

  /** Nothing juts out on the narrowest screen, and in the proof neither in a language whose words are two fifths longer. */
  async function expectRoom(page: Page, language: Language, shown: string): Promise<void> {
    await page.setViewportSize({ width: 320, height: 900 })
    expectNone(await overflowOf(page), `${shown} 320`)
    if (!isWhole || language !== 'en') return
    await lengthenTexts(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expectNone(await overflowOf(page), `${shown} lengthened ${width}`)
    }
  }

  test.each(opened)('$name in the language $language, from $from', async (one) => {
    const { name, language, n, from } = one
    const { page, watched, request } = windowOf(name, language)
    const before = watched.troubles.length
    const all = Object.entries(visitOf(name)(matters, { language }))
    const states = name === 'content' ? all.slice(from, from + perTest) : all
    for (const [at, [state, address]] of states.entries()) {
      const missing = state === 'missing' || notThere.includes(name)
      const expected = missing ? 404 : 200
      // One state of each page is laid out and looked at, in turn, in the quick run of each third page; all in the proof, and for pictures.
      if (!isWhole && (name === 'content' ? !inQuick(at) : at !== n % states.length || !inQuick(n))) {
        await read(request, address, language, expected)
        continue
      }
      const looked = lookedAt(one, at)
      const [first] = looked
      if (first) await show(page, first.width, first.colorScheme)
      const answer = await watched.expecting(404, async () => await page.goto(address, { waitUntil: 'load' }))
      expect(answer?.status()).toBe(expected)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.title()).not.toBe('')
      expect(await page.locator('h1').count()).toBe(1)
      expectNone(await brokenTexts(page, language), `${name} ${state} ${language}`)
      expectNone(await deadAnchors(page), `${name} ${state} ${language}`)
      const translations = await translationsOf(page)
      if (translations) translated.set(translations.own, translations.others)
      for (const { width, colorScheme } of looked) {
        await show(page, width, colorScheme)
        const shown = `${name} ${state} ${language} ${width} ${colorScheme}`
        if (pictures) {
          mkdirSync(pictures, { recursive: true })
          const file = `${language}-${name}${state && `-${state}`}-${width}-${colorScheme}.png`
          await page.evaluate(() => window.scrollTo(0, 0))
          await page.screenshot({ path: join(pictures, file), fullPage: true })
        }
        expectNone(await overflowOf(page), shown)
        const frame = `${frameOf(name)} ${language} ${width} ${colorScheme}`
        const inspected = { isShellKnown: known.has(frame) && (!isProof || name === 'content') }
        // Colours are the design's: four pages have their contrast looked at, each in another look, the next four not.
        const hasContrast = isWhole || Math.floor((n + at) / looks.length) % 2 === 0
        expectNone(await violationsOf(page, { ...inspected, hasContrast }), shown)
        expectNone(await unseenFocus(page, inspected), shown)
        known.add(frame)
      }
      await expectRoom(page, language, `${name} ${state} ${language}`)
      // A page that is not there links to itself in the other languages.
      if (missing) continue
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      for (const href of links) linked.add(href)
    }
    expectNone(watched.troubles.slice(before), `${name} ${language} from ${from}`)
    note(`seen: ${name} ${language} from ${from}`)
  })

  test('the translations of every page that searches find are named on it, and name each other', () => {
    const wrong: string[] = []
    const wanted = [...languages, 'en-GB', 'x-default'].toSorted().join(' ')
    for (const [own, others] of translated) {
      if (Object.keys(others).toSorted().join(' ') !== wanted) wrong.push(`${own}: ${Object.keys(others).join(' ')}`)
      for (const other of Object.values(others)) {
        const back = translated.get(other)
        // A short run reads a page in one of its languages.
        if (back === undefined ? isProof : JSON.stringify(back) !== JSON.stringify(others))
          wrong.push(`${own}: ${other}`)
      }
    }
    expect(noted(wrong, 'translations')).toEqual([])
  })

  test('no link leads nowhere', async () => {
    const { request } = windowOf('portal', 'sk')
    // What the sitemap names is there (public-site.test.ts); the proof asks once more.
    const map = await (await request.get('/sitemap.xml')).text()
    const named = new Set(
      [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    )
    expect(named.size).toBeGreaterThan(100)
    /** In one language what was followed in another; in the proof all. */
    const followed = new Set<string>()
    const dead: string[] = []
    for (const href of linked) {
      const route = href.replace(/^\/(?:sk|cs|es)(?=\/|$)/, '')
      if (!isProof && (followed.has(route) || named.has(href))) continue
      followed.add(route)
      const answer = await request.get(href)
      if (!answer.ok()) dead.push(`${answer.status()} ${href}`)
    }
    expect(linked.size).toBeGreaterThan(100)
    expect(followed.size).toBeGreaterThan(10)
    expect(noted(dead, 'links')).toEqual([])
  })
}
