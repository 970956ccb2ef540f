import { weights } from './weights.ts'

const vowels = /[aeiou]+/g
const consonants = /[^aeiou]+/g

const syllables = (sounds: string): number => (sounds.match(vowels) ?? []).length

/** The longest row of sounds that both have in this order. */
function common(a: string, b: string): number {
  let before = new Uint8Array(b.length + 1)
  for (let i = 0; i < a.length; i += 1) {
    const now = new Uint8Array(b.length + 1)
    for (let j = 0; j < b.length; j += 1)
      now[j + 1] = a[i] === b[j] ? (before[j] as number) + 1 : Math.max(before[j + 1] as number, now[j] as number)
    before = now
  }
  return before[b.length] ?? 0
}

/**
 * The sounds of two marks, not above what their looks bear out when they have another number of syllables or fewer than half
 * of their consonants in common, and not far above them when no vowel is the same: neighbouring sounds alone do not make two
 * words alike (GoLine, Green; KeyStore, Gidor).
 */
export function withRhythm(alike: number, looks: number, [a, b]: readonly [string, string]): number {
  const rule = weights.rhythm
  const cap = Math.max(rule.least, looks + rule.aboveLooks)
  if (alike <= cap) return alike
  if (syllables(a) !== syllables(b)) return cap
  const [one, two] = [a.replace(vowels, ''), b.replace(vowels, '')]
  const longest = Math.max(one.length, two.length)
  if (longest > 0 && common(one, two) < rule.consonants * longest) return cap
  const [voweled, other] = [a.replace(consonants, ''), b.replace(consonants, '')]
  return syllables(a) > 1 && common(voweled, other) === 0
    ? Math.min(alike, Math.max(cap, looks + rule.otherVowels))
    : alike
}
