import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '#kernel/languages.ts'
import { namespaces } from './namespaces.ts'
import { settings } from './settings.ts'

/**
 * One instance per language with every text loaded, for the server. They are shared between requests, which is safe as
 * long as nobody changes an instance's language. `folder` is public/locales.
 */
export async function preloadedInstances(
  folder: string,
  warn: (message: string) => void,
): Promise<Record<Language, i18n>> {
  const one = async (language: Language): Promise<i18n> => {
    const texts: ResourceLanguage = {}
    await Promise.all(
      namespaces.map(async (name) => {
        texts[name] = JSON.parse(
          await readFile(join(folder, language, `${name}.json`), 'utf8'),
        ) as ResourceLanguage[string]
      }),
    )
    const instance = createInstance()
    await instance.init({
      ...settings(language, warn),
      fallbackLng: false,
      ns: [...namespaces],
      resources: { [language]: texts },
      initAsync: false,
    })
    return instance
  }
  const made = await Promise.all(languages.map(async (language) => [language, await one(language)] as const))
  return Object.fromEntries(made) as Record<Language, i18n>
}
