import { searchGoodsAndServices } from '#contract/search.ts'
import type { Language } from '#kernel/languages.ts'
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

function useClassesIn(value: string, language: Language | null) {
  const query = value === '' || language === null ? null : { query: { value, language, limit: 50 } }
  const { data, isLoading } = useAsk(searchGoodsAndServices, query)
  return { classes: data?.classes ?? [], isLoading }
}

/**
 * Classes that the client's own words point to, those that fit best first; null until the answer is there. Words that are none of
 * the client's language are read as English ones: many describe their business in English.
 */
export function useClassSuggestions(
  row: Pick<RequestRow, 'business_description' | 'language'>,
): readonly SuggestedClass[] | null {
  const value = row.business_description.trim().slice(0, wordsAtMost)
  const language = clientLanguage(row.language)
  const own = useClassesIn(value, language)
  const isUnread = !own.isLoading && own.classes.length === 0
  const english = useClassesIn(value, isUnread && language !== 'en' ? 'en' : null)
  if (own.isLoading || english.isLoading) return null
  return [...own.classes, ...english.classes].filter(({ meant }) => meant).slice(0, suggestedAtMost)
}
