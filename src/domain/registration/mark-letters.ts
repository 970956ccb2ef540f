import { lookAlike } from '#domain/clearance/words/letters.ts'

/** A letter in the text of a mark that is not what it seems to be. */
export interface OddLetter {
  letter: string
  /** Which sign of the text it is, the first is 1. */
  at: number
  kind: 'cyrillic' | 'greek' | 'latin' | 'invisible'
  /** The Latin letter that an eye takes it for; null where it is taken for none. */
  looksLike: string | null
  /** Its number in Unicode: U+0430. */
  code: string
}

const scripts = { latin: /\p{Script=Latin}/u, cyrillic: /\p{Script=Cyrillic}/u, greek: /\p{Script=Greek}/u } as const
type Script = keyof typeof scripts
const scriptNames = ['latin', 'cyrillic', 'greek'] as const

// Signs of format, and letters that are drawn as nothing.
const invisible = /^[\p{Cf}\u034f\u115f\u1160\u3164\uffa0]$/u
const pictograph = /\p{Extended_Pictographic}/u

const scriptOf = (sign: string): Script | null => scriptNames.find((name) => scripts[name].test(sign)) ?? null
const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The Latin letter in the case of the sign. */
function lookOf(sign: string): string | null {
  const small = sign.toLowerCase()
  const like = lookAlike[small]
  return like === undefined ? null : sign === small ? like : like.toUpperCase()
}

interface Placed {
  sign: string
  at: number
  script: Script | null
}

/** The script that a word is written in: that of most of its letters, Latin where that is even. */
function mainScript(word: readonly Placed[]): Script {
  const count = (name: Script) => word.filter(({ script }) => script === name).length
  return scriptNames.toSorted((a, b) => count(b) - count(a))[0] ?? 'latin'
}

/**
 * Letters of another script than the rest of their word, and signs that are drawn as nothing. A word in one script is no reason
 * to say anything.
 */
export function oddLetters(text: string): OddLetter[] {
  const signs = Array.from(text, (sign, index) => ({ sign, at: index + 1, script: scriptOf(sign) }))
  const words: Placed[][] = [[]]
  for (const placed of signs)
    if (/[\s\p{Pd}]/u.test(placed.sign)) words.push([])
    else words.at(-1)?.push(placed)
  const written = words.filter((word) => word.some(({ script }) => script !== null))
  const found: OddLetter[] = []
  for (const { sign, at } of signs) {
    if (!invisible.test(sign)) continue
    const [before, after] = [signs[at - 2]?.sign ?? '', signs[at]?.sign ?? '']
    // Joins the parts of one emoji.
    if (sign === '\u200d' && /[\p{Extended_Pictographic}\ufe0f]/u.test(before) && pictograph.test(after)) continue
    found.push({ letter: sign, at, kind: 'invisible', looksLike: null, code: codeOf(sign) })
  }
  for (const word of written) {
    const main = mainScript(word)
    for (const { sign, at, script } of word) {
      if (script === null || script === main) continue
      found.push({
        letter: sign,
        at,
        kind: script,
        looksLike: script === 'latin' ? null : lookOf(sign),
        code: codeOf(sign),
      })
    }
  }
  return found.toSorted((a, b) => a.at - b.at)
}
