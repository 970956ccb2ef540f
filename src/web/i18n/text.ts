import type { i18n } from 'i18next'
import { use, useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { defaultLanguage, isLanguage, type Language } from '#kernel/languages.ts'
import type { Namespace } from './namespaces.ts'
import type { Resources } from './resources.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<K extends string> = K extends `${infer Stem}_${Plural}` ? Stem : K
type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${Base<K>}` : Leaves<T[K], `${P}${K}.`>
}[keyof T & string]

/** A key of a namespace, e.g. 'hero.line1'; a text with plurals has one key. */
export type TextKey<N extends Namespace> = Leaves<Resources[N]>
export type Text<N extends Namespace> = (key: TextKey<N>, values?: Record<string, string | number>) => string

const loading = new WeakMap<i18n, Map<string, Promise<void>>>()

function loaded(instance: i18n, namespace: string): Promise<void> {
  const known = loading.get(instance) ?? new Map<string, Promise<void>>()
  loading.set(instance, known)
  const promise = known.get(namespace) ?? instance.loadNamespaces(namespace)
  known.set(namespace, promise)
  return promise
}

function useInstance(): i18n {
  const instance = useContext(I18nContext)?.i18n
  if (!instance) throw new Error('texts are used outside of their provider')
  return instance
}

/** The language of the page. */
export function useLanguage(): Language {
  const { language } = useInstance()
  return isLanguage(language) ? language : defaultLanguage
}

/** The texts of one namespace: `t('hero.line1')`. Waits for the namespace when the page did not bring it. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const instance = useInstance()
  if (!instance.hasResourceBundle(instance.language, namespace)) use(loaded(instance, namespace))
  // The instance's own t is three times cheaper than a bound one, which matters on pages with hundreds of texts.
  return (key, values) => {
    const name = `${namespace}:${String(key)}`
    return values ? instance.t(name, values) : plainText(instance, name)
  }
}

const plainTexts = new WeakMap<i18n, Map<string, string>>()

/** A text into which nothing is put: looked up once, since the texts of a loaded namespace stay what they are. */
function plainText(instance: i18n, name: string): string {
  const known = plainTexts.get(instance) ?? new Map<string, string>()
  plainTexts.set(instance, known)
  const text = known.get(name) ?? instance.t(name, {})
  known.set(name, text)
  return text
}
