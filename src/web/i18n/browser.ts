import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { isLanguage, defaultLanguage } from '#kernel/languages.ts'
import { seedId } from './seed.tsx'
import { settings } from './settings.ts'

/** The page's texts come with the page; namespaces of later pages are fetched, retried up to 5 times from 350 ms. */
export async function browserInstance(): Promise<i18n> {
  const lang = document.documentElement.lang
  const language = isLanguage(lang) ? lang : defaultLanguage
  const seed: unknown = JSON.parse(document.getElementById(seedId)?.textContent ?? '{}')
  const instance = createInstance()
  await instance.use(HttpBackend).init({
    // oxlint-disable-next-line no-console -- a missing text is a warning in the browser's own log
    ...settings(language, (message) => console.warn(message)),
    ns: [],
    resources: { [language]: seed as ResourceLanguage },
    partialBundledLanguages: true,
    fallbackLng: false,
    maxRetries: 5,
    retryTimeout: 350,
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
  })
  return instance
}
