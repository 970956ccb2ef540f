import type { InitOptions } from 'i18next'
import { defaultLanguage, languages, type Language } from '#kernel/languages.ts'
import { defaultNamespace } from './namespaces.ts'

/** What the server's and the browser's instances share. A missing key is a warning, never a silent gap. */
export function settings(language: Language, warn: (message: string) => void): InitOptions {
  return {
    lng: language,
    supportedLngs: languages,
    fallbackLng: defaultLanguage,
    defaultNS: defaultNamespace,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => warn(`missing text ${namespace}:${key} (${language})`),
  }
}
