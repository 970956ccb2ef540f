import { coveredBy } from './additions.ts'
import type { BrandForm, BrandName } from './brand-name.ts'
import { domainReading, type DomainReading, type Reading } from './domain-name.ts'
import { damerau } from './edits.ts'
import { keyboardNeighbours, strongEndings } from './look-alike-letters.ts'
import { lacking, nearInside } from './near-inside.ts'
import type { Reason } from './sighting.ts'

/** How alike, from 0 to 1, and why; the reasons add up to the score. */
export interface Likeness {
  score: number
  reasons: Reason[]
}

const nothing: Likeness = { score: 0, reasons: [] }

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const likeness = (...reasons: Reason[]): Likeness => ({
  score: Math.min(1, Math.max(0, rounded(reasons.reduce((sum, { points }) => sum + points, 0)))),
  reasons,
})

/**
 * How much a domain name looks like a brand: the same letters, letters that look or sound the same, slips of a finger, the
 * brand with further words, the brand above somebody else's name. The ending weighs little: whoever squats takes what is free.
 */
export function domainLikeness(brand: BrandName, host: string | DomainReading): Likeness {
  const domain = typeof host === 'string' ? domainReading(host) : host
  if (!domain) return nothing
  let best = nothing
  for (const form of brand.forms)
    for (const one of domain.readings) {
      const found = ofForm(form, one, domain)
      if (found !== null && found.score > best.score) best = found
    }
  if (best.score === 0 && domain.above.length > 0) best = above(brand, domain) ?? nothing
  return best
}

/** Changes that a whole label may have, by the letters of the brand. */
const roomOf = (letters: number): number => (letters >= 6 ? 2 : 1)
/** Letters of a brand inside of a label that may be others. */
const roomInside = (letters: number): number => (letters >= 7 ? 2 : letters >= 5 ? 1 : 0)

/** Most domains are put aside here, by which letters they lack. */
function ofForm(form: BrandForm, read: Reading, domain: DomainReading): Likeness | null {
  const { length } = form.letters
  if (read.letters.length < length - 2) return null
  const lacks = lacking(form.mask, read.mask)
  if (lacks > 2 || (lacks === 2 && length < 7)) return soundsSame(form, read, domain)
  const whole = slip(form, read, domain)
  const part = read.letters.length > length ? within(form, read, domain) : null
  const near = (part?.score ?? 0) > (whole?.score ?? 0) ? part : whole
  return near === null ? soundsSame(form, read, domain) : besideWords(near, form, read)
}

/** A name that ordinary words make up without the brand is seldom there for it, unless the brand is such a word itself. */
function besideWords(found: Likeness, { letters }: BrandForm, { letters: label, plain }: Reading): Likeness {
  if (found.score >= 0.95 || coveredBy(letters) === letters.length) return found
  const isOrdinary = plain.split('-').every((piece) => coveredBy(piece) === piece.length)
  if (!isOrdinary) return found
  return likeness(...found.reasons, { kind: 'words', seen: label, points: -0.22 })
}

const endingOf = ({ ending }: DomainReading): Reason[] =>
  strongEndings.has(ending) ? [] : [{ kind: 'ending', seen: `.${ending}`, points: 0.02 }]

/** The whole label is the brand, or one or two changes from it; those that a finger or an eye makes weigh more. */
function slip({ letters, kind }: BrandForm, read: Reading, domain: DomainReading): Likeness | null {
  const label = read.letters
  const isChanged = read.isChanged || kind === 'look'
  const seen = domain.label
  if (label === letters) {
    const points = kind === 'word' ? 0.66 : isChanged ? 0.95 : 0.96
    return likeness({ kind: isChanged ? 'homograph' : 'name', seen, points }, ...endingOf(domain))
  }
  const room = roomOf(letters.length)
  if (kind === 'word' || Math.abs(letters.length - label.length) > room) return null
  const changes = damerau(letters, label, room)
  if (changes === null) return null
  const points =
    changes === 2 ? (letters.length >= 9 ? 0.74 : letters.length >= 7 ? 0.6 : 0.54) : ofOneSlip(letters, label)
  return likeness({ kind: 'typo', seen, points }, ...endingOf(domain))
}

/** Whoever squats keeps the first letter: another one makes another word. */
const firstLetter = 0.04

/** One change: the shorter the brand, the more names of others are one change away. */
function ofOneSlip(letters: string, label: string): number {
  const { length } = letters
  if (length === 3) return 0.52
  if (isFingerSlip(letters, label) || label === `${letters}s`) return length >= 6 ? 0.88 : length === 5 ? 0.84 : 0.78
  return length >= 8 ? 0.88 : length >= 6 ? 0.82 : length === 5 ? 0.74 : 0.66
}

/** A letter twice or left out of two, two exchanged, the key beside; of a longer name any letter more or less. */
function isFingerSlip(letters: string, label: string): boolean {
  if (letters.length !== label.length) return letters.length >= 6 || isRepeat(letters, label)
  for (let at = 0; at < letters.length; at += 1) {
    const [one, other] = [letters[at] ?? '', label[at] ?? '']
    if (one === other) continue
    return keyboardNeighbours(one).includes(other) || (letters[at + 1] === other && label[at + 1] === one)
  }
  return false
}

/** Whether the one letter more or less repeats the one before it. */
function isRepeat(letters: string, label: string): boolean {
  const [short, long] = letters.length < label.length ? [letters, label] : [label, letters]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return long[at] === long[at - 1]
}

/** Points from which on all letters beside a brand are words that go there. */
const wholly = 0.18

