import { createInstance } from 'i18next'
import { languages, type Language } from '#kernel/languages.ts'
import type { Translate } from './post.ts'

/** Texts of mails and documents by language, from objects of the same shape. Throws when a language is missing. */
export async function createTexts(resources: Record<Language, object>): Promise<(language: Language) => Translate> {
  const instance = createInstance()
  await instance.init({
    resources: Object.fromEntries(languages.map((language) => [language, { mail: resources[language] }])),
    fallbackLng: 'en',
    defaultNS: 'mail',
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0])
  const fixed = new Map(languages.map((language) => [language, instance.getFixedT(language)]))
  return (language) => (key, values) => {
    const t = fixed.get(language)
    return t ? String((t as (key: string, values: object) => unknown)(key, values ?? {})) : key
  }
}
