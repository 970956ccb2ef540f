import { saidInMandarin } from './words/characters.ts'
import { drawnAs, lengthAsRead, longestMark, normalise } from './words/letters.ts'
import { scriptRead } from './words/script-letters.ts'
import type { UnreadReason } from './unread-reasons.ts'

/** A part of a sign of which finding nothing alike says nothing. */
export interface Unread {
  readonly reason: UnreadReason
  /** As it is written. */
  readonly part: string
  /** The other way to read it; empty where there is none. */
  readonly as: string
}

const run = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const isRead = /^[a-z0-9]+$/
const latin = /\p{Script=Latin}/u
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Signs that `normalise` reads as letters or words, and those of trade marks themselves and of plain punctuation. */
const readSigns = /[+&＆@$€©®™℠|~]/gu
const symbols = /[\p{So}\p{Sm}\p{Sc}\p{Extended_Pictographic}]\p{M}*/gu
const longestPart = 40

/** A word in which letters of two scripts stand, whose letters are drawn as those of another, or of which the sound alone is read. */
function readInPart(word: string): Unread | null {
  const part = word.slice(0, longestPart).toWellFormed()
  const sound = scriptRead(word)
  if (sound !== word) return { reason: 'meaning', part, as: normalise(sound).compact.toUpperCase() }
  if (!foreign.test(word)) return null
  if (latin.test(word)) {
    const letters = Array.from(word)
      .map((letter) => (foreign.test(letter) ? normalise(letter).compact : letter))
      .join('')
    const apart = normalise(letters).compact
    return apart === normalise(word).compact ? null : { reason: 'mixed', part, as: apart.toUpperCase() }
  }
  const drawn = drawnAs(word)
  if (drawn === null || drawn === normalise(word).compact) return null
  return { reason: 'look_alike', part, as: drawn.toUpperCase() }
}

/** What of the words of a sign stands behind the longest part that is compared, as it is written; its letters count as they are read. */
function leftOut(line: string): string {
  // Of what is longer no letter is read, whatever it is read as.
  const signs = Array.from(line)
  const lengthOf = (text: string) =>
    text.length > 4 * longestMark ? text.length : lengthAsRead(saidInMandarin(text) ?? text)
  if (lengthOf(line) <= longestMark) return ''
  let [from, to] = [0, signs.length]
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if (lengthOf(signs.slice(0, middle).join('')) <= longestMark) from = middle
    else to = middle - 1
  }
  return signs
    .slice(from)
    .join('')
    .replace(/^\p{M}+/u, '')
    .trim()
}

/**
 * What of a sign the comparison leaves out: scripts that we read no letters of, symbols (emoji among them), what is longer
 * than is compared; and words that can be read in another way than they were, or of which only the sound was.
 */
export function unreadIn(text: string): readonly Unread[] {
  const sign = text.normalize('NFC')
  const words = sign.match(run) ?? []
  const strange = words.filter((word) => !isRead.test(normalise(word).words.join('')))
  const scripts = strange.map((part): Unread => {
    const said = normalise(saidInMandarin(part) ?? '').words.join(' ')
    const [reason, as] = isRead.test(said) ? (['characters', said.toUpperCase()] as const) : (['script', ''] as const)
    return { reason, part: part.slice(0, longestPart), as }
  })
  const ambiguous = words.filter((word) => !strange.includes(word)).flatMap((word) => readInPart(word) ?? [])
  // What falls apart into letters (№, ℃) is read by them.
  const signs = sign.replace(readSigns, '').normalize('NFKD').match(symbols) ?? []
  const isWordless = words.length === 0 && sign.trim() !== ''
  const drawn = isWordless ? [sign.trim()] : signs.length > 0 ? [[...new Set(signs)].join(' ')] : []
  const cut = leftOut(words.join(' '))
  return [
    ...scripts,
    ...ambiguous,
    ...drawn.map((part): Unread => ({ reason: 'symbols', part: part.slice(0, longestPart), as: '' })),
    ...(cut === '' ? [] : [{ reason: 'long' as const, part: cut.slice(0, longestPart).toWellFormed(), as: '' }]),
  ]
}
