import { searchGoodsAndServices } from '#contract/search.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useAsk } from '../../calls.ts'
import { clientLanguage } from './notes.ts'

const suggestedAtMost = 4
/** As much of the client's words as the search takes. */
const wordsAtMost = 500

/** A class that words of the client point to, and those words. */
export interface SuggestedClass {
  readonly niceClass: number
  readonly words: readonly string[]
}

/** Classes that the client's own words point to, those that fit best first; null until the answer is there. */
export function useClassSuggestions(
  row: Pick<RequestRow, 'business_description' | 'language'>,
): readonly SuggestedClass[] | null {
  const value = row.business_description.trim().slice(0, wordsAtMost)
  const { data, isLoading } = useAsk(
    searchGoodsAndServices,
    value === '' ? null : { query: { value, language: clientLanguage(row.language), limit: 50 } },
  )
  if (isLoading) return null
  return (data?.classes ?? []).slice(0, suggestedAtMost)
}
