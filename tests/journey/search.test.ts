import { join } from 'node:path'
import { mkdtemp, rm, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchMarks } from '#contract/search.ts'
import { RegisterSearch } from '#features/clearance/index.ts'
import { createPool } from '#platform/db/pool.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { freshDatabase } from '#tests/database.ts'
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
  // The record in class 25 leads its name only where it stands in the way.
  const other = await ask('velmora', { jurisdictions: 'SK,US', classes: '9' })
  expect(other.marks.map(({ text, score }) => [text, score.goods.level])).toEqual([
    ['VELMORRA', 'same_class'],
    ['Velmora', 'other'],
    ['Welmora', 'other'],
  ])
})

test('records of one name are one answer of those asked for, and follow each other', async () => {
  const answer = await ask('velmora', { limit: '2' })
  expect(answer.marks.map(({ name }) => name)).toEqual([
    'velmora',
    'velmora',
    expect.stringMatching(/^[vw]elmor+a$/) as string,
  ])
})

test('who bears the very name for other goods stands beside the related classes', async () => {
  const answer = await ask('velmora', { classes: '13', scope: 'related' })
  expect(answer.marks.map(({ text, score }) => [text, score.goods.level])).toEqual([
    ['Velmora', 'other'],
    ['Velmóra', 'other'],
  ])
  expect(names(await ask('velmora', { classes: '13', scope: 'same' }))).toEqual([])
})

test('classes narrow, dead marks come when asked for, another spelling of the office counts', async () => {
  expect(names(await ask('velmora', { classes: '9', scope: 'same' }))).toEqual(['VELMORRA'])
  expect(names(await ask('velmora old'))).not.toContain('Velmora Old')
  expect(names(await ask('velmora old', { withDead: 'true' }))[0]).toBe('Velmora Old')
  expect((await ask('You Are Great')).marks[0]).toMatchObject({
    text: 'URGR8',
    spelling: 'you are great',
    score: { same: 'identical' },
  })
})

test('a word that only describes is named with its class', async () => {
  const answer = await ask('Best Coffee', { classes: '30' })
  expect(answer.grounds).toContainEqual(expect.objectContaining({ kind: 'descriptive', word: 'coffee', classes: [30] }))
  expect(answer.grounds).toContainEqual(expect.objectContaining({ kind: 'laudatory', word: 'best', classes: [] }))
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

test('an index of another table under the same numbers, as after a backup, is made anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markwright-register-'))
  const database = await freshDatabase({ migrated: true })
  const pool = createPool(database.url, { max: 4 })
  const { log } = app.context
  const registers: RegisterSearch[] = []
  const open = async () => {
    const register = new RegisterSearch(pool, folder, log, 1)
    registers.push(register)
    await register.follow()
    return register
  }
  const first = async (register: RegisterSearch, text: string) =>
    (await register.search({ text, classes: [], scope: 'all', withDead: false, limit: 1 })).found[0]?.text
  try {
    await addMarks(pool, 1, [{ text: 'Velmora' }])
    await addMarks(pool, 2, [{ text: 'Zorvexia' }])
    const running = await open()
    expect(await first(running, 'Zorvexia')).toBe('Zorvexia')
    await pool.query('delete from mark where revision = 2')
    await pool.query("select setval('mark_id_seq', 1)")
    await running.follow()
    expect(await first(running, 'Zorvexia')).not.toBe('Zorvexia')
    await addMarks(pool, 2, [{ text: 'Zorvexia' }])
    await running.follow()
    expect(await readdir(folder)).toEqual(['marks-1.index'])
    await open()
    await rm(folder, { recursive: true })
    expect(await first(await open(), 'Zorvexia')).toBe('Zorvexia')
    expect(await readdir(folder)).toEqual(['marks-2.index'])
    await pool.query('delete from mark where revision = 2')
    await pool.query("select setval('mark_id_seq', 1)")
    await addMarks(pool, 2, [{ text: 'Quarzelbach' }])
    expect(await first(await open(), 'Quarzelbach')).toBe('Quarzelbach')
  } finally {
    for (const register of registers) await register.stop()
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

test('when a thread ends the search goes on, and the index comes back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markwright-register-'))
  const workers: Worker[] = []
  const started = (worker: Worker) => void workers.push(worker)
  process.on('worker', started)
  const register = new RegisterSearch(app.context.pool, folder, app.context.log, 2)
  const asked = { text: 'Zorvexia', classes: [], scope: 'all', withDead: false, limit: 1 } as const
  try {
    await register.follow()
    for (const worker of workers) await worker.terminate()
    expect(await register.search(asked)).toMatchObject({ answeredBy: 'database', found: [{ text: 'Zorvexia' }] })
    await register.follow()
    expect(await register.search(asked)).toMatchObject({ answeredBy: 'index', found: [{ text: 'Zorvexia' }] })
    await workers.at(-1)?.terminate()
    expect((await register.search(asked)).answeredBy).toBe('index')
    await register.follow()
    expect(workers).toHaveLength(6)
  } finally {
    process.off('worker', started)
    await register.stop()
    await rm(folder, { recursive: true })
  }
})

test('more questions than can be answered are refused at once, and everything else goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markwright-register-'))
  const register = new RegisterSearch(app.context.pool, folder, app.context.log, 1)
  const flood = async (count: number) => {
    const asked = { text: 'Velmora', classes: [], scope: 'all', withDead: false, limit: 1 } as const
    const all = await Promise.allSettled(Array.from({ length: count }, async () => await register.search(asked)))
    const refused = all.filter((one) => one.status === 'rejected')
    for (const one of refused) expect(one.reason).toMatchObject({ code: 'too-many-requests' })
    return all.length - refused.length
  }
  try {
    // The database first, on few of the connections that everything shares; then the index.
    expect(await flood(50)).toBe(4)
    await register.follow()
    expect(await flood(500)).toBe(100)
    expect(await flood(100)).toBe(100)
  } finally {
    await register.stop()
    await rm(folder, { recursive: true })
  }
})

const bad: [Record<string, string>, string, string][] = [
  [{ value: ' ' }, 'value', 'required'],
  [{ value: 'x'.repeat(201) }, 'value', 'too-long'],
  [{ value: 'x', classes: '46' }, 'classes.0', 'class-out-of-range'],
  [{ value: 'x', jurisdictions: 'XX' }, 'jurisdictions.0', 'not-a-choice'],
  [{ value: 'x', limit: '1000' }, 'limit', 'too-high'],
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
    let least = Infinity
    // What is compiled or collected in that moment counts as well: only what is slow is slow each time.
    for (let n = 0; n < 4 && least >= 200; n++) {
      const began = process.cpuUsage()
      expect(Array.isArray((await ask(value)).marks)).toBe(true)
      const { user, system } = process.cpuUsage(began)
      least = Math.min(least, (user + system) / 1000)
    }
    expect(least).toBeLessThan(200)
  },
)
