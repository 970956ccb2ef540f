import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asked } from '#domain/clearance/question.ts'
import { ThreadsBusy } from '#platform/search/threads.ts'
import { RegisterIndex } from './register-index.ts'

const texts = [
  'Tires Etc.',
  'QUIK KLEEN',
  'KWIKCLEAN',
  'Fresh',
  'FX brAIn AR',
  'Cyclone',
  'El Rey León',
  'Zorbex',
  'Moravia Light',
]
const marks = texts.map((text, at) => ({
  seq: at + 1,
  text,
  classes: [at % 2 === 0 ? 12 : 25],
  dead: text === 'Zorbex',
}))
const asked = (text: string, more: Partial<Asked> = {}): Asked => ({
  text,
  classes: [],
  scope: 'all',
  withDead: false,
  limit: 5,
  ...more,
})

let index: RegisterIndex
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-register-'))
  index = new RegisterIndex(2)
  await index.fill(marks)
})
afterAll(async () => {
  await index.stop()
  await rm(folder, { recursive: true })
})

test.each([
  ['Tires Et Cetera', ['Tires Etc.']],
  ['KWIK KLEAN', ['KWIKCLEAN', 'QUIK KLEEN']],
  ['Phresh', ['Fresh']],
  ['FX BRAIN AR', ['FX brAIn AR']],
  ['TORNADO', ['Cyclone']],
  ['Lion King', ['El Rey León']],
])('%s finds %j first', async (text, wanted) => {
  const found = await index.search(asked(text))
  expect(
    found
      .slice(0, wanted.length)
      .map((one) => one.text)
      .sort(),
  ).toEqual([...wanted].sort())
})

test('every thread answers the same, also after saving and loading', async () => {
  const first = await Promise.all([1, 2, 3, 4].map(() => index.search(asked('quick clean'))))
  expect(new Set(first.map((one) => JSON.stringify(one))).size).toBe(1)
  const file = path.join(folder, 'marks.index')
  await index.save(file)
  const other = new RegisterIndex(1)
  try {
    expect(other.ready).toBe(false)
    await expect(other.search(asked('x'))).rejects.toThrow('not ready')
    expect(await other.load(path.join(folder, 'none'))).toBe(0)
    expect(await other.load(file)).toBe(marks.length)
    expect(await other.search(asked('quick clean'))).toEqual(first[0])
  } finally {
    await other.stop()
  }
})

test('classes narrow, relate and raise the risk; marks no longer in force are found when asked for', async () => {
  const same = await index.search(asked('Fresh', { classes: [25], scope: 'same' }))
  expect(same[0]).toMatchObject({
    text: 'Fresh',
    classes: [25],
    score: { band: 'high', goods: { level: 'same_class' } },
  })
  expect((await index.search(asked('Fresh', { classes: [12], scope: 'same' }))).map((one) => one.text)).not.toContain(
    'Fresh',
  )
  const far = await index.search(asked('Fresh', { classes: [12] }))
  expect(far[0]?.score).toMatchObject({ mark: 1, band: 'medium', goods: { level: 'other' } })
  expect((await index.search(asked('Zorbex')))[0]?.text).not.toBe('Zorbex')
  expect((await index.search(asked('Zorbex', { withDead: true })))[0]).toMatchObject({ text: 'Zorbex', dead: true })
})

test('beside related classes a name that nearly everybody knows is found for other goods, and one that nobody knows is not', async () => {
  const other = new RegisterIndex(1)
  try {
    const mark = (seq: number, text: string) => ({ seq, text, classes: [14], dead: false })
    const fillers = Array.from({ length: 300 }, (_, at) => mark(at + 10, `Optical ${at}`))
    await other.fill(fillers.concat(mark(400, 'Cartier'), mark(401, 'Zorvinta')))
    const found = async (text: string) =>
      (await other.search(asked(text, { classes: [44], scope: 'related' }))).map((one) => one.text)
    expect(await found('Cartier Optical')).toEqual(['Cartier'])
    expect(await found('Zorvinta Optical')).toEqual([])
    expect(await found('Zorvinta')).toEqual(['Zorvinta'])
  } finally {
    await other.stop()
  }
})

