import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsFor, packagesFor } from '#features/catalog/index.ts'
import type { Language } from '#kernel/languages.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { prepareDatabase } from './database.ts'
import { ownTerms, termStatement } from './goods-terms.ts'

let database: FreshDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  await prepareDatabase(database.url, { secrets: ['a secret for the tests of the terms'] })
  pool = createPool(database.url, { max: 2, onError: () => undefined })
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const ask = async (value: string, language: Language = 'en', classes: number[] = [], limit = 20) =>
  await goodsFor(pool, { value, classes, language, limit })
const texts = async (value: string, language: Language = 'en', classes: number[] = []) =>
  (await ask(value, language, classes)).terms.map((term) => term.text)
const classesOf = async (value: string, language: Language = 'en') =>
  (await ask(value, language)).classes.map((one) => one.niceClass)

test('the database holds the list, and loading it again changes and doubles nothing', async () => {
  const stored = async () =>
    (await pool.query<{ n: number; last: number }>('select count(*)::int as n, max(id) as last from goods_term'))
      .rows[0]
  const before = await stored()
  expect(before?.n).toBe(ownTerms().reduce((sum, term) => sum + Object.keys(term.texts).length, 0))
  await pool.query(termStatement())
  expect(await stored()).toEqual(before)
})

test('a term that left the list goes, one of an office stays, and a changed one is put right', async () => {
  const add = (key: string, text: string, source: string) =>
    pool.query(
      `insert into goods_term (key, language, nice_class, text, normalised, source, valid_from)
       values ($1, 'en', 25, $2, $2, $3, '2026-01-01')`,
      [key, text, source],
    )
  await add('25-gone', 'gone from the list', 'markwright')
  await add('office-1', 'of an office', 'test-office')
  await pool.query(`update goods_term set wide = true, normalised = 'x' where key = '25-trousers'`)
  await pool.query(termStatement())
  const { rows } = await pool.query(
    `select key, normalised, wide from goods_term where language = 'en' and key in ('25-gone', 'office-1', '25-trousers') order by key`,
  )
  expect(rows).toEqual([
    { key: '25-trousers', normalised: 'trousers', wide: false },
    { key: 'office-1', normalised: 'of an office', wide: false },
  ])
  await pool.query(`delete from goods_term where key = 'office-1'`)
})

test('a word is found as it is typed: its beginning, two letters of it, in the middle of a term, without diacritics', async () => {
  expect((await texts('trous'))[0]).toBe('trousers')
  expect((await texts('so')).every((text) => /\bso/i.test(text))).toBe(true)
  expect(await texts('insoles')).toContain('orthopaedic insoles')
  expect((await texts('KOZMETICKE KREMY', 'sk'))[0]).toBe('kozmetické krémy')
  expect(await texts('zubní k', 'cs')).toContain('zubní kartáčky')
  expect(await texts('retail cosm')).toContain('retail services in relation to cosmetics')
})

test('the term itself comes before longer ones, and the classes say where and how many', async () => {
  const { terms, classes } = await ask('soap')
  expect(terms[0]).toMatchObject({ key: '3-soap', text: 'soap', niceClass: 3, wide: false, source: 'markwright' })
  expect(classes[0]).toMatchObject({ niceClass: 3, name: 'Cosmetics and cleaning products' })
  expect(classes[0]?.scope).toContain('class 5')
  expect(classes[0]?.related).toContain(5)
  expect(classes[0]?.found).toBeGreaterThan(3)
})

test('a slip of the finger finds what was meant', async () => {
  expect((await texts('shapmoos'))[0]).toBe('shampoos')
  expect((await texts('jewelery'))[0]).toContain('jewellery')
  expect((await texts('nohavicce', 'sk'))[0]).toBe('nohavice')
})

test('what is too wide for an office is said to be', async () => {
  expect((await ask('clothing')).terms[0]).toMatchObject({ text: 'clothing', wide: true })
})

test('a description leads to its classes, in each language', async () => {
  expect(await classesOf('We sell handmade soap')).toEqual([3])
  expect((await classesOf('Predávame ručne vyrábané mydlá', 'sk'))[0]).toBe(3)
  expect(await texts('Predávame kávu a čokoládu', 'sk')).toContain('káva')
  expect((await classesOf('Vyrábíme dřevěné hračky', 'cs'))[0]).toBe(28)
  expect((await classesOf('Fabricamos zapatos a mano', 'es'))[0]).toBe(25)
  expect((await classesOf('Cabin suitcases and backpacks from recycled sailcloth, later T-shirts'))[0]).toBe(18)
  const two = await classesOf('A web shop with toys and a dentist next door')
  expect(two).toContain(28)
  expect(two).toContain(44)
})

