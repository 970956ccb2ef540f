import { displayNames } from '#kernel/formatters.ts'
import { useCallback } from 'react'
import { localeOf } from '#kernel/languages.ts'
import { useLanguage } from '../i18n/texts.ts'

/** The name of a country's code in the reader's language; what is no code stays as it was typed. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage()
  return useCallback(
    (code) => {
      try {
        return displayNames(localeOf[language], { type: 'region' }).of(code) ?? code
      } catch {
        // Not a country's code.
        return code
      }
    },
    [language],
  )
}
