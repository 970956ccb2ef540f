import { damerau } from './edits.ts'
import { addedWords, groupedOf, keyboardNeighbours, lookAlikeOf, strongEndings } from './look-alike-letters.ts'
import type { Reason } from './sighting.ts'

/** A brand as domain names are held against it: its letters alone, in lower case. */
export interface BrandName {
  letters: string
}

/** The letters and digits of a name, as a domain may have them: without marks, spaces and signs. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A domain name in its parts: what somebody chose to register, and the ending below which it stands. */
export interface DomainParts {
  label: string
  ending: string
}

const secondLevel = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne', 'go'])

/** The registered label of a host and its ending: of `shop.verdano.co.uk`, `verdano` and `co.uk`. Null for no domain name. */
export function partsOf(host: string): DomainParts | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) return null
  const last = labels.at(-1) ?? ''
  const before = labels.at(-2) ?? ''
  const double = labels.length > 2 && last.length === 2 && secondLevel.has(before)
  const label = labels.at(double ? -3 : -2) ?? ''
  return { label, ending: double ? `${before}.${last}` : last }
}

/** How alike, from 0 to 1, and why; the reasons add up to the score. */
export interface Likeness {
  score: number
  reasons: Reason[]
}

const nothing: Likeness = { score: 0, reasons: [] }

/** Below this length a brand stands in too many words to be looked for inside of others. */
const shortest = 4

const likeness = (...reasons: Reason[]): Likeness => ({
  score: Math.min(1, Math.max(0, Math.round(reasons.reduce((sum, { points }) => sum + points, 0) * 1000) / 1000)),
  reasons,
})

/**
 * How much a domain name looks like a brand: the same letters, letters that look the same, one slip of a finger, one letter
 * more, less or exchanged, the brand with further words. The ending weighs little: whoever squats takes what is free.
 */
export function domainLikeness(brand: BrandName, host: string): Likeness {
  const parts = partsOf(host)
  if (!parts || brand.letters.length < 3) return nothing
  const shown = lookAlikeOf(parts.label)
  const ending: Reason[] = strongEndings.has(parts.ending)
    ? []
    : [{ kind: 'ending', seen: `.${parts.ending}`, points: 0.02 }]
  const { letters } = brand
  // What stands there, what its signs look like, and what its pairs of letters look like: the nearest of them counts.
  const readings = [...new Set([parts.label, shown.plain, groupedOf(shown.plain)])]
  let best = nothing
  for (const [at, plain] of readings.entries()) {
    const one = readingLikeness(letters, plain, parts.label, ending, at > 0)
    if (one.score > best.score) best = one
  }
  return best
}

function readingLikeness(
  letters: string,
  plain: string,
  seen: string,
  ending: readonly Reason[],
  changed: boolean,
): Likeness {
  const label = plain.replaceAll('-', '')
  if (label === letters)
    return likeness({ kind: changed ? 'homograph' : 'name', seen, points: changed ? 0.95 : 0.96 }, ...ending)
  return slip(letters, label, seen, ending) ?? within(letters, plain, seen, ending) ?? nothing
}

/** One or two changes of letters; those that a finger or an eye makes weigh more. */
function slip(letters: string, label: string, seen: string, ending: readonly Reason[]): Likeness | null {
  const room = letters.length >= 7 ? 2 : 1
  const changes = damerau(letters, label, room)
  if (changes === null) return null
  if (changes === 1) {
    const easy = isFingerSlip(letters, label) || letters.length >= 6
    return likeness({ kind: 'typo', seen, points: easy ? 0.88 : 0.66 }, ...ending)
  }
  return likeness({ kind: 'typo', seen, points: letters.length >= 9 ? 0.74 : 0.6 }, ...ending)
}

function isFingerSlip(letters: string, label: string): boolean {
  if (Math.abs(letters.length - label.length) === 1) return true
  for (let at = 0; at < letters.length; at += 1) {
    const [one, other] = [letters[at] ?? '', label[at] ?? '']
    if (one === other) continue
    return keyboardNeighbours(one).includes(other) || (letters[at + 1] === other && label[at + 1] === one)
  }
  return false
}

/** The brand inside of a longer label: beside words that shops and frauds use it weighs most. */
function within(letters: string, plain: string, seen: string, ending: readonly Reason[]): Likeness | null {
  if (letters.length < shortest) return null
  const pieces = plain.split('-').filter((piece) => piece !== '')
  const whole = pieces.join('')
  const at = whole.indexOf(letters)
  if (at === -1) {
    // A slip inside of one of the pieces: verdan0-shop.
    const near = pieces.find((piece) => damerau(letters, piece, 1) === 1)
    if (near === undefined || letters.length < 5) return null
    const rest = pieces.filter((piece) => piece !== near)
    return likeness(
      { kind: 'typo', seen: near, points: 0.6 },
      { kind: 'addition', seen: rest.join('-'), points: rest.every((piece) => addedWords.has(piece)) ? 0.16 : 0.04 },
      ...ending,
    )
  }
  const rest = [whole.slice(0, at), whole.slice(at + letters.length)].filter((piece) => piece !== '')
  const stands = pieces.includes(letters) || (at === 0 && rest.length === 1)
  const known = rest.every((piece) => addedWords.has(piece) || /^\d{1,4}$/.test(piece))
  const share = letters.length / whole.length
  const base = stands ? 0.62 : letters.length >= 7 ? 0.54 : share * 0.6
  return likeness(
    { kind: 'name', seen: letters, points: Math.round(base * 100) / 100 },
    { kind: 'addition', seen: rest.join('-') || seen, points: known ? 0.24 : 0.06 },
    ...ending,
  )
}
