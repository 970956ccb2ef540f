import type { CallOutput } from '#contract/call.ts'
import { searchGoodsAndServices, searchGoodsAndServicesPackages } from '#contract/search.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { AppError } from '#kernel/errors.ts'
import { defaultLanguage, type Language } from '#kernel/languages.ts'
import { useAsk } from '../calls.ts'
import { useLanguage } from '../i18n/texts.ts'

type Goods = CallOutput<typeof searchGoodsAndServices>
export type Term = Goods['terms'][number]
type TermClass = Goods['classes'][number]
export type TermPackage = CallOutput<typeof searchGoodsAndServicesPackages>['packages'][number]

/** Milliseconds. Lists change with an import at most, so a screen need not ask twice. */
const listsAreFreshFor = 300_000

const officeLanguage: Partial<Record<Jurisdiction, Language>> = { SK: 'sk', CZ: 'cs', ES: 'es' }

/** The language that all the offices of a list write in, English where they differ. */
export function listLanguage(places: readonly Jurisdiction[]): Language {
  const spoken = new Set(places.map((place) => officeLanguage[place] ?? defaultLanguage))
  const [only] = spoken
  return spoken.size === 1 && only ? only : defaultLanguage
}

export interface TermSearch {
  terms: Term[]
  packages: TermPackage[]
  /** The terms, or the packages, for what was typed last are on their way; those that are here answer the words before. */
  late: { terms: boolean; packages: boolean }
  /** Why the lists could not be asked; what is typed by hand needs none. */
  error: AppError | null
}

/** Terms, their classes and packages for what was typed; all packages when nothing was. */
export function useTermSearch(value: string, language: Language): TermSearch {
  const goods = useAsk(
    searchGoodsAndServices,
    value === '' ? null : { query: { value, language, limit: 20 } },
    listsAreFreshFor,
  )
  const packages = useAsk(searchGoodsAndServicesPackages, { query: { value, language } }, listsAreFreshFor)
  return {
    terms: value === '' ? [] : (goods.data?.terms ?? []),
    packages: packages.data?.packages ?? [],
    late: { terms: goods.isFetching, packages: packages.isPlaceholderData },
    error: goods.error ?? packages.error,
  }
}

/** What belongs into a class, in the language of whoever reads; nothing while it is looked up. */
export function useClassNote(niceClass: number | undefined): TermClass | undefined {
  const language = useLanguage()
  const { data } = useAsk(
    searchGoodsAndServices,
    niceClass === undefined ? null : { query: { value: '', classes: String(niceClass), language, limit: 1 } },
    Infinity,
  )
  return data?.classes[0]
}

/** The terms of a class for which some offices ask for narrower ones. */
export function useWideTerms(niceClass: number, language: Language): ReadonlySet<string> {
  const { data } = useAsk(
    searchGoodsAndServices,
    { query: { value: '', classes: String(niceClass), language, limit: 200 } },
    listsAreFreshFor,
  )
  return new Set((data?.terms ?? []).flatMap((term) => (term.wide ? [term.text.toLowerCase()] : [])))
}
