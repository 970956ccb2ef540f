import { expect, test } from 'vitest'
import { changesBetween, type ComparedResult } from './changes.ts'

const first: ComparedResult = {
  overall: 'medium',
  places: [
    { jurisdiction: 'SK', risk: 'low' },
    { jurisdiction: 'UK', risk: 'high' },
  ],
  marks: [
    { name: 'LOOMERRA', similarity: 'high' },
    { name: 'NUMERA', similarity: 'medium' },
  ],
  classes: [25, 35],
}

test('what is the same is no change', () => {
  expect(changesBetween(first, first)).toEqual([])
})

test('names what differs: overall, places, marks and classes, come and gone', () => {
  const second: ComparedResult = {
    overall: 'low',
    places: [
      { jurisdiction: 'SK', risk: 'low' },
      { jurisdiction: 'CH', risk: 'low' },
    ],
    marks: [{ name: 'NUMERA', similarity: 'low' }],
    classes: [18, 25],
  }
  expect(changesBetween(first, second)).toEqual([
    { kind: 'overall', from: 'medium', to: 'low' },
    { kind: 'place', place: 'CH', from: null, to: 'low' },
    { kind: 'place', place: 'UK', from: 'high', to: null },
    { kind: 'mark', name: 'NUMERA', from: 'medium', to: 'low' },
    { kind: 'mark', name: 'LOOMERRA', from: 'high', to: null },
    { kind: 'class', niceClass: 18, added: true },
    { kind: 'class', niceClass: 35, added: false },
  ])
})
