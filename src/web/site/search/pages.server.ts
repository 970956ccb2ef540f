import type { i18n } from 'i18next'
import type { Language } from '#kernel/languages.ts'
import type { Piece } from '../content/compiled.ts'
import { contentAddresses, contentPage } from '../content/pages.server.ts'
import { madePages } from '../made-pages.server.ts'
import { searchOver, type Findable, type Found } from './find.ts'

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : 'pieces' in piece ? wordsOf(piece.pieces) : '')).join(' ')

/** The texts of `content/pages` as a reader of that language gets them. */
async function texts(language: Language): Promise<Findable[]> {
  const pages = contentAddresses().filter(({ address }) => !address.startsWith('/country/'))
  const read = await Promise.all(
    pages.map(async ({ address }) => [address, await contentPage(address, language)] as const),
  )
  return read.flatMap(([address, page]) => {
    if (!page) return []
    const { title, description } = page.meta
    return [{ address, title, description, language: page.language, text: wordsOf(page.pieces) }]
  })
}

const searches = new Map<Language, Promise<(question: string) => Found[]>>()

/** The pages that answer a question in a language, the best first. The index of a language is made when it is first asked. */
export async function findPages(question: string, language: Language, i18n: i18n): Promise<Found[]> {
  const made = () => [...madePages(language, i18n).values()].map((page) => ({ ...page, text: '' }))
  const search = searches.get(language) ?? texts(language).then((all) => searchOver([...all, ...made()]))
  searches.set(language, search)
  return (await search)(question)
}
