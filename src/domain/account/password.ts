import type { FieldCode } from '#kernel/errors.ts'

/** Least and most characters of a password. NIST SP 800-63B-4 asks for 15 where it is the only factor, and to allow 64. */
export const passwordLength = { least: 15, most: 256 } as const

/** The form under which passwords are compared and hashed: the same word typed on two keyboards is the same password. */
export const normalPassword = (text: string): string => text.normalize('NFKC')

/** What the choice of a password is judged by besides itself. */
export interface PasswordContext {
  /** Words that everybody who knows the person knows: name, e-mail. The service's own name is always one. */
  words: readonly string[]
  /** Whether a text in lower case is on a list of common passwords. */
  isCommon: (text: string) => boolean
}

const serviceName = 'markwright'
const leastWord = 4
/** Characters that have to remain when everything guessable is taken out. */
const leastRest = 7

const letterOf: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const unmasked = (text: string): string => text.replaceAll(/[013457@$]/g, (sign) => letterOf[sign] ?? sign)

/** Keys in the order in which fingers find them. */
const runs = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const bothWays = runs.flatMap((run) => [run, Array.from(run).toReversed().join('')])

/** How many characters from `at` on go along a run or repeat what stands before them. */
function expectedFrom(text: string, at: number): number {
  let longest = 0
  for (const run of bothWays) {
    const start = run.indexOf(text[at] ?? '')
    if (start < 0) continue
    let length = 1
    while (at + length < text.length && text[at + length] === run[start + length]) length += 1
    longest = Math.max(longest, length)
  }
  for (let period = 1; period <= Math.min(at, 32); period += 1) {
    let length = 0
    while (at + length < text.length && text[at + length] === text[at + length - period]) length += 1
    // Short words return in any sentence; only a long piece that does is a password typed twice.
    if (period <= 8 || length >= 6) longest = Math.max(longest, length)
  }
  return longest >= 3 ? longest : 0
}

/** The longest common password or context word that begins at `at`, in characters. */
function wordFrom(text: string, at: number, { isCommon, words }: PasswordContext): number {
  for (let length = text.length - at; length >= leastWord; length -= 1) {
    const piece = text.slice(at, at + length)
    if (words.includes(piece) || isCommon(piece)) return length
  }
  return 0
}

/** What remains of a password for a guesser: characters outside runs and repeats, words counted as two. */
function unguessed(text: string, context: PasswordContext): number {
  let rest = 0
  for (let at = 0; at < text.length;) {
    const expected = expectedFrom(text, at)
    const word = wordFrom(text, at, context)
    rest += Math.max(expected, word) === 0 ? 1 : word > expected ? 2 : 1
    at += Math.max(expected, word, 1)
  }
  return rest
}

/**
 * What a new password is refused for, or null. Length over composition; no lists of signs to use; no rotation. Refused are
 * common passwords, also doubled, lengthened and written with numbers for letters, and those that contain a context word.
 */
export function passwordRefusal(password: string, context: PasswordContext): FieldCode | null {
  const text = normalPassword(password)
  const length = Array.from(text).length
  if (length < passwordLength.least) return 'too-short'
  if (length > passwordLength.most) return 'too-long'
  const lower = text.toLowerCase()
  const words = contextWords(context.words)
  if (words.some((word) => lower.includes(word) || unmasked(lower).includes(word))) return 'common-password'
  const known = { ...context, words }
  if ([lower, unmasked(lower)].some((form) => context.isCommon(form) || unguessed(form, known) < leastRest))
    return 'common-password'
  return null
}

function contextWords(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => {
    // The last part of an address, "com" or "info", is nobody's own.
    const own = text.includes('@') ? text.replace(/\.[^.@]*$/, '') : text
    return normalPassword(own)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
  })
  return [serviceName, ...parts.filter((part) => part.length >= leastWord)]
}
