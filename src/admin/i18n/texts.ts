import { createInstance, type i18n } from 'i18next'
import { defaultLanguage, languages, type Language } from '#kernel/languages.ts'
import type admin from '../../../public/locales/en/admin.json'
import type owner from '../../../public/locales/en/owner.json'
import type errors from '../../../public/locales/en/errors.json'
import type trademark from '../../../public/locales/en/trademark.json'

type Whole<Key extends string> = Key extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}` ? Name : Key
type Keys<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Whole<Key> : `${Key}.${Keys<Texts[Key]>}`
}[keyof Texts & string]

/** A key of the staff area's texts. */
export type TextKey = Keys<typeof admin>
type Values = Record<string, string | number>
export type Text = (key: TextKey, values?: Values) => string

/** The languages our people work in. */
export const staffLanguages = ['en', 'sk'] as const satisfies readonly Language[]
const isStaffLanguage = (text: string | null): text is (typeof staffLanguages)[number] =>
  staffLanguages.some((one) => one === text)

const keptChoice = 'markwright.language'

/** The language chosen here before, or the first of the browser's that we have. */
export function preferredLanguage(wanted: readonly string[], chosen: string | null): Language {
  if (isStaffLanguage(chosen)) return chosen
  for (const tag of wanted) {
    const base = tag.slice(0, 2).toLowerCase()
    if (isStaffLanguage(base)) return base
  }
  return defaultLanguage
}

let instance: i18n | null = null
let language: Language = defaultLanguage

const files = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../public/locales/{en,sk}/admin.json',
  '../../../public/locales/{en,sk}/errors.json',
  '../../../public/locales/{en,sk}/owner.json',
  '../../../public/locales/{en,sk}/trademark.json',
])

async function bundle(of: Language, name: string): Promise<Record<string, unknown>> {
  const load = files[`../../../public/locales/${of}/${name}.json`]
  if (!load) throw new Error(`no texts ${of}/${name}`)
  return (await load()).default
}

/** Loads the texts of the person's language; everything below may use them after that. */
export async function loadTexts(): Promise<Language> {
  language = preferredLanguage(navigator.languages, localStorage.getItem(keptChoice))
  const [admin, errors, owner, trademark] = await Promise.all([
    bundle(language, 'admin'),
    bundle(language, 'errors'),
    bundle(language, 'owner'),
    bundle(language, 'trademark'),
  ])
  const made = createInstance()
  await made.init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: { [language]: { admin, errors, owner, trademark } },
  })
  instance = made
  document.documentElement.lang = language
  return language
}

/** Keeps the choice and starts again in that language; what was typed is saved before by the screens themselves. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(keptChoice, chosen)
  location.reload()
}

function say(key: string, values?: Values): string {
  if (!instance) throw new Error('texts are used before they are loaded')
  return (instance.t as (key: string, values?: Values) => string)(key, values)
}

const text: Text = (key, values) => say(`admin:${key}`, values)

/** What is missing by a refusal, in words; null where the refusal names nothing. Each text takes the facts that came with it. */
export const missingText = (facts: Record<string, string>): string | null =>
  facts.missing !== undefined && instance?.exists(`admin:missing.${facts.missing}`)
    ? say(`admin:missing.${facts.missing}`, facts)
    : null

/** The texts of the staff area. The language does not change while the page is open. */
export const useText = (): Text => text
export const useLanguage = (): Language => language

/** The words of an owner's fields, as their form has them. */
export const useOwnerWords = () => (key: Keys<typeof owner>, values?: Values) => say(`owner:${key}`, values)

/** The names of mark types, risks and distinctiveness, as the public pages have them. */
export const useNames = () => (key: Keys<typeof trademark>, values?: Values) => say(`trademark:${key}`, values)

/** The messages of the error list. */
export const errorText = (key: Keys<typeof errors>, values?: Values): string => say(`errors:${key}`, values)

/** react-admin's own messages, for its i18n provider. */
export const frameworkText = (key: string, values?: Values): string =>
  say(`admin:${key}`, { defaultValue: key, ...values })
