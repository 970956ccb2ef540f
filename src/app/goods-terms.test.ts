import { expect, test } from 'vitest'
import { niceClasses } from '#domain/catalog/nice-classes.ts'
import { goodsPackages } from '#domain/catalog/packages.ts'
import { languages } from '#kernel/languages.ts'
import { ownTerms, type OwnTerm } from './goods-terms.ts'

const terms = ownTerms()
const english = (term: OwnTerm): string => term.texts.en ?? ''

/** Words that are the same in two of the languages, or are names. */
const international = new Set([
  'compost', 'perfumes', 'software', 'pianos', 'cement', 'linoleum', 'chocolate', 'muesli', 'pizzas', 'tofu',
]) // prettier-ignore

const nameFirst = /^(Bengal|Canada|Christmas|French|GPS|India|LED|Nordic|T-shirt|Turkish|USB|X-ray|Árbol|\d)/

test('every class has at least forty terms, and fifteen of them in all four languages', () => {
  for (const niceClass of niceClasses) {
    const ofClass = terms.filter((term) => term.niceClass === niceClass)
    const whole = ofClass.filter((term) => languages.every((language) => term.texts[language] !== undefined))
    expect({ niceClass, enough: ofClass.length >= 40 && whole.length >= 15 }).toEqual({ niceClass, enough: true })
  }
})

test('a term is translated into all languages or none, and every term has an English text', () => {
  expect(terms.filter((term) => ![1, languages.length].includes(Object.keys(term.texts).length))).toEqual([])
  expect(terms.filter((term) => english(term) === '')).toEqual([])
})

test('keys are single, carry their class, and every group has company', () => {
  expect(new Set(terms.map((term) => term.key)).size).toBe(terms.length)
  expect(terms.filter((term) => !term.key.startsWith(`${term.niceClass}-`))).toEqual([])
  expect(terms.filter((term) => !/^[a-z0-9-]{3,64}$/.test(term.key))).toEqual([])
  const sizes = Map.groupBy(terms, (term) => term.group)
  expect([...sizes].filter(([group, members]) => group === '' || members.length < 2)).toEqual([])
})

test.each(languages)('in %s no text stands twice in a class, and each is written as a term is', (language) => {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (const term of terms) {
    const text = term.texts[language]
    if (text === undefined) continue
    const place = `${term.niceClass} ${text.toLowerCase()}`
    if (seen.has(place)) wrong.push(`twice: ${place}`)
    seen.add(place)
    if (text.length > 120) wrong.push(`long: ${place}`)
    if (text !== text.normalize('NFC').trim() || /\s{2}|\s[,.)]|[.;]$/.test(text)) wrong.push(`signs: ${place}`)
    if (/^\p{Lu}/u.test(text) && !nameFirst.test(text)) wrong.push(`capital: ${place}`)
  }
  expect(wrong).toEqual([])
})

test('a translation is not the English text again', () => {
  const same = terms.filter((term) => {
    const { en, ...others } = term.texts
    return Object.values(others).includes(english(term)) && !international.has(en ?? '')
  })
  expect(same.map(english)).toEqual([])
})

test('what the edition moved stands where it now belongs', () => {
  const classOf = (text: string) => terms.filter((term) => english(term) === text).map((term) => term.niceClass)
  expect(classOf('sunglasses')).toEqual([10])
  expect(classOf('spectacle frames')).toEqual([10])
})

test('the packages hold terms that exist in every language and are narrow enough to file, none twice', () => {
  const whole = new Set(
    terms.filter((term) => !term.wide && languages.every((one) => term.texts[one] !== undefined)).map((one) => one.key),
  )
  for (const one of goodsPackages) {
    expect({ key: one.key, missing: one.terms.filter((term) => !whole.has(term)) }).toEqual({
      key: one.key,
      missing: [],
    })
    expect(new Set(one.terms).size).toBe(one.terms.length)
    expect(one.terms.length).toBeGreaterThanOrEqual(4)
  }
})