const isKnownBeside = (text: string): boolean => coveredBy(text) === text.length

/** What stands beside a brand: words that shops and frauds use weigh most, unknown letters the less the more there are. */
function addition(rest: readonly string[], all: number): Reason {
  const letters = rest.reduce((sum, piece) => sum + piece.length, 0)
  const covered = rest.reduce((sum, piece) => sum + coveredBy(piece), 0)
  const share = 1 - letters / all
  const points = covered === letters ? 0.18 + 0.06 * share : 0.04 + (0.06 * covered) / letters + 0.06 * share
  return { kind: 'addition', seen: rest.join('-'), points: rounded(points) }
}

/** How much the brand alone says beside other letters: a short one stands in many words by chance. */
function baseOf(length: number, place: { isPiece: boolean; isEdge: boolean; isExplained: boolean }): number {
  // Everything beside it is a word that goes beside brands.
  if (place.isExplained)
    return length >= 6 ? 0.66 : length === 5 ? 0.64 : length === 4 ? 0.6 : place.isPiece ? 0.56 : 0.46
  if (place.isPiece) return length >= 4 ? 0.62 : 0.46
  if (place.isEdge) return length >= 6 ? 0.62 : length === 5 ? 0.58 : length === 4 ? 0.48 : 0.34
  return length >= 7 ? 0.54 : length === 6 ? 0.46 : length === 5 ? 0.4 : length === 4 ? 0.3 : 0.2
}

/**
 * What a change inside of a longer label takes away: a short brand with one is near to many words, unless a finger makes it where
 * a name begins and all behind it are words that go there.
 */
const lessFor = (length: number, isSlip: boolean): number =>
  length >= 9 ? 0.05 : length >= 7 || (isSlip && length >= 5) ? 0.1 : 0.24

/** The brand inside of a longer label, as it is or with a slip. */
function within(form: BrandForm, read: Reading, domain: DomainReading): Likeness | null {
  const { letters, kind, pattern } = form
  const most = kind === 'look' ? 0 : roomInside(letters.length)
  const near = nearInside(pattern, read.letters, most)
  if (near === null) return null
  const at = placeOf(form, read.letters, near)
  if (at === null) return null
  const { from, to, changes } = at
  const seen = read.letters.slice(from, to)
  const rest = [read.letters.slice(0, from), read.letters.slice(to)].filter((piece) => piece !== '')
  // Hyphens are where whoever chose the name sees its words.
  const isPiece = read.plain.includes('-') && read.plain.split('-').includes(seen)
  const besides = rest.length === 0 ? null : addition(rest, read.letters.length)
  const isExplained = besides === null || besides.points >= wholly
  const base = baseOf(letters.length, { isPiece, isEdge: rest.length < 2 || rest.some(isKnownBeside), isExplained })
  // Names are chosen to be read from the beginning: what ends in a brand after unknown letters is more often another word.
  const isBehind = !isPiece && !isExplained && from > 0
  const less =
    changes * lessFor(letters.length, (from === 0 || isPiece) && isExplained && isFingerSlip(letters, seen)) +
    (kind === 'word' ? 0.14 : 0) +
    (isBehind ? 0.04 : 0) +
    (seen[0] === letters[0] ? 0 : firstLetter)
  const reason: Reason = {
    kind: changes > 0 ? 'typo' : read.isChanged || kind === 'look' ? 'homograph' : 'name',
    seen,
    points: rounded(base - less),
  }
  return likeness(reason, ...(besides ? [besides] : []), ...endingOf(domain))
}

interface Place {
  from: number
  to: number
  changes: number
}

/** Where exactly it stands: of the parts that end there or one letter beside, the one with the fewest changes. */
function placeOf({ letters }: BrandForm, text: string, near: { changes: number; end: number }): Place | null {
  if (near.changes === 0) return { from: near.end - letters.length, to: near.end, changes: 0 }
  const room = letters.length >= 10 ? 2 : 1
  let best: Place | null = null
  for (let to = near.end - 1; to <= Math.min(text.length, near.end + 1); to += 1)
    for (let from = Math.max(0, to - letters.length - 1); from <= to - letters.length + 1; from += 1) {
      if (from < 0) continue
      const changes = damerau(letters, text.slice(from, to), room)
      if (changes !== null && (best === null || isBetter({ from, to, changes }, best, letters, text)))
        best = { from, to, changes }
    }
  return best
}

/** Fewer changes; of as many, the part that begins and ends as the brand does. */
function isBetter(one: Place, best: Place, letters: string, text: string): boolean {
  if (one.changes !== best.changes) return one.changes < best.changes
  const fits = ({ from, to }: Place): number =>
    Number(text[from] === letters[0]) + Number(text[to - 1] === letters.at(-1)) + Number(to - from === letters.length)
  return fits(one) > fits(best)
}

/** The whole label is said like the brand: `kwik` of `quick`. */
function soundsSame({ letters, mask, sound }: BrandForm, read: Reading, domain: DomainReading): Likeness | null {
  if (sound === null || Math.abs(read.letters.length - letters.length) > 2) return null
  if (lacking(mask, read.mask) > 4 || read.sound !== sound) return null
  return likeness({ kind: 'sound', seen: domain.label, points: 0.6 }, ...endingOf(domain))
}

/** The brand as a label above another name: a sign-in page of somebody else. */
function above({ forms }: BrandName, domain: DomainReading): Likeness | null {
  const seen = domain.above.find((label) => forms.some(({ kind, letters }) => kind === 'name' && label === letters))
  return seen === undefined ? null : likeness({ kind: 'above', seen, points: 0.7 }, ...endingOf(domain))
}
