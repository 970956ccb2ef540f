import type { FontName, scriptFonts } from './fonts.ts'
import { parsedFont } from './parsed-fonts.ts'

/** A row of letters that one font has; null for the font of the text itself. */
export interface Run {
  readonly text: string
  readonly font: FontName | null
}

const scripts: readonly (readonly [keyof typeof scriptFonts, RegExp])[] = [
  ['hangul', /\p{Script=Hangul}/u],
  ['han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff9f]/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['thai', /\p{Script=Thai}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['armenian', /\p{Script=Armenian}/u],
]

/** Every font of a text has the letters below. */
const firstOther = 0x250
const isDrawn = /[\p{L}\p{N}\p{P}\p{S}]/u
const isMark = /\p{M}/u
/** Joins letters or chooses among their forms and is none itself: a font that has not those letters would draw a box for it. */
const isJoiner = /\p{Default_Ignorable_Code_Point}/u
const isSpace = /\s/

const has = (name: FontName, letter: string): boolean =>
  parsedFont(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** The font that has a letter which the text's own has not; null where none has. */
function fontOf(letter: string): FontName | null {
  const script = scripts.find(([, letters]) => letters.test(letter))?.[0]
  if (script !== undefined) return has(script, letter) ? script : null
  return has('text', letter) ? 'text' : null
}

/** What stands for a letter that no font has: nothing is left out of a document without a trace. */
export const asCode = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * A text as rows of letters of one font each; `isOwn` tells which code points the font of the text has, `unknown` what stands for a letter
 * that no font has. A blank between two words of one
 * script stands with them, since some are written from right to left.
 */
export function runsOf(
  text: string,
  isOwn: (codePoint: number) => boolean,
  unknown: (letter: string) => string = asCode,
): Run[] {
  const runs: { text: string; font: FontName | null }[] = []
  let blanks = ''
  const add = (letters: string, font: FontName | null) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += blanks + letters
    else if (blanks === '' || font === null) runs.push({ text: blanks + letters, font })
    else if (last?.font === null) {
      last.text += blanks
      runs.push({ text: letters, font })
    } else runs.push({ text: blanks, font: null }, { text: letters, font })
    blanks = ''
  }
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const before = runs.at(-1)?.font ?? null
    if (isJoiner.test(letter)) {
      if (before !== null && blanks === '') add(letter, before)
    } else if (isSpace.test(letter)) blanks += letter
    else if (isMark.test(letter) && runs.length > 0 && blanks === '') add(letter, before)
    else if (code < firstOther || isOwn(code) || !isDrawn.test(letter)) add(letter, null)
    else {
      const font = fontOf(letter)
      add(font === null ? unknown(letter) : letter, font)
    }
  }
  if (blanks !== '') add('', null)
  return runs
}
