import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { conceptsOf } from '../words/concepts.ts'
import { foreignConceptsOf, foreignLanguagesOf } from '../words/foreign-words.ts'
import { isGivenName } from '../words/given-names.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { isEveryday } from '../words/weak-words.ts'
import { conceptsName } from './described.ts'
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

/** Those of the languages that the public of a place speaks (ISO 639-1); Russian where most understand it. */
const spoken: Readonly<Partial<Record<Jurisdiction, string>>> = {
  TR: 'tr', IN: 'hi', JP: 'ja', KR: 'ko', CN: 'zh', TW: 'zh', HK: 'zh', SG: 'zh', ID: 'id', PT: 'pt', BR: 'pt', AO: 'pt', CV: 'pt',
  PL: 'pl', BX: 'nl', BG: 'bg', EE: 'et', LV: 'lv', LT: 'lt', RO: 'ro', MD: 'ro ru', UA: 'uk ru', KZ: 'ru', KG: 'ru', TJ: 'ru', AM: 'ru',
  SE: 'sv', DK: 'da', NO: 'no', FI: 'fi sv', HU: 'hu', HR: 'hr', SI: 'sl', BA: 'hr', ME: 'hr', IL: 'he ar', EG: 'ar', JO: 'ar', LB: 'ar',
  MA: 'ar', DZ: 'ar', AE: 'ar', SA: 'ar', KW: 'ar', OM: 'ar', QA: 'ar', BH: 'ar', TZ: 'sw', KE: 'sw',
} // prettier-ignore

/** Official languages of the Union that are spoken in no place of their own here. */
const ofUnionAlone = ['el']

/**
 * Whether the public of a place is taken to read the sense of such a word; null of a word that is not one. The Union is read by its
 * official languages (C-421/04, Matratzen Concord), the United States by every common one (TMEP 1209.03(g)).
 */
export function isForeignReadIn(word: string, place: Jurisdiction): boolean | null {
  if (!isForeignAlone(word)) return null
  if (place === 'US') return true
  const places = place === 'EU' ? competingOffices(place) : [place]
  const known = places.flatMap((one) => (spoken[one] ?? '').split(' '))
  const languages = foreignLanguagesOf(word)
  return (
    known.some((language) => languages.has(language)) ||
    (place === 'EU' && ofUnionAlone.some((one) => languages.has(one)))
  )
}
