import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import type { Language } from '#kernel/languages.ts'

const folder = join(import.meta.dirname, '../../public/locales')

/** What a page says: `say('checkout:pay.submit')`, with values and plurals as on the page. Throws on an unknown key. */
export type Say = (key: string, values?: Record<string, string | number>) => string

/** The texts of the product in one language, read from its own files, so that wording may change without the tests. */
export function wordsOf(language: Language): Say {
  const i18n = createInstance()
  const names = readdirSync(join(folder, language)).map((file) => file.replace(/\.json$/, ''))
  const texts = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8')) as object]),
  )
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: names,
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  const translate = i18n.t as unknown as (key: string, values: object) => string
  return (key, values = {}) => {
    const text = translate(key, values)
    if (text === '' || text === key.replace(/^\w+:/, '')) throw new Error(`no text ${key} in ${language}`)
    return text
  }
}
