import { expect, test } from 'vitest'
import { normalise } from '#domain/clearance/words/letters.ts'
import { score } from '#domain/clearance/score/score.ts'
import { listCut } from '#domain/clearance/weights.ts'
import type { Asked } from '#domain/clearance/question.ts'
import { type Near, patienceFor, rank } from './rank.ts'
import { KeptSigns } from './signs.ts'

const seed = 20261127

const asked: Asked = { text: 'Velmora', classes: [], scope: 'all', withDead: false, limit: 10 }
const near = (seq: number, text: string): Near => ({ seq, spellings: [text], classes: [3], dead: false })

test('what is too far to be listed is left out, and after so many of that in a row the rest is not looked at', () => {
  let looked = 0
  function* candidates(): Generator<Near> {
    for (const [at, text] of [
      'Velmara',
      'Kitchen',
      'Tornado',
      'Velmor',
      'Kitchen',
      'Tornado',
      'Zebra',
      'Velmoras',
    ].entries()) {
      looked += 1
      yield near(at + 1, text)
    }
  }
  const all = rank(asked, candidates())
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['Velmara', 'Velmor', 'Velmoras']))
  expect(all.every(({ score }) => score.mark >= listCut)).toBe(true)
  expect(looked).toBe(8)
  looked = 0
  expect(
    rank(asked, candidates(), { atFirst: 3, enough: 9, later: 1 })
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Velmara', 'Velmor'])
  expect(looked).toBe(7)
  looked = 0
  expect(rank(asked, candidates(), { atFirst: 3, enough: 1, later: 1 }).map(({ text }) => text)).toEqual(['Velmara'])
  expect(looked).toBe(2)
})

test('what shares a key is looked at although patience with the rest is at its end, each mark once', () => {
  const unlike = ['Kitchen', 'Tornado', 'Zebra'].map((text, at) => near(at + 1, text))
  const phrase = near(9, 'Media Kygners Design')
  const asking: Asked = { ...asked, text: 'MKD' }
  const patience = { atFirst: 3, enough: 9, later: 1 }
  const signs = new KeptSigns(0)
  expect(rank(asking, [...unlike, phrase], patience, signs)).toEqual([])
  expect(rank(asking, [...unlike, phrase], patience, signs, [unlike[0] as Near, phrase]).map(({ seq }) => seq)).toEqual(
    [9],
  )
  expect(rank(asking, [phrase], patience, signs, [phrase]).map(({ seq }) => seq)).toEqual([9])
})

test('where goods are told the list is looked at to its end, however large the register', () => {
  for (const count of [100, 100_000, 1_000_000]) {
    const told = patienceFor(count, { classes: [9] })
    expect(told.later).toBe(told.atFirst)
    const bare = patienceFor(count, { classes: [] })
    expect(bare.atFirst).toBe(told.atFirst)
    expect(bare.later).toBeLessThanOrEqual(told.later)
  }
})

test('of marks that are equally like those come first that share more of the classes, then those in force, then those with fewer others, then the older', () => {
  const mark = (seq: number, text: string, classes: readonly number[], dead = false): Near => ({
    seq,
    spellings: [text],
    classes,
    dead,
  })
  const found = rank({ ...asked, classes: [3, 9, 25] }, [
    mark(1, 'Velmorra', [3]),
    mark(2, 'Velmorra', [3, 9], true),
    mark(3, 'Velmorra', [3, 9]),
    mark(4, 'Velmorra', [3, 9, 25]),
    mark(5, 'Velmorra', [3, 9]),
    mark(6, 'Velmorra', [9, 12]),
    mark(7, 'Velmora', [25]),
    mark(8, 'Velmorra', [9]),
  ])
  expect(new Set(found.slice(1).map(({ score }) => score.risk)).size).toBe(1)
  expect(found.map(({ seq }) => seq)).toEqual([7, 4, 3, 5, 2, 1, 8, 6])
})

test(`what cannot come among the best any more is left out early, and the answer is that of looking at everything, seed ${seed}`, () => {
  let state = seed
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const vowel = () => pick(['a', 'e', 'i', 'o', 'u'])
  const marks = Array.from({ length: 900 }, (_, at): Near => {
    const text = `V${vowel()}lm${vowel()}r${vowel()}${pick(['', 's', 'x', ' plus', ' group'])}`
    return {
      seq: at + 1,
      spellings:
        random() < 0.2
          ? [text, `Velm${vowel()}r${vowel()}`]
          : [pick([text, text.toUpperCase(), text.replace('lm', 'l-m')])],
      classes: [pick([3, 5, 9, 12, 25, 41])],
      dead: random() < 0.1,
    }
  })
  for (const limit of [10, 100]) {
    const question: Asked = { ...asked, classes: [3], limit }
    const scored = marks.map((near) => {
      const [own = '', ...others] = near.spellings
      const of = (text: string) => score('Velmora', text, { classesA: [3], classesB: near.classes })
      const best = others.reduce((most, text) => (of(text).mark > most.mark ? of(text) : most), of(own))
      return { near, name: normalise(own).compact, risk: best.risk, mark: best.mark }
    })
    const inOrder = scored.filter(({ mark }) => mark >= listCut).toSorted((a, b) => b.risk - a.risk || b.mark - a.mark)
    const names = [...new Set(inOrder.map(({ name }) => name))].slice(0, limit)
    const found = rank(question, marks)
    expect(new Set(found.map(({ name }) => name)).size).toBe(names.length)
    const bestOf = (name: string) => inOrder.find((one) => one.name === name)?.risk ?? 0
    // Names of equal risk may stand for each other at the end of the list.
    const least = Math.min(...found.map(({ name }) => bestOf(name)))
    const sure = names.filter((name) => bestOf(name) > least)
    expect(sure.filter((name) => !found.some((one) => one.name === name))).toEqual([])
    const recordsOf = (name: string) => scored.filter((one) => one.name === name && one.mark >= listCut).length
    expect(
      sure.filter((name) => found.filter((one) => one.name === name).length < Math.min(12, recordsOf(name))),
    ).toEqual([])
    for (const one of found) {
      const wanted = scored.find(({ near }) => near.seq === one.seq)
      expect(one.score.mark).toBeCloseTo(Math.round((wanted?.mark ?? 0) * 100) / 100, 5)
    }
  }
})
