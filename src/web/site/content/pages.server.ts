import { collatorOf } from '#kernel/formatters.ts'
import { industries, type Industry } from '#domain/catalog/industries.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { addressesAbove, placeOfFile } from './address.ts'
import type { CompiledPage } from './compiled.ts'
import type { FrontMatter } from './front-matter.ts'
import { topics, type Topic } from './topics.ts'

type Meta = Omit<FrontMatter, 'sources' | 'related'>

const metas = import.meta.glob<FrontMatter>('/content/pages/**/*.md', {
  query: '?meta',
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<CompiledPage>('/content/pages/**/*.md', { import: 'default' })

interface Version {
  meta: Meta
  read: () => Promise<CompiledPage>
}

const versions = new Map<string, Partial<Record<Language, Version>>>()
for (const [file, meta] of Object.entries(metas)) {
  const place = placeOfFile(file)
  const read = texts[file]
  if (!place || !read) throw new Error(`${file} is no page`)
  versions.set(place.address, { ...versions.get(place.address), [place.language]: { meta, read } })
}

/** Every address with the languages that it has a text in, for searches. */
export function contentAddresses(): { address: string; languages: readonly Language[] }[] {
  return [...versions].map(([address, page]) => ({ address, languages: languages.filter((one) => page[one]) }))
}

/** A content page as a link shows it. */
export interface ContentLink {
  address: string
  title: string
  description: string
  /** Of its text: another than the reader's when there is only that one. */
  language: Language
}

/** The version in a language, or the only one there is. */
function versionOf(address: string, language: Language): (Version & { language: Language }) | null {
  const page = versions.get(address)
  const found = [language, ...languages].find((one) => page?.[one])
  const version = found && page?.[found]
  return version ? { ...version, language: found } : null
}

/** Its link in a language; null when there is no such page. */
export function contentLink(address: string, language: Language): ContentLink | null {
  const version = versionOf(address, language)
  if (!version) return null
  const { title, description } = version.meta
  return { address, title, description, language: version.language }
}

const linksOf = (addresses: readonly string[], language: Language): ContentLink[] =>
  addresses.flatMap((address) => contentLink(address, language) ?? [])

/** The pages below an address, by title. */
export function contentBelow(under: string, language: Language): ContentLink[] {
  const collator = collatorOf(language)
  const below = [...versions.keys()].filter((address) => address.startsWith(`${under}/`))
  return linksOf(below, language).sort((a, b) => collator.compare(a.title, b.title))
}

export interface BlogSubjects {
  topics: readonly Topic[]
  industries: readonly Industry[]
}

const articles = [...versions].filter(([address]) => address.startsWith('/blog/'))
const metasOf = ([, page]: (typeof articles)[number]): Meta[] => Object.values(page).map(({ meta }) => meta)

/** The topics and trades that the blog has an article about. */
export const blogSubjects = (): BlogSubjects => ({
  topics: topics.filter((one) => articles.some((page) => metasOf(page).some((meta) => meta.topics.includes(one)))),
  industries: industries.filter((one) =>
    articles.some((page) => metasOf(page).some((meta) => meta.industries.includes(one))),
  ),
})

/** The articles of the blog about a topic or for a trade, by title; of the whole blog without one. */
export function blogArticles(language: Language, subject?: Topic | Industry): ContentLink[] {
  const collator = collatorOf(language)
  const about = (meta: Meta) =>
    subject === undefined || [...meta.topics, ...meta.industries].some((one) => one === subject)
  const found = articles.filter((page) => metasOf(page).some(about)).map(([address]) => address)
  return linksOf(found, language).sort((a, b) => collator.compare(a.title, b.title))
}

/** Articles of the blog and the academy with their day and topics, the newest first. */
export function datedArticles(language: Language): (ContentLink & Pick<Meta, 'date' | 'topics'>)[] {
  return [...versions.keys()]
    .filter((address) => /^\/(blog|trademark-academy\/article)\//.test(address))
    .flatMap((address) => {
      const [link, version] = [contentLink(address, language), versionOf(address, language)]
      return link && version ? [{ ...link, date: version.meta.date, topics: version.meta.topics }] : []
    })
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, language))
}

type FooterLink = ContentLink & { isLegal: boolean }

/** By language: what is written does not change while the program runs, and every page asks. */
const footers = new Map<Language, readonly FooterLink[]>()

/** The pages that the footer of every page leads to, in their order. */
export function contentInFooter(language: Language): readonly FooterLink[] {
  const links = footers.get(language) ?? footerLinks(language)
  footers.set(language, links)
  return links
}

function footerLinks(language: Language): FooterLink[] {
  const placed = [...versions.keys()].flatMap((address) => {
    const meta = versionOf(address, language)?.meta
    return meta?.footer === undefined ? [] : [{ address, place: meta.footer, isLegal: meta.kind === 'legal' }]
  })
  return placed
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ address, isLegal }) => linksOf([address], language).map((link) => ({ ...link, isLegal })))
}

export interface ContentPage extends CompiledPage {
  /** The language of its text: another than the reader's when there is only that one. */
  language: Language
  /** Every language that it has a text in. */
  languages: readonly Language[]
  above: ContentLink[]
  related: ContentLink[]
  /** Sources that are called as they are in the English text: a title is translated or it is cited in English. */
  inEnglish: readonly string[]
}

/** The sources of a text whose titles are those of the English one. */
async function citedInEnglish(address: string, { meta }: CompiledPage, language: Language): Promise<string[]> {
  const english = language === 'en' ? undefined : await versions.get(address)?.en?.read()
  const titles = new Set(english?.meta.sources.map(({ title }) => title))
  return meta.sources.flatMap(({ title }) => (titles.has(title) ? [title] : []))
}

/** The page at an address as a reader of that language gets it; null when there is none. */
export async function contentPage(address: string, language: Language): Promise<ContentPage | null> {
  const version = versionOf(address, language)
  if (!version) return null
  const page = await version.read()
  return {
    ...page,
    language: version.language,
    languages: languages.filter((one) => versions.get(address)?.[one]),
    above: linksOf(addressesAbove(address), language),
    related: linksOf(page.meta.related, language),
    inEnglish: await citedInEnglish(address, page, version.language),
  }
}
