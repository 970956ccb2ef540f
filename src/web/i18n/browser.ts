import { createInstance, type i18n } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { isLanguage, defaultLanguage } from '#kernel/languages.ts'
import { textAddress } from './address.ts'
import { seedId } from './seed-id.ts'
import type { Seed } from './seed.tsx'
import { settings } from './settings.ts'

/**
 * The texts that the page names, fetched, and those of later pages when they come; each is tried again up to 5 times from 350 ms.
 * Throws when a text of this page did not come: the page stays as the server sent it, which works without scripts.
 */
export async function browserInstance(): Promise<i18n> {
  const lang = document.documentElement.lang
  const language = isLanguage(lang) ? lang : defaultLanguage
  const { version, addresses } = JSON.parse(document.getElementById(seedId)?.textContent ?? '{}') as Seed
  const names = Object.keys(addresses)
  const instance = createInstance()
  await instance.use(HttpBackend).init({
    // oxlint-disable-next-line no-console -- a missing text is a warning in the browser's own log
    ...settings(language, (message) => console.warn(message)),
    ns: names,
    fallbackLng: false,
    maxRetries: 5,
    retryTimeout: 350,
    backend: {
      loadPath: ([of = language]: readonly string[], [name = '']: readonly string[]) =>
        addresses[name] ?? textAddress(of, name, version),
    },
  })
  const missing = names.filter((name) => !instance.hasResourceBundle(language, name))
  if (missing.length > 0) throw new Error(`the texts did not come: ${missing.join(', ')}`)
  return instance
}
