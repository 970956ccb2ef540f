import { edits, nearPlace, soundDistance } from './distances.ts'
import { weights } from '../weights.ts'
import type { Sign } from './sign.ts'

/** How alike two words look and sound; 0 when that is less than `least`, which words have to be to count as one. */
export function wordAlike(
  a: string,
  b: string,
  soundsA: string,
  soundsB: string,
  least: number = weights.part.wordAlike,
): number {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  // Two words that differ in length by more than half are never alike enough.
  if (Math.min(a.length, b.length) * 2 < longest) return 0
  const byEdits = weights.looks.edits * (1 - edits(a, b) / longest)
  const heardLength = Math.max(soundsA.length, soundsB.length, 1)
  // The least that has to be heard alike, as the stronger of the two or as the weaker, of words that begin alike.
  const { stronger, weaker } = weights.mark
  const seenAtMost = weights.looks.start + byEdits
  const needed = Math.min((least - weaker * seenAtMost) / stronger, (least - stronger * seenAtMost) / weaker)
  if (needed > 1) return 0
  const heard = 1 - soundDistance(soundsA, soundsB, (1 - needed) * heardLength + 1e-9) / heardLength
  if (heard < 0) return 0
  const seen = weights.looks.start * nearPlace(a, b) + byEdits
  const alike = Math.max(0, stronger * Math.max(seen, heard) + weaker * Math.min(seen, heard))
  return alike >= least ? alike : 0
}

/** How alike the words of two marks at two places are, 0 when less than words have to be to count as one. */
export function wordsAlike(
  a: Pick<Sign, 'words' | 'wordSounds'>,
  i: number,
  b: Pick<Sign, 'words' | 'wordSounds'>,
  j: number,
  least?: number,
): number {
  return wordAlike(a.words[i] ?? '', b.words[j] ?? '', a.wordSounds[i] ?? '', b.wordSounds[j] ?? '', least)
}
