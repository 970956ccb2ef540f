import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallOutput } from '#contract/call.ts'
import { createClient } from '#contract/client.ts'
import { searchGoodsAndServices, searchGoodsAndServicesPackages } from '#contract/search.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { defaultLanguage, type Language } from '#kernel/languages.ts'
import { useLanguage } from '../i18n/texts.ts'

type Goods = CallOutput<typeof searchGoodsAndServices>
export type Term = Goods['terms'][number]
type TermClass = Goods['classes'][number]
export type TermPackage = CallOutput<typeof searchGoodsAndServicesPackages>['packages'][number]

const client = () => createClient({ baseUrl: location.origin })
/** Lists change with an import at most, so a screen need not ask twice. */
const fresh = { staleTime: 300_000 }

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
  searching: boolean
}

/** Terms, their classes and packages for what was typed; all packages when nothing was. */
export function useTermSearch(value: string, language: Language): TermSearch {
  const goods = useQuery({
    queryKey: ['terms', language, value],
    queryFn: async () => await client()(searchGoodsAndServices, { query: { value, language, limit: 20 } }),
    enabled: value !== '',
    placeholderData: keepPreviousData,
    ...fresh,
  })
  const packages = useQuery({
    queryKey: ['term-packages', language, value],
    queryFn: async () => await client()(searchGoodsAndServicesPackages, { query: { value, language } }),
    placeholderData: keepPreviousData,
    ...fresh,
  })
  return {
    terms: value === '' ? [] : (goods.data?.terms ?? []),
    packages: packages.data?.packages ?? [],
    searching: goods.isFetching,
  }
}

/** What belongs into a class, in the language of whoever reads; nothing while it is looked up. */
export function useClassNote(niceClass: number | undefined): TermClass | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['class-note', language, niceClass],
    queryFn: async () => {
      const query = { value: '', classes: String(niceClass), language, limit: 1 }
      return (await client()(searchGoodsAndServices, { query })).classes
    },
    enabled: niceClass !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return data?.[0]
}

/** The terms of a class for which some offices ask for narrower ones. */
export function useWideTerms(niceClass: number, language: Language): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['wide-terms', language, niceClass],
    queryFn: async () => {
      const query = { value: '', classes: String(niceClass), language, limit: 200 }
      const { terms } = await client()(searchGoodsAndServices, { query })
      return terms.flatMap((term) => (term.wide ? [term.text.toLowerCase()] : []))
    },
    ...fresh,
  })
  return new Set(data)
}
