import { expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { niceClassNote } from './class-notes.ts'
import { niceClasses, niceClassName } from './nice-classes.ts'

/** The classes that a note sends to; a service class may say "29 to 33". */
const named = (note: string): number[] => (note.match(/\d+/g) ?? []).map(Number)

test('every class has a name and a note in every language, of a length that is read', () => {
  for (const language of languages) {
    const notes = niceClasses.map((one) => niceClassNote(one, language))
    expect(new Set(notes).size).toBe(45)
    expect(notes.filter((note) => note.length < 80 || note.length > 300 || !note.endsWith('.'))).toEqual([])
    expect(new Set(niceClasses.map((one) => niceClassName(one, language))).size).toBe(45)
  }
  expect(() => niceClassNote(46, 'en')).toThrow(RangeError)
})

test('in all languages a note sends to the same classes, which exist and are others', () => {
  for (const one of niceClasses) {
    const [english = [], ...others] = languages.map((language) => named(niceClassNote(one, language)))
    for (const other of others) expect({ one, sendsTo: other }).toEqual({ one, sendsTo: english })
    expect(english.filter((other) => other === one || !niceClasses.includes(other))).toEqual([])
    expect(english.length).toBeGreaterThan(0)
  }
})
