import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#kernel/languages.ts'
import { preferredLanguage, staffLanguages } from './texts.ts'

type Tree = { [key: string]: string | Tree }

const read = (language: Language): Tree =>
  JSON.parse(readFileSync(new URL(`../../../public/locales/${language}/admin.json`, import.meta.url), 'utf8')) as Tree

/** Keys to texts; the forms of a plural count as one key, since languages have different ones. */
function flat(tree: Tree, path = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(`${path}${key}`.replace(/_(one|few|many|other)$/, ''), value)
    else for (const [inner, text] of flat(value, `${path}${key}.`)) all.set(inner, text)
  }
  return all
}

const holes = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))].sort()
const english = flat(read('en'))

test.each(staffLanguages)('%s has every text with the same holes', (language) => {
  const own = flat(read(language))
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
  const broken = [...own].filter(
    ([key, text]) => text.trim() === '' || holes(text).join() !== holes(english.get(key) ?? '').join(),
  )
  expect(broken).toEqual([])
})

test('the language is the chosen one, else the first of the browser’s that we have', () => {
  expect(preferredLanguage(['de-DE', 'sk-SK', 'en'], null)).toBe('sk')
  expect(preferredLanguage(['sk'], 'en')).toBe('en')
  expect(preferredLanguage(['fi'], 'xx')).toBe('en')
})