test('a mark of an office is found behind any number of the same name in offices of the same place', async () => {
  const mark = (seq: number, office: 'CH' | 'MX') => ({ seq, text: 'Ostravique', classes: [25], office, dead: false })
  const other = new RegisterIndex(1)
  try {
    const swiss = Array.from({ length: 90 }, (_, at) => mark(at + 1, 'CH'))
    await other.fill(swiss.concat(mark(91, 'MX')))
    const seqs = async (...offices: ('CH' | 'MX' | 'NO')[]) =>
      (await other.search(asked('ostravique', { classes: [25], offices }))).map(({ seq }) => seq)
    expect(await seqs('MX')).toEqual([91])
    expect(await seqs('NO')).toEqual([])
    expect(await seqs('CH', 'MX')).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    await other.put([mark(92, 'CH'), mark(93, 'MX')])
    expect(await seqs('MX')).toEqual([91, 93])
  } finally {
    await other.stop()
  }
})

test('a new filing is found by every thread, once', async () => {
  await index.put([{ seq: 50, text: 'Velmora', classes: [3], dead: false }])
  await index.put([{ seq: 50, text: 'Velmora', classes: [3], dead: false }])
  for (const found of await Promise.all([1, 2, 3].map(() => index.search(asked('Velmorra'))))) {
    expect(found.filter((one) => one.text === 'Velmora')).toHaveLength(1)
  }
})

test('hostile questions are answered', async () => {
  for (const text of ['', ' ', '\u0000', '☂', 'a'.repeat(5000), '1'.repeat(200), '\u202e', '\ud800']) {
    let least = Infinity
    // Threads do it. What is compiled or collected in that moment counts as well: only what is slow is slow each time.
    for (let n = 0; n < 4 && least >= 200; n += 1) {
      const start = process.cpuUsage()
      expect(Array.isArray(await index.search(asked(text)))).toBe(true)
      const { user, system } = process.cpuUsage(start)
      least = Math.min(least, (user + system) / 1000)
    }
    expect(least).toBeLessThan(200)
  }
})

const manyMarks = (count: number) => [
  ...Array.from({ length: count }, (_, at) => ({ seq: at + 1, text: `Mark ${at}`, classes: [9], dead: false })),
  { seq: count + 1, text: 'Tires Etc.', classes: [12], dead: false },
]

test('few marks need no thread, more need some, and what is asked while they start is answered', async () => {
  const own = new RegisterIndex(undefined, { made: 12_000, searched: 12_000 })
  try {
    expect(await own.fill(marks)).toBe(marks.length)
    expect(own.threads).toBe(0)
    expect(await own.search(asked('quick clean'))).toEqual(await index.search(asked('quick clean')))
    expect(await own.put([{ seq: 50, text: 'Velmora', classes: [3], dead: false }])).toBe(1)
    expect((await own.search(asked('Velmorra')))[0]?.seq).toBe(50)
    expect(own.sample()).toEqual(index.sample())
    // Nothing is kept of so few, and an index of threads is made anew less often.
    const file = path.join(folder, 'few.index')
    await own.save(file)
    expect(await new RegisterIndex(1).load(file)).toBe(0)
    const few = own.lateAtMost
    const filling = own.fill(manyMarks(12_500))
    expect((await own.search(asked('Velmorra')))[0]?.seq).toBe(50)
    expect(await filling).toBe(12_501)
    expect(own.threads).toBe(Math.min(4, availableParallelism()))
    expect(own.lateAtMost).toBeGreaterThan(few)
    expect((await own.search(asked('Tires Et Cetera')))[0]?.seq).toBe(12_501)
    // Fewer again stay where they are.
    expect(await own.fill(marks)).toBe(marks.length)
    expect((await own.search(asked('Tires Et Cetera')))[0]?.seq).toBe(1)
  } finally {
    await own.stop()
  }
})

