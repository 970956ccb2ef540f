import type { Language } from '#kernel/languages.ts'
import notes from './class-notes.json' with { type: 'json' }

/**
 * What belongs into a class, what is easily taken for it, and where that goes instead: two short sentences of our own.
 * Apart from the names, so that a page which shows only those does not carry the notes. Throws RangeError outside 1 to 45.
 */
export function niceClassNote(niceClass: number, language: Language): string {
  const note = notes[language][niceClass - 1]
  if (note === undefined) throw new RangeError(`class ${niceClass}`)
  return note
}
