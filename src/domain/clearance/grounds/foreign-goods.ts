import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { conceptsOf } from '../words/concepts.ts'
import { foreignConceptsOf, foreignLanguagesOf } from '../words/foreign-words.ts'
import { isGivenName } from '../words/given-names.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { isEveryday } from '../words/weak-words.ts'
import { conceptsName } from './described.ts'
import { languagesOfPublic } from './languages-of-places.ts'
import { languagesOfWord } from './word-languages.ts'

/** What is written so in languages whose words we hold by their sense alone, and is nothing else that we know. */
const isForeignAlone = (word: string): boolean =>
  foreignConceptsOf(word).length > 0 &&
  conceptsOf(word).length === 0 &&
  languagesOfWord(word) === null &&
  !isEveryday(word) &&
  !isGivenName(word) &&
  !isLivingMark(word) &&
  !groundLists().surnames.has(word)

/** Whether a word names goods or services of a class in one of those languages (kahve, coffee in Turkish) and in none of the others. */
export const isForeignGoods = (word: string, niceClass: number): boolean =>
  isForeignAlone(word) && conceptsName(foreignConceptsOf(word), niceClass)

/** Official languages of the Union that are spoken in no place of their own here. */
const ofUnionAlone = ['el']

/** As many words as a few signs have: each is asked for in every place, and to find its languages reads all lines of the list. */
const mostKept = 64
const kept = new Map<string, ReadonlySet<string>>()

function languagesOf(word: string): ReadonlySet<string> {
  const known = kept.get(word) ?? foreignLanguagesOf(word)
  if (kept.size >= mostKept) kept.clear()
  kept.set(word, known)
  return known
}

/**
 * Whether the public of a place is taken to read the sense of such a word; null of a word that is not one. The Union is read by its
 * official languages (C-421/04, Matratzen Concord), the United States by every common one (TMEP 1209.03(g)).
 */
export function isForeignReadIn(word: string, place: Jurisdiction): boolean | null {
  if (!isForeignAlone(word)) return null
  if (place === 'US') return true
  const places = place === 'EU' ? competingOffices(place) : [place]
  const known = places.flatMap((one) => languagesOfPublic(one) ?? [])
  const languages = languagesOf(word)
  return (
    known.some((language) => languages.has(language)) ||
    (place === 'EU' && ofUnionAlone.some((one) => languages.has(one)))
  )
}
