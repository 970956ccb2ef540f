import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'

const told = (text: string, niceClass: number) =>
  groundsOf(text, [niceClass]).hints.map(({ kind, word }) => `${kind} ${word}`)

test.each([
  ['GR8', 30, 'laudatory great'], ['GR8 COFFEE', 30, 'laudatory great'], ['BEST 4 U', 25, 'quality for you'], ['4 KIDZ', 25, 'quality for kids'],
  ['SOFTWEAR', 9, 'descriptive software'], ['NACHURAL', 3, 'quality natural'], ['PICCA', 30, 'descriptive pizza'], ['SOAPY', 3, 'quality soapy'],
  ['BURGERÁREŇ', 43, 'descriptive burgeraren'], ['VIDEOŠKOLA', 41, 'descriptive skola'], ['FOTOBANKA', 42, 'descriptive fotobanka'],
  ['VEGÁNKA', 29, 'quality veganka'], ['DIETNÉ', 29, 'quality dietne'], ['®', 9, 'common_sign ®'], ['DÔVERA®', 36, 'common_sign ®'],
] as const)('%s, for class %i, is read as it is said: %s', (text, niceClass, hint) => {
  expect(told(text, niceClass)).toContain(hint)
}) // prettier-ignore

test.each([
  ['SK8', 36],
  ['CRE8', 41],
  ['4EVER YOUNG', 3],
  ['CAPRICE', 30],
  ['PS4', 28],
  ['KEPLER-22', 9],
  ['AREA 51', 41],
  ['7UP', 32],
] as const)('%s, for class %i, says nothing of the goods', (text, niceClass) => {
  expect(told(text, niceClass).filter((hint) => /^(?:descriptive|laudatory|quality)/.test(hint))).toEqual([])
})
