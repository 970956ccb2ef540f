import { join } from 'node:path'
import { mkdtemp, rm, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchMarks } from '#contract/search.ts'
import { RegisterSearch } from '#features/clearance/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { addMarks } from '#tests/register.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const ask = (value: string, more: object = {}) => app.anonymous(searchMarks, { query: { value, ...more } })
const names = (answer: Awaited<ReturnType<typeof ask>>) => answer.marks.map((mark) => mark.text)

test('an empty register answers that it is empty', async () => {
  const answer = await ask('Velmora')
  expect(answer).toMatchObject({ marks: [], register: { count: 0, offices: [] } })
})

test('the database answers until the index is there, and both say the same', async () => {
  await addMarks(app.context.pool, 1, [
    { text: 'Tires Etc.', classes: [12], office: 'US', number: '90000001' },
    { text: 'QUIK KLEEN', classes: [3], office: 'US' },
    { text: 'Velmora', classes: [25], office: 'SK' },
    { text: 'VELMORRA', classes: [9], office: 'EU' },
    { text: 'Welmora', classes: [25], office: 'US' },
    { text: 'Velmóra', classes: [25], office: 'SG' },
    { text: 'Velmora Old', classes: [25], office: 'SK', state: 'dead' },
    { text: 'URGR8', otherTexts: ['you are great'], classes: [25], office: 'US' },
    { text: 'Bluecastle', classes: [25], office: 'SK' },
  ])
  const early = await ask('velmora', { classes: '25' })
  expect(early.answeredBy).toBe('database')
  await app.context.register.follow()
  const later = await ask('velmora', { classes: '25' })
  expect(later.answeredBy).toBe('index')
  expect(names(later)).toEqual(names(early))
  expect(names(later).slice(0, 2).sort()).toEqual(['Velmora', 'Velmóra'])
  expect(later.marks[0]).toMatchObject({
    office: 'SK',
    owner: 'Fictional Holdings',
    score: { mark: 1, band: 'high', same: 'identical', goods: { level: 'same_class', classes: [25] } },
  })
  expect(names(later)).not.toContain('Bluecastle')
  expect(later.register.count).toBe(9)
})

test('a place asks its own office and those that have effect there', async () => {
  const answer = await ask('velmora', { jurisdictions: 'SK' })
  expect(names(answer)).toEqual(['Velmora', 'VELMORRA'])
  expect(answer.register.offices.map(({ office }) => office).sort()).toEqual(['EU', 'SK'])
  expect(names(await ask('velmora', { jurisdictions: 'SG' }))).toEqual(['Velmóra'])
})

test('classes narrow, dead marks come on wish, another spelling of the office counts', async () => {
  expect(names(await ask('velmora', { classes: '9', scope: 'same' }))).toEqual(['VELMORRA'])
  expect(names(await ask('velmora old'))).not.toContain('Velmora Old')
  expect(names(await ask('velmora old', { withDead: 'true' }))[0]).toBe('Velmora Old')
  expect((await ask('You Are Great')).marks[0]).toMatchObject({ text: 'URGR8', score: { same: 'identical' } })
})

test('a word that only describes is named with its class', async () => {
  const answer = await ask('Best Coffee', { classes: '30' })
  expect(answer.grounds).toContainEqual({ kind: 'descriptive', word: 'coffee', classes: [30] })
  expect(answer.grounds).toContainEqual({ kind: 'laudatory', word: 'best', classes: [] })
})

test('a later import is found at the next look, what it changed as well', async () => {
  await addMarks(app.context.pool, 2, [
    { text: 'Zorvexia', office: 'EU', number: 'new' },
    { text: 'Tires Etc.', classes: [12], office: 'US', number: '90000001', state: 'dead' },
  ])
  expect(names(await ask('Tires Et Cetera'))[0]).toBe('Tires Etc.')
  await app.context.register.follow()
  expect(names(await ask('Zorvecsia'))[0]).toBe('Zorvexia')
  expect(names(await ask('Tires Et Cetera'))).not.toContain('Tires Etc.')
})

test('a start takes the kept index and adds what came since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markwright-register-'))
  const { pool, log } = app.context
  const open = async () => {
    const register = new RegisterSearch(pool, folder, log, 1)
    await register.follow()
    return register
  }
  const first = await open()
  await first.stop()
  expect(await readdir(folder)).toEqual(['marks-2.index'])
  await addMarks(pool, 3, [{ text: 'Latecomer', office: 'EU', number: 'late' }])
  const second = await open()
  const asked = { text: 'Latecomer', classes: [], scope: 'all', withDead: false, limit: 3 } as const
  expect((await second.search(asked)).found[0]).toMatchObject({ text: 'Latecomer' })
  // Nothing was made anew: the file is still that of the first start.
  expect(await readdir(folder)).toEqual(['marks-2.index'])
  await second.stop()
  await rm(folder, { recursive: true })
})

const bad: [Record<string, string>, string, string][] = [
  [{ value: ' ' }, 'value', 'required'],
  [{ value: 'x'.repeat(201) }, 'value', 'too-long'],
  [{ value: 'x', classes: '46' }, 'classes.0', 'class-out-of-range'],
  [{ value: 'x', jurisdictions: 'XX' }, 'jurisdictions.0', 'not-a-choice'],
  [{ value: 'x', limit: '1000' }, 'limit', 'too-long'],
  [{ value: 'x', scope: 'near' }, 'scope', 'not-a-choice'],
]
test.each(bad)('%.30j is refused at %s: %s', async (query, field, code) => {
  await expect(app.anonymous(searchMarks, { query: query as { value: string } })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { [field]: code },
  })
})

test.each(['☂☂☂', '1'.repeat(200), '%', "' or 1=1 --", 'ש'.repeat(150), '(((((((', 'a b '.repeat(50).trim()])(
  '%.12s is answered in time',
  async (value) => {
    const began = performance.now()
    expect(Array.isArray((await ask(value)).marks)).toBe(true)
    expect(performance.now() - began).toBeLessThan(200)
  },
)
