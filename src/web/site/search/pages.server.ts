import type { i18n } from 'i18next'
import { allTrades } from '#domain/catalog/industries.ts'
import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import type { Piece } from '../content/compiled.ts'
import { contentAddresses, contentPage } from '../content/pages.server.ts'
import { searchOver, type Findable, type Found } from './find.ts'

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : 'pieces' in piece ? wordsOf(piece.pieces) : '')).join(' ')

/** The texts of `content/pages` as a reader of that language gets them. */
async function texts(language: Language): Promise<Findable[]> {
  const pages = contentAddresses().filter(({ address }) => !address.startsWith('/country/'))
  const read = await Promise.all(
    pages.map(async ({ address }) => [address, await contentPage(address, language)] as const),
  )
  return read.flatMap(([address, page]) =>
    page
      ? [
          {
            address,
            title: page.meta.title,
            description: page.meta.description,
            language: page.language,
            text: wordsOf(page.pieces),
          },
        ]
      : [],
  )
}

/** The pages that are made of data: registers, renewals, classes and trades, and the tools. */
function made(language: Language, i18n: i18n): Findable[] {
  const country = i18n.getFixedT(language, 'country')
  const classes = i18n.getFixedT(language, 'classes')
  const of = (address: string, title: string, description: string): Findable => ({
    address,
    title,
    description,
    language,
    text: '',
  })
  const places = jurisdictions.flatMap((code) => {
    const { name } = placeOf(code, language)
    const slug = jurisdictionSlug(code)
    return [
      of(path.country({ slug }), country('title', { place: name }), country('description', { place: name })),
      of(
        path.renewalCountry({ country: slug }),
        country('renewal.title', { place: name }),
        country('renewal.description', { place: name }),
      ),
    ]
  })
  const numbers = niceClasses.map((niceClass) => {
    const name = niceClassName(niceClass, language)
    return of(path.niceClass({ class: String(niceClass) }), classes('named', { niceClass, name }), name)
  })
  const trades = allTrades().map(({ industry, trade }) =>
    of(
      path.trade({ industry, trade: trade.key }),
      classes('trade.title', { trade: trade.name[language] }),
      trade.description[language],
    ),
  )
  const tool = (address: string, namespace: string, title: string, description: string) => {
    const t = i18n.getFixedT(language, namespace)
    return of(address, t(title), t(description))
  }
  return [
    tool(path.trademarkSearch(), 'checker', 'title', 'lede'),
    tool(path.detailedPricelist(), 'prices', 'title', 'lede'),
    tool(path.routeAdvisor(), 'prices', 'route.title', 'route.lede'),
    tool(path.bookConsultation(), 'consultation', 'title', 'description'),
    tool(path.orderService(), 'service', 'title', 'meta.description'),
    tool(path.renewalForm(), 'service', 'form.renewal.title', 'form.renewal.description'),
    tool(path.transferForm(), 'service', 'form.transfer.title', 'form.transfer.description'),
    tool(path.reportInfringement(), 'service', 'report.title', 'report.description'),
    tool(path.countryGuides(), 'country', 'guides.title', 'guides.description'),
    tool(path.classAssist(), 'classes', 'title', 'description'),
    ...places,
    ...numbers,
    ...trades,
  ]
}

const searches = new Map<Language, Promise<(question: string) => Found[]>>()

/** The pages that answer a question in a language, the best first. The index of a language is made when it is first asked. */
export async function findPages(question: string, language: Language, i18n: i18n): Promise<Found[]> {
  const search = searches.get(language) ?? texts(language).then((all) => searchOver([...all, ...made(language, i18n)]))
  searches.set(language, search)
  return (await search)(question)
}
