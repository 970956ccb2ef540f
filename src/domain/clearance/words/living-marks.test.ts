import { expect, test } from 'vitest'
import { groundHints } from '../grounds/absolute-grounds.ts'
import byLanguage from '../lists/class-words-by-language.json' with { type: 'json' }
import dictionary from '../lists/class-words.json' with { type: 'json' }
import listed from '../lists/living-marks.json' with { type: 'json' }
import qualities from '../lists/qualities.json' with { type: 'json' }
import { normalise } from './letters.ts'
import { isLivingMark } from './living-marks.ts'

const telling = new Set(['descriptive', 'generic', 'laudatory', 'quality', 'unit', 'deceptive'])

test.each(Object.entries(listed.classes))(
  'no mark of class %s is said to be the name of its goods',
  (niceClass, marks) => {
    for (const mark of marks) {
      const hints = groundHints(mark.replaceAll('-', ' '), [Number(niceClass)])
      expect([mark, hints.filter(({ kind, whole }) => whole && telling.has(kind))]).toEqual([mark, []])
    }
  },
)

test('no list of words of goods, or of their qualities, holds a living mark', () => {
  const ofClasses = Object.values(byLanguage.classes).flatMap((languages) => Object.values(languages))
  const words = [
    ...[...Object.values(dictionary.classes), ...Object.values(qualities.entries)].flat(),
    ...ofClasses.flatMap((line) => line.split(' ')),
  ]
  expect(words.filter((word) => isLivingMark(normalise(word).compact))).toEqual([])
})
