import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { namespaces } from './namespaces.ts'

const folder = join(import.meta.dirname, '../../../public/locales')
const plural = /_(zero|one|two|few|many|other)$/

function flat(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value === 'string') return { [prefix]: value }
  const texts: Record<string, string> = {}
  for (const [key, child] of Object.entries(value as Record<string, unknown>)) {
    Object.assign(texts, flat(child, prefix ? `${prefix}.${key}` : key))
  }
  return texts
}

const textsOf = (language: string, namespace: string): Record<string, string> =>
  flat(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')))

/** Keys without their plural endings; a text with plurals counts once. */
const keysOf = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))].sort()

const pluralsOf = (texts: Record<string, string>): string[] =>
  [
    ...new Set(
      Object.keys(texts)
        .filter((key) => plural.test(key))
        .map((key) => key.replace(plural, '')),
    ),
  ].sort()

const placeholders = (text: string): string[] => [...new Set(text.match(/{{\w+(?:, \w+)?}}|<\/?\w+>/g) ?? [])].sort()

test('every language has exactly the declared files', () => {
  for (const language of languages) {
    // The staff area has its own namespace, read by its own bundle.
    expect(
      readdirSync(join(folder, language))
        .filter((file) => file !== 'admin.json')
        .sort(),
    ).toEqual(namespaces.map((name) => `${name}.json`).sort())
  }
})

describe.each(languages)('%s', (language) => {
  test.each(namespaces)('%s has the keys of English, none empty', (namespace) => {
    const texts = textsOf(language, namespace)
    expect(keysOf(texts)).toEqual(keysOf(textsOf('en', namespace)))
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([])
  })

  test.each(namespaces)('%s has every plural form of the language', (namespace) => {
    const texts = textsOf(language, namespace)
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    expect(pluralsOf(texts)).toEqual(pluralsOf(textsOf('en', namespace)))
    const wanted = pluralsOf(texts).flatMap((base) => forms.map((form) => `${base}_${form}`))
    expect(
      Object.keys(texts)
        .filter((key) => plural.test(key))
        .sort(),
    ).toEqual(wanted.sort())
  })

  test.each(namespaces)('%s keeps the placeholders of English', (namespace) => {
    const english = textsOf('en', namespace)
    const texts = textsOf(language, namespace)
    // "One mark" may spell its number out.
    const named = (key: string, text: string) =>
      placeholders(text).filter((name) => !(key.endsWith('_one') && name === '{{count}}'))
    const wrong = Object.entries(texts).filter(([key, text]) => {
      const model = english[key] ?? english[`${key.replace(plural, '')}_other`] ?? ''
      return named(key, text).join() !== named(key, model).join()
    })
    expect(wrong).toEqual([])
  })

  test.each(namespaces)('%s shouts nowhere', (namespace) => {
    expect(Object.entries(textsOf(language, namespace)).filter(([, text]) => text.includes('!'))).toEqual([])
  })
})
