import { conceptNamed, conceptsOf } from '../words/concepts.ts'
import { isTermWord } from './described.ts'
import { kindOf } from './ground-kinds.ts'
import { groundLists } from '../words/ground-lists.ts'
import type { Match } from './ground-matches.ts'
import { normalise } from '../words/letters.ts'
import pictures from '../lists/pictures.json' with { type: 'json' }
import praise from '../lists/praise.json' with { type: 'json' }
import type { SignWord } from './sign-pieces.ts'
import { isClassWord, isEveryday, isParticle, isWeak } from '../words/weak-words.ts'
import { laudatoryPhrases } from '../words/words-of-trade.ts'

const fewestOfSlogan = 3

/** Whether a word is a number, which says nothing good though a list has it so (the one). */
const isNumberIn = (matches: readonly Match[], at: number): boolean =>
  matches.some(({ kind, from }) => kind === 'numeral' && from === at)

let pictured: ReadonlySet<number> | undefined

function isPictured(word: string): boolean {
  const concepts = (pictured ??= new Set(pictures.entries.split(' ').map(conceptNamed)))
  return !isParticle(word) && conceptsOf(word).some((one) => concepts.has(one))
}

/** Whether words show an animal, a figure, a colour or something of nature and nothing of the goods: with an epithet it is a name (the little red fox). */
function isPicture(pieces: readonly string[], covered: ReadonlySet<number>, matches: readonly Match[]): boolean {
  const { colours } = groundLists()
  const isTold = ({ kind, word }: Match) => kind === 'laudatory' || (kind === 'descriptive' && !colours.has(word))
  if (matches.some(isTold)) return false
  return pieces.some((piece, at) => (colours.has(piece) && !covered.has(at)) || isPictured(piece))
}

/** Whether several everyday words say together what the goods are or that they are good: offices read that as a promise, not as a name. */
export function isSlogan(
  words: readonly SignWord[],
  pieces: readonly string[],
  covered: ReadonlySet<number>,
  found: readonly Match[],
): boolean {
  // A word within a longer name says nothing by itself (hot dog).
  const matches = found.filter(
    (one) =>
      !found.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
  )
  if (
    words.length < fewestOfSlogan ||
    !matches.some(({ kind, from }) => kindOf(kind).promotes && !isNumberIn(matches, from))
  )
    return false
  // Where nothing praises, a word of another thing among those of the goods makes a name of them (chicken of the sea).
  const isPraise = matches.some(
    ({ kind, from }) => (kind === 'laudatory' || kind === 'quality') && !isNumberIn(matches, from),
  )
  if (isPicture(pieces, covered, matches)) return false
  return pieces.every(
    (piece, at) => covered.has(at) || isWeak(piece) || isEveryday(piece) || (isPraise && conceptsOf(piece).length > 0),
  )
}

type Formulas = Readonly<Record<string, string>>

const formulas = (list: Formulas): ReadonlySet<string> =>
  new Set(
    Object.entries(list).flatMap(([key, line]) =>
      key === 'why' ? [] : line.split('; ').map((one) => normalise(one).words.join(' ')),
    ),
  )

/** Formulas that are whole with plain words after them, or before them. */
interface Formulary {
  readonly openings: ReadonlySet<string>
  readonly endings: ReadonlySet<string>
}

const read = (of: { readonly openings: Formulas; readonly endings: Formulas }): Formulary => ({
  openings: formulas(of.openings),
  endings: formulas(of.endings),
})

let lists: { readonly promising: Formulary; readonly weighed: Formulary } | undefined

const longestFormula = 7
const longestRest = 4

const isPlain = (word: string): boolean =>
  isEveryday(word) ||
  isWeak(word) ||
  isClassWord(word) ||
  isTermWord(word) ||
  conceptsOf(word).length > 0 ||
  groundLists().places.has(word) ||
  groundLists().qualities.has(word)

/** Whether words beside a formula only say what is promised. */
function areOnlyPromised(words: readonly string[]): boolean {
  const said = words.filter((word) => !isParticle(word))
  return said.length > 0 && said.length <= longestRest && said.every(isPlain)
}

/**
 * What a sign weighs that is a formula of praise, or one that becomes whole with plain words of what is sold, for whom or from where
 * (everything for the garden, your health comes first): `words` as they are written, in small letters, and `pieces` as they are read.
 * Null where it is none.
 */
export function promiseIn(words: readonly string[], pieces: readonly string[]): 'high' | 'medium' | null {
  if (words.length > 1 && laudatoryPhrases.has(words.join(''))) return 'high'
  const { promising, weighed } = (lists ??= { promising: read(praise), weighed: read(praise.weighed) })
  if (isWhole(promising, words, pieces)) return 'high'
  // Of a thing to the mind, what promises less is its name (tajomstvo lesa, the secret of the forest).
  return isWhole(weighed, words, pieces) && !pieces.some(isPictured) ? 'medium' : null
}

function isWhole({ openings, endings }: Formulary, words: readonly string[], pieces: readonly string[]): boolean {
  return [pieces, words].some((row) =>
    row.slice(1, longestFormula + 1).some((_, at) => {
      const [first, last] = [row.slice(0, at + 1), row.slice(-at - 1)]
      return (
        (openings.has(first.join(' ')) && areOnlyPromised(row.slice(at + 1))) ||
        (endings.has(last.join(' ')) && areOnlyPromised(row.slice(0, -at - 1)))
      )
    }),
  )
}