test('what a thread made or loaded is searched by the process itself, and the thread ends', async () => {
  const own = new RegisterIndex(undefined, { made: 100, searched: 1000 })
  const other = new RegisterIndex(undefined, { made: 100, searched: 1000 })
  try {
    expect(await own.fill(manyMarks(500))).toBe(501)
    const first = await own.search(asked('Tires Et Cetera'))
    expect(first[0]?.seq).toBe(501)
    const file = path.join(folder, 'own.index')
    await own.save(file)
    expect(own.threads).toBe(0)
    expect(await own.search(asked('Tires Et Cetera'))).toEqual(first)
    const late = Array.from({ length: 600 }, (_, at) => ({
      seq: 600 + at,
      text: `Velmora ${at}`,
      classes: [3],
      dead: false,
    }))
    expect(await own.put(late)).toBe(600)
    expect((await own.search(asked('Velmora 599')))[0]?.seq).toBe(1199)
    expect(await other.load(file)).toBe(501)
    expect(other.threads).toBe(0)
    expect(await other.search(asked('Tires Et Cetera'))).toEqual(first)
  } finally {
    await own.stop()
    await other.stop()
  }
})

test('questions to the process itself leave a turn of its loop between each other, and too many are refused', async () => {
  const own = new RegisterIndex(undefined, { made: 1000, searched: 1000 })
  try {
    await own.fill(manyMarks(500))
    let [turns, isAsking] = [0, true]
    const count = () => {
      turns += 1
      if (isAsking) setImmediate(count)
    }
    setImmediate(count)
    const answers = await Promise.all(Array.from({ length: 30 }, () => own.search(asked('Tires Et Cetera'))))
    isAsking = false
    expect(new Set(answers.map((found) => found[0]?.seq))).toEqual(new Set([501]))
    expect(turns).toBeGreaterThanOrEqual(29)
    const many = await Promise.allSettled(Array.from({ length: 300 }, () => own.search(asked('Tires'))))
    const refused = many.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(refused.length).toBeGreaterThan(100)
    expect(refused.every((one) => one instanceof ThreadsBusy)).toBe(true)
  } finally {
    await own.stop()
  }
})

test('of hundreds with the same first letters those of the asked-for goods stand first, over all classes too', async () => {
  const ends = ['lgo', 'rdi', 'spe', 'mba', 'cor', 'ntu', 'vex']
  const texts = ends.flatMap((a) => ends.flatMap((b) => ends.map((c) => `A${a} Be${b} Gi${c}`)))
  const few = texts.map((text, at) => ({ seq: at + 1, text, classes: [1 + (at % 45)], dead: false }))
  const own = new RegisterIndex()
  try {
    await own.fill(few)
    const wanted = few.filter(({ classes }) => classes[0] === 33).map(({ text }) => text)
    for (const scope of ['all', 'related'] as const) {
      const found = await own.search(asked('ABG', { classes: [33], scope, limit: 20 }))
      expect(new Set(found.slice(0, wanted.length).map(({ text }) => text))).toEqual(new Set(wanted))
    }
  } finally {
    await own.stop()
  }
})

test('a mark that is drawn with letters of another script is found, from either side', async () => {
  const own = new RegisterIndex()
  try {
    const drawn = [
      { seq: 900, text: 'ВЕЕР', classes: [9], dead: false },
      { seq: 901, text: 'HAXOM', classes: [9], dead: false },
    ]
    await own.fill(manyMarks(500).concat(drawn))
    expect((await own.search(asked('BEEP'))).map(({ text }) => text)).toContain('ВЕЕР')
    expect((await own.search(asked('ΗΑΧΟΜ'))).map(({ text }) => text)).toContain('HAXOM')
  } finally {
    await own.stop()
  }
})

test('a mark that is said letter by letter is found by how it is said, from either side', async () => {
  const own = new RegisterIndex()
  try {
    const said = [
      { seq: 900, text: 'KW Instruments', classes: [9], dead: false },
      { seq: 901, text: 'EMCEE', classes: [9], dead: false },
    ]
    await own.fill(manyMarks(500).concat(said))
    expect((await own.search(asked('KAWE'))).map(({ text }) => text)).toContain('KW Instruments')
    expect((await own.search(asked('MC'))).map(({ text }) => text)).toContain('EMCEE')
  } finally {
    await own.stop()
  }
})
