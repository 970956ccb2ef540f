export const languages = ['en', 'sk', 'cs', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export function isLanguage(text: string | undefined | null): text is Language {
  return languages.some((language) => language === text)
}

/** The locale that formats dates and sorts names: British English, so that dates read "20 November 2026". */
export const localeOf: Record<Language, string> = { en: 'en-GB', sk: 'sk-SK', cs: 'cs-CZ', es: 'es-ES' }

/** The flag shown beside each language (spec, part 1, section 1). */
export const flagOf: Record<Language, string> = { en: 'gb', sk: 'sk', cs: 'cz', es: 'es' }
