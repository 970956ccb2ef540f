import { alignLetters } from './letter-alignment.ts'

/** The parts of a similarity as the score gives them, all from 0 to 1 with two decimals. */
export interface SimilarityFacts {
  readonly looks: number
  readonly sounds: number
  readonly soundsAs: readonly [string, string]
  readonly shared: string
  readonly part: number
  readonly means: number
  readonly same: 'identical' | 'reordered' | null
  readonly apart?: 'both' | 'one' | undefined
  readonly drawn?: string | undefined
  readonly common?: string | undefined
  readonly goods: {
    readonly level: 'same_terms' | 'same_class' | 'related_class' | 'known_name' | 'other' | 'unknown'
    readonly classes: readonly number[]
    readonly weight: number
  }
  readonly mark: number
  readonly risk: number
  readonly band: 'high' | 'medium' | 'low' | 'none'
}

export const reasonKinds = [
  'identical',
  'reordered',
  'oneLetter',
  'soundsSame',
  'sounds',
  'looks',
  'drawn',
  'part',
  'partAlike',
  'means',
  'faint',
  'faintShared',
  'apartBoth',
  'apartOne',
  'same_terms',
  'same_class',
  'related_class',
  'known_name',
  'other',
  'unknown',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** One reason with the values of its sentence; `value` is left out where a figure would say nothing. */
export interface SimilarityReason {
  readonly kind: ReasonKind
  readonly value?: number
  readonly words?: Readonly<Record<string, string>>
  readonly count?: number
}

/** Below it a likeness is no reason: unrelated marks come that far by chance. */
const worthNaming = 0.6
/** Of fewer letters that both have nothing is said. */
const fewestNamed = 2

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')

/** The shared letters as one of the marks writes them; the score knows them without case and accents. */
export function asWritten(shared: string, marks: readonly string[]): string {
  for (const mark of marks) {
    const composed = mark.normalize('NFC')
    const at = folded(composed).indexOf(shared)
    if (at >= 0 && folded(composed).length === composed.length) return composed.slice(at, at + shared.length)
  }
  return shared.toLocaleUpperCase('en')
}

const letters = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether all words of a shared part stand in both marks letter for letter; it may be heard there, or be alike, or stand for initials. */
function standsInBoth(shared: string, marks: readonly string[]): boolean {
  const words = shared.split(' ').map(letters)
  return marks.map(letters).every((mark) => words.every((word) => mark.includes(word)))
}

function differingLetters(own: string, earlier: string): number {
  const [upper, lower] = alignLetters(own, earlier)
  return upper.filter((letter, at) => letter.kind !== 'same' && letter.kind !== 'space' && lower[at]?.kind !== 'space')
    .length
}

function reasonsOfSigns(facts: SimilarityFacts, own: string, earlier: string): SimilarityReason[] {
  if (facts.same === 'identical') return [{ kind: 'identical' }]
  const [ownSound, earlierSound] = facts.soundsAs
  const sounds: SimilarityReason =
    facts.sounds === 1
      ? { kind: 'soundsSame', words: { sound: ownSound } }
      : { kind: 'sounds', value: facts.sounds, words: { own: ownSound, earlier: earlierSound } }
  const oneLetter = differingLetters(own, earlier) === 1
  const looks: SimilarityReason = facts.drawn
    ? { kind: 'drawn', value: facts.looks, words: { letters: facts.drawn.toUpperCase() } }
    : oneLetter
      ? { kind: 'oneLetter' }
      : { kind: 'looks', value: facts.looks }
  const part: SimilarityReason = {
    kind: standsInBoth(facts.shared, [own, earlier]) ? 'part' : 'partAlike',
    value: facts.part,
    words: { shared: asWritten(facts.shared, [own, earlier]) },
  }
  const named: [reason: SimilarityReason, value: number][] = [
    [sounds, facts.sounds],
    [looks, facts.looks],
    [part, facts.shared === '' || facts.same === 'reordered' || oneLetter ? 0 : facts.part],
    [{ kind: 'means', value: facts.means, words: { own, earlier } }, facts.means],
  ]
  const signs = named
    .filter(([, value]) => value >= worthNaming)
    .sort(([, a], [, b]) => b - a)
    .map(([reason]) => reason)
  if (facts.same === 'reordered') return [{ kind: 'reordered' }, ...signs]
  if (signs.length > 0) return signs
  const { common = '', mark } = facts
  return (common.length < fewestNamed && !/\p{Script=Han}/u.test(common)) || !standsInBoth(common, [own, earlier])
    ? [{ kind: 'faint', value: mark }]
    : [{ kind: 'faintShared', value: mark, words: { shared: asWritten(common, [own, earlier]) } }]
}

/** Why two marks stand close, the strongest reason first and the goods last. */
export function similarityReasons(facts: SimilarityFacts, own: string, earlier: string): SimilarityReason[] {
  const { level, classes } = facts.goods
  return [
    ...reasonsOfSigns(facts, own, earlier),
    ...(facts.apart ? [{ kind: facts.apart === 'both' ? ('apartBoth' as const) : ('apartOne' as const) }] : []),
    { kind: level, words: { list: classes.join(', ') }, count: classes.length },
  ]
}
