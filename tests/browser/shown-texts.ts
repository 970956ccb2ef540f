import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import { regions } from '#web/regions.ts'

const folder = join(import.meta.dirname, '../../public/locales')

function flat(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, child]) =>
    flat(child, prefix === '' ? key : `${prefix}.${key}`),
  )
}

/** Every text of the screens of clients and visitors by its key. */
const textsIn = (language: Language): Map<string, string> =>
  new Map(
    readdirSync(join(folder, language))
      .filter((file) => file !== 'admin.json')
      .flatMap((file) => {
        const texts: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
        return flat(texts, '').map(([key, text]): [string, string] => [`${file.replace('.json', '')}:${key}`, text])
      }),
  )

const english = textsIn('en')
const keys = new Set(
  [...english.keys()].flatMap((key) => [key, key.replace(/^[\w-]+:/, '')]).filter((key) => key.includes('.')),
)

/** Names of states, which an address has in no other language; a country may be called the same in English. */
const stateNames = new Set(Object.values(regions).flatMap((states) => Object.values(states)))

/** Texts of the screens, and names of places, that are English and have another word in the language. */
function englishOnly(language: Language): Set<string> {
  const own = textsIn(language)
  const places = jurisdictions.map((code) => [jurisdictionName(code, 'en'), jurisdictionName(code, language)] as const)
  const theirs = new Set([...own.values(), ...places.map(([, name]) => name)])
  return new Set(
    [...english.values(), ...places.map(([name]) => name)].filter(
      (text) => /\p{L}{2}/u.test(text) && !text.includes('{{') && !theirs.has(text) && !stateNames.has(text),
    ),
  )
}

const known = new Map<Language, Set<string>>()

/** Words that every English sentence has and none of the other three languages. */
const functionWords =
  /(?<![\p{L}\d.@/-])(?:the|of|and|with|your|is|are|this|that|which|from|not|you|by|for|was|were|has|have|it|its|been|will|can)(?![\p{L}\d@/-])/giu

/** What a page says, by blocks, in its own language: what another language is marked as is left out, and what somebody typed. */
async function blocksOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const language = document.documentElement.lang
    const found = new Set<string>()
    const isOwn = (element: Element): boolean =>
      element.closest('[lang]')?.getAttribute('lang') === language &&
      !element.closest('[translate="no"], script, style')
    for (const element of document.body.querySelectorAll('*')) {
      const isBlock = [...element.childNodes].some(
        (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
      )
      if (!isOwn(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim()
        if (text) found.add(text)
      }
      if (!isBlock || element.matches('textarea, code')) continue
      const copy = element.cloneNode(true) as Element
      for (const other of copy.querySelectorAll('[lang], [translate="no"], script, style, textarea'))
        if (other.getAttribute('lang') !== language) other.remove()
      const text = (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (text !== '') found.add(text)
    }
    return [...found]
  })
}

/** What the matters of the crawl are made of: people write in their own language, which no page can know. */
const typedTexts = readdirSync(import.meta.dirname).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/'([A-Z][^'\n]* [^'\n]*)'/g)].map(
    ([, text = '']) => text,
  ),
)

/** What no page may say: a key without its text, a value that did not come, and in other languages than English an English text. */
export async function brokenTexts(page: Page, language: Language): Promise<string[]> {
  if (!known.has(language)) known.set(language, englishOnly(language))
  const wrong: string[] = []
  for (const text of await blocksOf(page)) {
    if (keys.has(text) || /\{\{|undefined|\[object|\bNaN\b|\bnull\b/.test(text))
      wrong.push(`broken: ${text.slice(0, 100)}`)
    if (language === 'en') continue
    const words = new Set(text.match(functionWords)?.map((word) => word.toLowerCase()))
    const isOurs = !typedTexts.some((typed) => text.includes(typed))
    if (known.get(language)?.has(text) || (words.size > 1 && isOurs)) wrong.push(`English: ${text.slice(0, 140)}`)
  }
  return wrong
}

/**
 * Makes every text of the page two fifths longer, as a language with longer words does. Letters are doubled within their word, so
 * that words grow as well as lines.
 */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text
      if (node.parentElement?.closest('script, style, noscript, textarea, .mw-brand') || node.data.trim() === '')
        continue
      let owed = 0
      node.data = node.data.replaceAll(/\p{L}/gu, (letter) => {
        owed += 0.4
        if (owed < 1) return letter
        owed -= 1
        return letter + letter
      })
    }
  })
}

/** The address that a page calls its own and those of its translations, by their language; null where it is told to no search. */
export async function translationsOf(page: Page): Promise<{ own: string; others: Record<string, string> } | null> {
  return await page.evaluate(() => {
    const own = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    if (!own) return null
    const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')]
    return {
      own,
      others: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
    }
  })
}

/** Links within the page that lead to nothing on it. */
export async function deadAnchors(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.length > 1 && !document.getElementById(decodeURIComponent(href.slice(1)))),
  )
}
