/** What follows a word's stem, by the way the dictionary form ends; the first rule that fits is taken. */
interface Rule {
  readonly ends: readonly string[]
  /** How many letters of the dictionary form are not of the stem. */
  readonly drops: number
  readonly endings: readonly string[]
  /** The fewest letters of the stem that may be followed by a single vowel; shorter ones would be words of other languages. */
  readonly stem: number
}

const rule = (ends: string, drops: number, endings: string, stem = 4): Rule => ({
  ends: ends.split(' '),
  drops,
  endings: endings.split(' ').filter((one) => one !== ''),
  stem,
})

const adjective = 'a e i y u eho emu em om ou ej ych ymi ym'
const slovak: readonly Rule[] = [
  rule('iny', 3, ''),
  rule('ý', 1, adjective, 3),
  rule('ny ly ry vy my', 1, adjective, 4),
  rule('í', 1, 'i ia ie ieho iemu im ich imi ej'),
  rule('ia ca ča ša ža ja ňa ľa ďa ťa', 1, 'e i u ou iam iach ami'),
  rule('a', 1, 'y e u ou am ach ami'),
  rule('o', 1, 'a u om am ach ami'),
  rule('e', 1, 'a u i om ia iam iach ami'),
  rule('ec', 2, 'ca ce ci cu cov com ci'),
  rule('čok šok žok tok dok sok zok nok lok vok', 2, 'ka ku ky kov kom kami'),
  rule('ý í ú é ä y i u', 0, ''),
  rule('c č š ž j ď ť ň ľ', 0, 'e i a u ou om ov mi ami iach och'),
  rule('', 0, 'y a e u ov om och mi ovi'),
]
const czech: readonly Rule[] = [
  rule('ý', 1, adjective, 3),
  rule('í', 1, 'iho imu im ich imi'),
  rule('ca ča ša ža ja ňa', 1, 'e i u ou ami'),
  rule('a', 1, 'y e u ou am ach ami'),
  rule('o', 1, 'a u em um ech'),
  rule('e ě', 1, 'i em im ich emi'),
  rule('ec', 2, 'ce ci cu cem cu'),
  rule('ček šek žek tek dek nek lek vek', 2, 'ku ky kem kum'),
  rule('y i u ů é', 0, ''),
  rule('c č š ž ř j ď ť ň', 0, 'e i u em im ich'),
  rule('', 0, 'y a e u em um ech ovi ove'),
]
const spanish: readonly Rule[] = [
  rule('s x í', 0, ''),
  rule('z', 1, 'ces'),
  // Who or what is so, of either gender.
  rule('grino ero ario oso', 1, 'os a as'),
  rule('a e i o u á é ó ú', 0, 's'),
  rule('', 0, 'es'),
]
const english: readonly Rule[] = [
  rule('ay ey oy uy', 0, 's'),
  rule('y', 1, 'ies'),
  rule('ss x z ch sh', 0, 'es'),
  rule('s', 0, ''),
  rule('man', 2, 'en'),
  rule('o', 0, 's es'),
  rule('fe', 2, 'fes ves'),
  rule('lf rf af', 1, 'fs ves'),
  rule('', 0, 's'),
]
const german: readonly Rule[] = [rule('e', 0, 'n'), rule('s x', 0, ''), rule('', 0, 'e en')]
const germanAdjective: readonly Rule[] = [rule('e', 0, 'n r s m'), rule('', 0, 'e en er es em')]
const french: readonly Rule[] = [rule('s x z', 0, ''), rule('eau eu', 0, 'x'), rule('', 0, 's')]
const italian: readonly Rule[] = [
  rule('ca ga', 1, 'he'),
  rule('co go', 1, 'hi'),
  rule('io', 1, ''),
  rule('a', 1, 'e'),
  rule('o e', 1, 'i'),
]
const polish: readonly Rule[] = [
  rule('ki gi', 1, 'a ie iego iemu im ich imi iej', 3),
  rule('ni', 0, 'a e ego emu m ch mi ej', 3),
  rule('ny ty wy ły ry my sy zy czy szy ży', 1, 'a e ego emu ym ych ymi ej i', 4),
  rule('ka', 2, 'ki ke ko ek kom kami kach ce'),
  rule('ga', 1, 'i e o om ami ach'),
  rule('ia ja la ca cza sza ża rza', 1, 'i e y o om ami ach'),
  rule('a', 1, 'y e ie o om ami ach'),
  rule('o', 1, 'a u em ie om ami ach'),
  rule('e', 1, 'a u em om ami ach'),
  rule('ość', 1, 'ci cia'),
  rule('ek', 2, 'ka ku kiem ki kow kom kami kach kowi'),
  rule('ec', 2, 'ca cu cem ce cow com cami cach cowi'),
  rule('y i u ę ą', 0, ''),
  rule('k g', 0, 'a u iem i ow om ami ach owi'),
  rule('rz cz sz ż c l j ń ć ś ź', 0, 'e a u em y i ow om ami ach owi'),
  rule('', 0, 'a u em ie y i ow om ami ach owi'),
]

