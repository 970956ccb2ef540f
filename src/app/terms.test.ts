import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { publishedTerms, termsFrom } from './terms.ts'

const operator = {
  name: 'Test Works s. r. o. (fictional)',
  lines: ['Vymyslená 1'],
  country: 'SK',
  companyId: '1',
  taxId: null,
  vatNumber: null,
  register: null,
  email: null,
  iban: null,
  bic: null,
}
const file = readFileSync(new URL('../../content/pages/terms-and-conditions.en.md', import.meta.url), 'utf8')
const terms = (text: string, who = operator) => termsFrom(text, 'en', who)

test('each language has terms of its own, with the day that their page says', () => {
  const of = publishedTerms(operator)
  const all = languages.map((language) => of(language))
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(languages.length)
  for (const { version, hash } of all) expect(version).toBe(`2026-11-22-${hash.slice(0, 8)}`)
  expect(of('en')).toEqual(terms(file))
})

test('a changed text is a new version, also under the same day; so is another operator, and a related page is none', () => {
  const now = terms(file)
  expect(terms(file.replace('within 14 days', 'within 15 days')).version).not.toBe(now.version)
  expect(terms(file.replace('date: 2026-11-22', 'date: 2027-01-01')).version).toMatch(/^2027-01-01-/)
  expect(terms(file, { ...operator, name: 'Another' }).version).not.toBe(now.version)
  expect(terms(file.replace('footer: 100', 'footer: 101'))).toEqual(now)
})

test('a file without a text is no terms', () => {
  expect(() => terms('---\ntitle: A\ndate: 2026-01-01\n---\n')).toThrow('no text')
  expect(() => terms('nothing')).toThrow()
})
