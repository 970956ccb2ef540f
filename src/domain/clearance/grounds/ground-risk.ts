import { groundLists } from '../words/ground-lists.ts'
import { genericWords } from '../words/words-of-trade.ts'
import { isNameOf } from './described.ts'
import { tellsForWhom } from './for-whom.ts'
import type { GroundHint, GroundRisk } from './ground.ts'
import { type GroundKind, kindOf } from './ground-kinds.ts'
import { isEverydayBody } from './ground-matches.ts'
import { isPerhapsOfState } from './institutions.ts'
import { placeLetters } from './place-adjectives.ts'
import { isWayOfMaking } from './ways-of-making.ts'

/** Whether a ground stands whatever is added to the word. */
export const isAlways = (kind: GroundKind): boolean => kindOf(kind).stands === 'always'

/** A town that few know tells them no origin, nor does what is known for other goods alone; whether those who buy know it is for a person to say. */
function isLittleKnown(word: string): boolean {
  const { places } = groundLists()
  const letters = placeLetters(word)
  // A name of wine alone is no place to those who buy other goods; how far it is protected against them is to be weighed (EUTMR art. 7(1)(j)).
  return !places.has(letters)
}

/** A place that is another word to many, a given name, or a mountain or a sea, of which goods seldom are a product. */
function isOtherwiseMeant(word: string): boolean {
  const { otherwiseMeant, namesAtHome, namesInUnion, nature } = groundLists()
  return [otherwiseMeant, namesAtHome, namesInUnion, nature.names].some((names) => names.has(placeLetters(word)))
}

function isColourInPart(word: string, niceClass: number): boolean {
  const { colourKinds, colouredInPart } = groundLists()
  return colouredInPart.has(niceClass) && (colourKinds.get(word)?.includes(niceClass) ?? false)
}

/** Whether goods of one of the classes are made of what a word names. */
const isMaterialOf = (letters: string, classes: readonly number[]): boolean =>
  groundLists()
    .deceptive.get(letters)
    ?.some(({ material, classes: of }) => material && classes.some((one) => of.includes(one))) ?? false

/** Whether a word is the name of goods of one of the classes, and not a word of another sense that may tell of them. */
export const isNameIn = (word: string, classes: readonly number[]): boolean =>
  groundLists().kindsOfSpecialities.has(word.replaceAll(' ', '')) ||
  isMaterialOf(word.replaceAll(' ', ''), classes) ||
  (groundLists().money.get(word.replaceAll(' ', '')) ?? false) ||
  classes.some((one) => isNameOf(word, one) && !isColourInPart(word, one))

/** Blasphemy and hatred stay what they are; beside other words the rest may say another thing as a whole (Court of Justice C-240/18 P). */
function offends(word: string, whole: boolean): GroundRisk {
  const { policy, policyBesideAny } = groundLists()
  const letters = word.replaceAll(' ', '')
  if (policyBesideAny.has(letters)) return 'high'
  const isHigh = policy.get(letters)?.includes('high') ?? false
  return isHigh ? (whole ? 'high' : 'medium') : whole ? 'medium' : 'low'
}

/** What the other words of a sign and its goods make of one of its words. */
export interface Context {
  readonly tellsPurpose: boolean
  readonly isAmount: boolean
  readonly isKnownForGoods: boolean
}

/** How much a ground weighs in a sign, before it is known where it is to be registered. */
export function riskOf(
  { kind, word, classes }: Pick<GroundHint, 'kind' | 'word' | 'classes'>,
  whole: boolean,
  describesGoods: boolean,
  { tellsPurpose, isAmount, isKnownForGoods }: Context,
): GroundRisk {
  if (kind === 'official_symbol' && (isEverydayBody(word.replaceAll(' ', '')) || isPerhapsOfState(word)))
    return 'medium'
  // Whoever keeps to its rules may use the term, and whoever sells the variety its name, beside a name of their own.
  if (kind === 'traditional_term' || kind === 'plant_variety') return whole ? 'high' : 'medium'
  // Whether a word evokes an indication is for the office to find.
  if (kind === 'evocation') return 'medium'
  if (isAlways(kind)) return 'high'
  if (kind === 'public_policy') return offends(word, whole)
  // Whoever lives has a say whatever stands beside the name.
  if (kind === 'person') return groundLists().living.has(word.replaceAll(' ', '')) || whole ? 'medium' : 'low'
  if (kind === 'deceptive' || kind === 'story_title') return whole ? 'medium' : 'low'
  if (!whole) return 'low'
  if (kind === 'geographical' && !isKnownForGoods && (isLittleKnown(word) || isOtherwiseMeant(word))) return 'medium'
  // With what goods are for, a word of several senses has that of the goods (arthritis relief).
  if (kind === 'descriptive' && !tellsPurpose && !isNameIn(word, classes)) return 'medium'
  // Of a word that many trades use, what it says of one of them is to be weighed.
  if (kind === 'generic' && !genericWords.has(word.replaceAll(' ', ''))) return 'medium'
  if (kind === 'descriptive' || kind === 'generic' || kind === 'laudatory' || kind === 'geographical') return 'high'
  // A number of what goods are measured by is how much of them there is (750 ml).
  if (kind === 'unit') return isAmount ? 'high' : 'medium'
  // How goods are made and for whom they are describes them, whatever stands beside it.
  return kind === 'quality' && (describesGoods || tellsForWhom(word) || isWayOfMaking(word)) ? 'high' : 'medium'
}
