import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GroundKind } from './ground-kinds.ts'

/** How much a ground weighs: high is usually refused, medium often, low wants a look. */
export const groundRisks = ['low', 'medium', 'high'] as const
export type GroundRisk = (typeof groundRisks)[number]

/** Which word of a sign, for which classes, and whether nothing in the sign stands beside such words. A hint, not a decision. */
export interface GroundHint {
  readonly kind: GroundKind
  readonly word: string
  readonly classes: readonly number[]
  readonly whole: boolean
  readonly risk: GroundRisk
}

/** What a ground is in a place, and how much it weighs there. */
export interface GroundInPlace {
  readonly place: Jurisdiction
  readonly kind: GroundKind
  readonly risk: GroundRisk
}

/** A ground with what it is in each place that was asked for; null where none was. */
export interface PlacedGround extends GroundHint {
  readonly places: readonly GroundInPlace[] | null
}

/** A ground as it is told: where it stands, and where it only wants a look. */
export interface ToldGround extends Pick<GroundHint, 'kind' | 'word' | 'classes'> {
  readonly standing: readonly Jurisdiction[]
  readonly toCheck: readonly Jurisdiction[]
}

/**
 * Grounds as a reader is told of them, each kind of a word once with its places; one that stands in none of the places is left
 * out. Where no place was asked for, none is named.
 */
export function toldGrounds(grounds: readonly PlacedGround[]): ToldGround[] {
  const told = new Map<string, { ground: Pick<GroundHint, 'kind' | 'word' | 'classes'>; of: GroundInPlace[] }>()
  const add = (ground: Pick<GroundHint, 'kind' | 'word' | 'classes'>, of: readonly GroundInPlace[]) => {
    const key = `${ground.kind} ${ground.word}`
    told.set(key, { ground, of: [...(told.get(key)?.of ?? []), ...of] })
  }
  for (const { kind, word, classes, places } of grounds) {
    if (places === null) add({ kind, word, classes }, [])
    else for (const [own, of] of Map.groupBy(places, (one) => one.kind)) add({ kind: own, word, classes }, of)
  }
  return [...told.values()].map(({ ground, of }) => {
    const isLow = of.every(({ risk }) => risk === 'low')
    const placesOf = (list: readonly GroundInPlace[]) => [...new Set(list.map(({ place }) => place))]
    const [all, weighing] = [placesOf(of), placesOf(of.filter(({ risk }) => risk !== 'low'))]
    const standing = isLow && !isWeakened(ground, grounds) ? all : weighing
    return { ...ground, standing, toCheck: all.filter((place) => !standing.includes(place)) }
  })
}

/** Whether a ground weighs against the word: in one place, or in any that was asked for. */
export const isHeld = (grounds: readonly PlacedGround[], place?: Jurisdiction): boolean =>
  grounds.some((ground) =>
    ground.places === null
      ? ground.risk !== 'low'
      : ground.places.some((one) => one.risk !== 'low' && (place === undefined || one.place === place)),
  )

/** Whether a ground that is low in all the places weighs more elsewhere. */
const isWeakened = ({ kind, word }: Pick<GroundHint, 'kind' | 'word'>, grounds: readonly PlacedGround[]): boolean =>
  grounds.some((one) => one.kind === kind && one.word === word && one.risk !== 'low')

/** Letters with a stroke or of two, which fall into no others by themselves. */
const plainOf: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[łøđßæœ]/g, (letter) => plainOf[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The word of a ground as a sign writes it, capitals, accents and apostrophes as they are there; null where it is only read so (XTRA as extra). */
export function wordAsWritten(word: string, sign: string): string | null {
  const signs = Array.from(sign.normalize('NFC'))
  const letters = signs.flatMap((one, at) => Array.from(folded(one), (letter) => ({ letter, at })))
  const wanted = folded(word)
  const from = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(wanted)
  const [first, last] = [letters[from]?.at, letters[from + wanted.length - 1]?.at]
  return wanted === '' || first === undefined || last === undefined ? null : signs.slice(first, last + 1).join('')
}
