import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchGoodsAndServices, searchGoodsAndServicesPackages } from '#contract/search.ts'
import { startApp, type TestApp } from '../app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

afterAll(async () => {
  await app.close()
})

test('a visitor looks up terms, classes and packages in their language', async () => {
  const goods = await app.anonymous(searchGoodsAndServices, {
    query: { value: 'ponož', language: 'sk', classes: '25' },
  })
  expect(goods.terms.map((term) => term.text)).toEqual(['ponožky'])
  expect(goods.classes.map((one) => one.name)).toEqual(['Odevy, obuv a pokrývky hlavy'])
  const sets = await app.anonymous(searchGoodsAndServicesPackages, { query: { value: 'Pekáreň', language: 'sk' } })
  expect(sets.packages[0]?.terms.map((term) => term.text)).toContain('chlieb')
})

test('what cannot be asked is refused beside its parameter', async () => {
  for (const [query, field] of [
    [{ value: 'x'.repeat(501) }, 'value'],
    [{ classes: '46' }, 'classes.0'],
    [{ limit: 0 }, 'limit'],
  ] as const)
    await expect(app.anonymous(searchGoodsAndServices, { query })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.anything() as unknown },
    })
})

test('the form names the likely classes of a description, without scripts, in its language', async () => {
  const page = async (path: string): Promise<string> => await (await fetch(app.url + path)).text()
  const described = await page(`/cs/verification?businessDescription=${encodeURIComponent('Vyrábíme mýdla')}`)
  expect(described).toContain('Kosmetika a čisticí přípravky')
  expect(described).toContain('Vyrábíme mýdla')
  expect(await page('/cs/verification')).not.toContain('Kosmetika a čisticí přípravky')
})
