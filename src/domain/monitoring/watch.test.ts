import { expect, test } from 'vitest'
import { signOf } from '#domain/clearance/score/sign.ts'
import { type FiledMark, resultTypeOf, type WatchedMark, watchHit } from './watch.ts'

const watched = (more: Partial<WatchedMark> = {}): WatchedMark => ({
  type: 'similar',
  sign: signOf('Zorbexium'),
  classes: [9],
  ...more,
})
const filed = (texts: string[], more: Partial<FiledMark> = {}): FiledMark => ({
  signs: texts.map(signOf),
  classes: [9],
  state: 'pending',
  ...more,
})

test('a similar mark for same or related goods is a hit, with its reasons; other goods are none', () => {
  expect(watchHit(watched(), filed(['Zorbeksium']))).toMatchObject({
    spelling: 0,
    score: { goods: { level: 'same_class' } },
  })
  expect(watchHit(watched(), filed(['Zorbeksium'], { classes: [42] }))?.score.goods.level).toBe('related_class')
  expect(watchHit(watched(), filed(['Zorbeksium'], { classes: [31] }))).toBeNull()
  expect(watchHit(watched(), filed(['Meadow']))).toBeNull()
})

test('classes that one side does not tell are taken for related', () => {
  expect(watchHit(watched({ classes: [] }), filed(['Zorbexium']))?.score.mark).toBe(1)
  expect(watchHit(watched(), filed(['Zorbexium'], { classes: [] }))?.score.mark).toBe(1)
})

test('an identical watch asks for the same letters', () => {
  const identical = watched({ type: 'identical' })
  expect(watchHit(identical, filed(['ZORBÉXIUM']))?.score.mark).toBe(1)
  expect(watchHit(identical, filed(['Zorbexiun']))).toBeNull()
})

test('another spelling is a hit too, and says which; a mark no longer in force and one without words are none', () => {
  expect(watchHit(watched(), filed(['ZX', 'ZORBEXIUM']))?.spelling).toBe(1)
  expect(watchHit(watched(), filed(['Zorbexium'], { state: 'dead' }))).toBeNull()
  expect(watchHit(watched(), filed(['']))).toBeNull()
  expect(watchHit(watched({ sign: signOf('') }), filed(['']))).toBeNull()
})

test('the news is the last step that the office made known', () => {
  expect(resultTypeOf({ registrationDate: null, publicationDate: null })).toBe('filing')
  expect(resultTypeOf({ registrationDate: null, publicationDate: '2026-01-01' })).toBe('publication')
  expect(resultTypeOf({ registrationDate: '2026-02-01', publicationDate: '2026-01-01' })).toBe('registration')
})