test('nothing typed lists the terms of the classes; what no list has finds nothing', async () => {
  const listed = await ask('', 'en', [25, 18], 200)
  expect(listed.terms).toHaveLength(ownTerms().filter((one) => one.niceClass === 25 || one.niceClass === 18).length)
  expect(listed.classes.map((one) => one.niceClass).toSorted((a, b) => a - b)).toEqual([18, 25])
  for (const nothing of ['zzqxqzz', '%', '_', '!!', 'xq wv']) expect(await texts(nothing)).toEqual([])
})

test('only the asked-for classes and the asked-for language answer', async () => {
  const { terms } = await ask('gloves', 'en', [9])
  expect(terms.length).toBeGreaterThan(0)
  expect(terms.filter((term) => term.niceClass !== 9)).toEqual([])
  expect(await texts('trousers', 'sk')).toEqual([])
})

test('a package brings its terms in the language of whoever asks', async () => {
  const { packages } = await packagesFor(pool, { value: 'panad', language: 'es' })
  expect(packages.map((one) => one.key)).toEqual(['bakery'])
  expect(packages[0]?.terms.map((term) => term.text)).toContain('pan')
  expect(packages[0]?.classes).toEqual([30, 35, 43])
})

test('a pizzeria serves food, and each class says which words led there', async () => {
  for (const language of ['en', 'sk'] as const) {
    const { classes } = await ask('Pizzeria', language)
    expect(classes[0]).toMatchObject({ niceClass: 43, words: ['pizzeria'] })
    expect(classes.map(({ niceClass }) => niceClass)).not.toContain(39)
    expect(classes.map(({ niceClass }) => niceClass)).not.toContain(11)
  }
  const { classes } = await ask('shoe shop')
  expect(classes.find(({ niceClass }) => niceClass === 35)?.words).toContain('shop')
})

test('a word alone leads to the class of its goods, and not to those of what is made or kept for them', async () => {
  const meant = async (value: string, language: Language = 'en') =>
    (await ask(value, language)).classes.flatMap((one) => (one.meant ? [one.niceClass] : []))
  expect(await meant('clothing')).toEqual([25])
  expect(await meant('wine')).toEqual([33])
  expect(await meant('coffee')).toEqual([30])
  expect(await meant('furniture')).toEqual([20])
  expect(await meant('restaurant')).toEqual([43])
  expect(await meant('software')).toEqual(expect.arrayContaining([9, 42]))
  expect(await meant('víno', 'sk')).toEqual([33])
  // Whoever looks through the list finds the others all the same, after those that are meant.
  expect((await classesOf('wine'))[0]).toBe(33)
  expect(await classesOf('wine')).toContain(20)
  // The beginning of a word means nothing yet.
  expect((await meant('cloth')).length).toBeGreaterThan(0)
})

test.each<[string, number, Language]>([
  ['pet food', 31, 'en'],
  ['medical devices', 10, 'en'],
  ['vitamins', 5, 'en'],
  ['mobile games', 9, 'en'],
  ['business consulting', 35, 'en'],
  ['vitamíny', 5, 'sk'],
  ['krmivo pre domáce zvieratá', 31, 'sk'],
  // Of classes that fit alike the one with the most such terms is first.
  ['tea', 30, 'en'],
  ['water', 32, 'en'],
  ['flowers', 31, 'en'],
  ['towels', 24, 'en'],
  ['rings', 14, 'en'],
  ['hodinky', 14, 'sk'],
  ['ropa', 25, 'es'],
  // Words that the list has in another one only.
  ['phones', 9, 'en'],
  ['drugs', 5, 'en'],
  ['fridges', 11, 'en'],
  ['jewelry', 14, 'en'],
  ['sportswear', 25, 'en'],
  ['travel agency', 39, 'en'],
  ['lieky', 5, 'sk'],
  ['auta', 12, 'cs'],
  ['coches', 12, 'es'],
])('%s, as people say it, leads to class %i', async (value, niceClass, language) => {
  expect((await ask(value, language)).classes[0]).toMatchObject({ niceClass, meant: true })
})

test('a word that is one is no slip of the finger', async () => {
  // Nothing of the list is near but what is written alike: peroxid vodíka, pottery.
  expect(await classesOf('vodítka', 'sk')).toEqual([])
  expect(await classesOf('lottery')).not.toContain(40)
})
