import { data, type LoaderFunctionArgs } from 'react-router'
import { lookUpTrademarkData } from '#contract/search.ts'
import type { Language } from '#kernel/languages.ts'
import { priceList, snapshotFrom } from '#operations/pricing.ts'
import { reading } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import type { Piece } from './compiled.ts'
import { membersUnder, type DirectiveName, type Taken } from './directives.ts'
import type { FactData } from './facts.tsx'
import { blogSubjects, contentBelow, contentPage, type ContentPage } from './pages.server.ts'

export interface ContentData {
  address: string
  page: ContentPage
  facts: FactData
  /** Languages that the page has a text in; searches are told of no others. */
  languages: readonly Language[]
}

/** The arguments of each use of a directive in a text. */
function usesOf<N extends DirectiveName>(pieces: readonly Piece[], name: N): Taken<N>[] {
  return pieces.flatMap((piece): Taken<N>[] => {
    if (typeof piece === 'string') return []
    if ('pieces' in piece) return usesOf(piece.pieces, name)
    return piece.directive === name ? [piece.takes as Taken<N>] : []
  })
}

/** The facts that the page's directives name, each read once. */
export async function factsFor(page: ContentPage | null, context: LoadContext): Promise<FactData> {
  const { language, today, query, call, operator, thirdParties } = context
  const pieces = page?.pieces ?? []
  const priced = usesOf(pieces, 'fee').length + usesOf(pieces, 'fees').length > 0
  const listed = [
    ...usesOf(pieces, 'pages').map(({ under }) => under),
    ...usesOf(pieces, 'members').map(() => membersUnder),
  ]
  const marks = await Promise.all(
    usesOf(pieces, 'mark').map(async ({ office, number }) => {
      const { mark } = await call(lookUpTrademarkData, { query: { office, tmNumber: number } })
      return mark ? [[`${office} ${number}`, mark] as const] : []
    }),
  )
  return {
    today,
    operator,
    others: thirdParties,
    feeRules: priced ? snapshotFrom(await query(priceList, { today }), today).feeRules : [],
    marks: Object.fromEntries(marks.flat()),
    subjects: blogSubjects(),
    below: Object.fromEntries(listed.map((under) => [under, contentBelow(under, language)])),
  }
}

/** The content page at an address that no other row knows, or that there is none. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const known = context.get(loadContext)
  const address = `/${(params['*'] ?? '').replace(/\/$/, '')}`
  const page = await contentPage(address, known.language)
  if (!page) return data(null, { status: 404 })
  return data<ContentData>({ address, page, languages: page.languages, facts: await reading(factsFor(page, known)) })
}
