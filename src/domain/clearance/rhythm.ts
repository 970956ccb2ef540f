import { weights } from './weights.ts'

const vowels = /[aeiou]+/g
const consonants = /[^aeiou]+/g

const isVowel = (code: number): boolean => code === 97 || code === 101 || code === 105 || code === 111 || code === 117

function syllables(sounds: string): number {
  let [count, inVowel] = [0, false]
  for (let at = 0; at < sounds.length; at += 1) {
    const is = isVowel(sounds.charCodeAt(at))
    if (is && !inVowel) count += 1
    inVowel = is
  }
  return count
}

const row = new Uint8Array(256)

/** The length of the longest row of sounds that both have in this order. */
function common(a: string, b: string): number {
  row.fill(0, 0, b.length + 1)
  for (let i = 0; i < a.length; i += 1) {
    const one = a.charCodeAt(i)
    let diagonal = 0
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] as number
      if (one === b.charCodeAt(j - 1)) row[j] = diagonal + 1
      else if ((row[j - 1] as number) > above) row[j] = row[j - 1] as number
      diagonal = above
    }
  }
  return row[b.length] as number
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
  const count = syllables(a)
  if (count !== syllables(b)) return cap
  const [one, two] = [a.replace(vowels, ''), b.replace(vowels, '')]
  const longest = Math.max(one.length, two.length)
  if (longest > 0 && common(one, two) < rule.consonants * longest) return cap
  const [voweled, other] = [a.replace(consonants, ''), b.replace(consonants, '')]
  return count > 1 && common(voweled, other) === 0 ? Math.min(alike, Math.max(cap, looks + rule.otherVowels)) : alike
}