const portuguese: readonly Rule[] = [
  rule('s x', 0, ''),
  rule('ão', 2, 'oes aos', 3),
  rule('m', 1, 'ns'),
  rule('al', 1, 'is'),
  rule('r z', 0, 'es'),
  rule('o', 1, 'a os as'),
  rule('a e i u á é í ó ú ã', 0, 's'),
]
const dutch: readonly Rule[] = [rule('e', 0, 'n'), rule('s x', 0, 'en'), rule('', 0, 'e en s')]

const rulesOf: Readonly<Record<string, readonly Rule[]>> = {
  en: english, sk: slovak, cs: czech, es: spanish, de: german, fr: french, it: italian, pl: polish, pt: portuguese, nl: dutch,
} // prettier-ignore

/** Languages whose short words, inflected, are mostly somebody else's words. */
const longerOnly: readonly string[] = ['de', 'fr', 'it']

/** The shortest form that is taken for an inflection. */
const shortestForm = 4

/** The usual forms of a word: its stem with each ending instead of its own. */
export interface Inflection {
  readonly stem: string
  readonly endings: readonly string[]
}

/**
 * How a dictionary word is inflected (plural, gender, cases); null where it is not. `word` with its diacritics, that tell a
 * Slovak or Czech adjective from a noun; `letters` the same word normalised; `language` a key of the dictionary.
 */
export function inflectionOf(word: string, letters: string, language: string): Inflection | null {
  const lower = word.toLowerCase()
  const rules = language === 'de' && word === lower ? germanAdjective : rulesOf[language]
  if (!rules || letters.length < (longerOnly.includes(language) ? 4 : 3)) return null
  const fits = rules.find(({ ends }) => ends.some((end) => lower.endsWith(end)))
  if (!fits) return null
  const stem = letters.slice(0, letters.length - fits.drops)
  const isShort = stem.length < fits.stem
  // Without its accent a word of so few letters is a noun in its plural (pery, lips) as soon as an adjective.
  if (isShort && fits.endings.includes('eho') && lower.endsWith('y')) return null
  const isStrict = isShort && (language === 'sk' || language === 'cs')
  if (!isStrict && stem.length >= shortestForm) return { stem, endings: fits.endings }
  const endings = fits.endings.filter(
    (ending) => (!isStrict || ending.length > 1 || ending === 'y') && stem.length + ending.length >= shortestForm,
  )
  return { stem, endings }
}

/** The usual forms of a dictionary word, as letters; see `inflectionOf`. */
export function inflectionsOf(word: string, letters: string, language: string): string[] {
  const inflection = inflectionOf(word, letters, language)
  if (!inflection) return []
  return inflection.endings.map((ending) => inflection.stem + ending).filter((form) => form !== letters)
}
