import { expect, test } from 'vitest'
import { goodsLevels } from '#domain/clearance/goods.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import type { Found } from '#domain/clearance/question.ts'
import { score } from '#domain/clearance/score/score.ts'
import { weights } from '#domain/clearance/weights.ts'
import { foundOfText, textOfFound } from './found-text.ts'

const found = (seq: number, asked: string, text: string, more: Partial<Found> = {}): Found => ({
  seq,
  text,
  name: text.toLowerCase(),
  classes: [9, 25],
  dead: false,
  spelling: null,
  score: explain(score(asked, text, { classesA: [25], classesB: [9, 25] })),
  ...more,
})

test('what was found is read as it was written', () => {
  const all = [
    found(7, 'beep', 'ВЕЕР'),
    found(8, 'Picasso', 'Picaro', { dead: true }),
    found(9, 'Sun Valley', 'valley "sun"', { spelling: 'Ďalší\n', classes: [] }),
    found(10, 'Velmora', 'Velmora'),
    found(11, 'Tornado', 'Cyclone'),
  ]
  expect(all.some((one) => one.score.drawn !== undefined)).toBe(true)
  expect(all.some((one) => one.score.apart !== undefined)).toBe(true)
  expect(foundOfText(textOfFound(all))).toStrictEqual(all)
  expect(foundOfText(textOfFound([]))).toEqual([])
})

test('every hundredth and every weight of goods comes back as it was', () => {
  const parts = [
    ...Array.from({ length: 101 }, (_, at) => at / 100),
    ...goodsLevels.map((level) => weights.goods[level]),
  ]
  const all = parts.map((part) => {
    const one = found(1, 'a', 'b')
    const goods = { ...one.score.goods, weight: part }
    return {
      ...one,
      score: { ...one.score, looks: part, sounds: part, part, means: part, mark: part, risk: part, goods },
    }
  })
  expect(foundOfText(textOfFound(all))).toStrictEqual(all)
})
