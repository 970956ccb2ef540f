import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { namespaces } from './namespaces.ts'

const folder = join(import.meta.dirname, '../../../public/locales')
const plural = /_(zero|one|two|few|many|other)$/

function flat(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value === 'string') return { [prefix]: value }
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.assign({}, ...entries.map(([key, child]) => flat(child, prefix ? `${prefix}.${key}` : key)))
}

const textsOf = (language: string, namespace: string): Record<string, string> =>
  flat(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')))

/** Keys without their plural endings; a text with plurals counts once. */
const keysOf = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))].sort()

const pluralsOf = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))].sort()

const placeholders = (text: string): string[] => [...new Set(text.match(/{{\w+}}|<\/?\w+>/g) ?? [])].sort()

test('every language has exactly the declared files', () => {
  for (const language of languages) {
    expect(readdirSync(join(folder, language)).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort())
  }
})

describe.each(languages)('%s', (language) => {
  test.each(namespaces)('%s has the keys of English, none empty', (namespace) => {
    const texts = textsOf(language, namespace)
    expect(keysOf(texts)).toEqual(keysOf(textsOf('en', namespace)))
    for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('')
  })

  test.each(namespaces)('%s has every plural form of the language', (namespace) => {
    const texts = textsOf(language, namespace)
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    expect(pluralsOf(texts)).toEqual(pluralsOf(textsOf('en', namespace)))
    for (const base of pluralsOf(texts)) {
      const own = Object.keys(texts).filter((key) => plural.test(key) && key.replace(plural, '') === base)
      expect(own.map((key) => key.slice(base.length + 1)).sort(), base).toEqual([...forms].sort())
    }
  })

  test.each(namespaces)('%s keeps the placeholders of English', (namespace) => {
    const english = textsOf('en', namespace)
    const texts = textsOf(language, namespace)
    for (const [key, text] of Object.entries(texts)) {
      const model = english[key] ?? english[`${key.replace(plural, '')}_other`]
      // "One mark" may spell its number out.
      const wanted = placeholders(model ?? '').filter((name) => !(key.endsWith('_one') && name === '{{count}}'))
      expect(placeholders(text).filter((name) => !(key.endsWith('_one') && name === '{{count}}')), key).toEqual(wanted)
    }
  })

  test.each(namespaces)('%s shouts nowhere', (namespace) => {
    for (const [key, text] of Object.entries(textsOf(language, namespace))) expect(text, key).not.toMatch(/!/)
  })
})
