import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandAssign, brandCreate, brandUpdate } from '#contract/brand.ts'
import type { Client } from '#contract/client.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let client: Client
let other: Client
const marks: string[] = []

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  const owner = await app.addUser('owner@brands.test', 'customer')
  const foreign = await app.addUser('other@brands.test', 'customer')
  client = (await app.signIn('owner@brands.test')).client
  other = (await app.signIn('other@brands.test')).client
  for (const [name, user] of [
    ['LUMERA', owner],
    ['ORVA', owner],
    ['THEIRS', foreign],
  ] as const) {
    const { rows } = await app.context.pool.query<{ id: string }>(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
       values (gen_random_uuid(), $1, 'WORD', 'SK', $2, 'Application filed', 'Examination') returning id`,
      [name, user],
    )
    marks.push(rows[0]?.id ?? '')
  }
})
afterAll(async () => await app.close())

const under = async (): Promise<string[]> => {
  const { rows } = await app.context.pool.query<{ name: string }>(
    `select t.name || ' ' || coalesce(b.name, '-') as name from trademark t left join brand b on b.id = t.brand_id order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('a brand is made, renamed, and trademarks are put under it and taken out', async () => {
  const { id } = await client(brandCreate, { body: { name: 'Lumera', websites: ['https://lumera.test'] } })
  await client(brandAssign, { body: { brandId: id, trademarkIds: [marks[0] ?? '', marks[1] ?? ''] } })
  expect(await under()).toEqual(['LUMERA Lumera', 'ORVA Lumera', 'THEIRS -'])
  await client(brandUpdate, { params: { id }, body: { name: 'Lumera Home' } })
  await client(brandAssign, { body: { brandId: null, trademarkIds: [marks[1] ?? ''] } })
  expect(await under()).toEqual(['LUMERA Lumera Home', 'ORVA -', 'THEIRS -'])
})

test('a foreign trademark among own ones, or a foreign brand, changes nothing at all', async () => {
  const { id } = await client(brandCreate, { body: { name: 'Second' } })
  const before = await under()
  await expect(
    client(brandAssign, { body: { brandId: id, trademarkIds: [marks[1] ?? '', marks[2] ?? ''] } }),
  ).rejects.toMatchObject({ code: 'not-found' })
  await expect(other(brandAssign, { body: { brandId: id, trademarkIds: [marks[2] ?? ''] } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(other(brandUpdate, { params: { id }, body: { name: 'Taken' } })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await under()).toEqual(before)
})
