import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostStaffViews, staffViewDrop, staffViewKeep, staffViews } from '#contract/staff.ts'
import { found } from '#kernel/errors.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  for (const name of ['one', 'other', 'full']) await app.addUser(`${name}@views.test`, 'staff')
})
afterAll(async () => await app?.close())

const asked = async (name: string) => (await app.signIn(`${name}@views.test`)).client
const view = (name: string, address: string) => ({ body: { screen: '/trademark', name, address } })

test('a view is kept under a name, kept anew under the same one, and is nobody else’s', async () => {
  const [one, other] = [await asked('one'), await asked('other')]
  await one(staffViewKeep, view('Slovakia', '?filter=SK'))
  await one(staffViewKeep, view('Slovakia', '?filter=SK&sort=name'))
  await other(staffViewKeep, view('Slovakia', '?filter=CZ'))
  const { views } = await one(staffViews)
  expect(views).toMatchObject([{ screen: '/trademark', name: 'Slovakia', address: '?filter=SK&sort=name' }])
  const { id } = found(views[0])
  await expect(other(staffViewDrop, { params: { id } })).rejects.toMatchObject({ code: 'not-found' })
  await one(staffViewDrop, { params: { id } })
  expect((await one(staffViews)).views).toEqual([])
  expect((await other(staffViews)).views).toHaveLength(1)
})

test('there is an end to how many one keeps, and one of them can still be kept anew', async () => {
  const full = await asked('full')
  for (let n = 0; n < mostStaffViews; n += 1) await full(staffViewKeep, view(`View ${n}`, '?'))
  await expect(full(staffViewKeep, view('One more', '?'))).rejects.toMatchObject({ fields: { name: 'too-much' } })
  await full(staffViewKeep, view('View 0', '?sort=name'))
  expect((await full(staffViews)).views.find(({ name }) => name === 'View 0')?.address).toBe('?sort=name')
})
