import { conceptsOf } from './concepts.ts'
import { normalise } from './letters.ts'
import { describesClass, isWeak } from './weak-words.ts'

export const groundKinds = [
  'descriptive',
  'generic',
  'laudatory',
  'geographical',
  'official_symbol',
  'too_short',
] as const

/** A reason why an office may refuse a sign by itself: which word, and for which classes. A hint, not a decision. */
export interface GroundHint {
  readonly kind: (typeof groundKinds)[number]
  readonly word: string
  readonly classes: readonly number[]
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => normalise(word).compact))

const laudatory = setOf(
  'best finest super mega ultra extra premium premier quality perfect top prime excellent great first original luxury deluxe ideal ' +
    'supreme superior exclusive ultimate finest royale excellence ' +
    'najlepší kvalita kvalitný prémiový exkluzívny výborný ideálny luxusný nejlepší kvalitní výborný ideální luxusní ' +
    'exkluzivní mejor calidad excelente excelencia perfecto ideal lujo exclusivo superior',
)
const generic = setOf(
  'shop store outlet online market company group service services brand product products app web obchod predajňa služby výrobok ' +
    'prodejna služby výrobek eshop tienda servicios producto marca',
)
const places = setOf(
  'europe european america american london paris berlin vienna wien prague praha bratislava brno košice madrid barcelona rome ' +
    'roma italy italia france germany deutschland spain españa slovakia slovensko slovak česko czech bohemia moravia morava ' +
    'tatry danube dunaj alpine alps china japan india brazil mexico canada australia swiss switzerland austria poland hungary ' +
    'usa uk texas california york dubai tokyo milano slovenský český español',
)
// Paris Convention article 6ter: emblems of states and organisations. The Red Cross has the Geneva Conventions of 1949, the Olympic symbol the Nairobi Treaty.
const official = setOf('unesco interpol nato olympic olympics olympia unicef')
const officialPairs = ['redcross', 'redcrescent', 'unitednations', 'europeanunion', 'cervenykriz', 'cruzroja']

/**
 * Words of a mark that may be refused for the chosen classes (EUTMR article 7, Lanham Act section 2(b) and (e)). A word is named
 * only when it stands on its own in the mark; an invented combination gives no hint.
 */
export function groundHints(text: string, classes: readonly number[]): GroundHint[] {
  const { words, compact } = normalise(text)
  const hints: GroundHint[] = []
  const add = (kind: GroundHint['kind'], word: string, of: readonly number[] = []) =>
    hints.push({ kind, word, classes: of })
  if (compact.length === 1) add('too_short', compact)
  for (const phrase of new Set(officialPairs)) if (compact.includes(phrase)) add('official_symbol', phrase)
  for (const word of new Set(words)) {
    const described = classes.filter((one) => describesClass(word, one) || describesByMeaning(word, one))
    if (described.length > 0) add('descriptive', word, described)
    if (laudatory.has(word)) add('laudatory', word)
    else if (generic.has(word)) add('generic', word)
    if (places.has(word)) add('geographical', word)
    if (official.has(word)) add('official_symbol', word)
  }
  return hints
}

/** Goods that a class is about, by the English word of the concept, so that a translation is found as well. */
const goodsOfClass: Readonly<Record<number, string>> = {
  3: 'soap perfume hair skin shampoo lipstick', 4: 'candle', 5: 'vitamin vaccine medicine', 6: 'iron steel metal',
  8: 'sword hammer knife scissors fork spoon', 9: 'computer phone camera battery', 11: 'lamp', 12: 'car bicycle boat ship airplane wheel tractor truck motorcycle',
  14: 'ring diamond pearl gold silver watch jewel necklace bracelet', 15: 'guitar piano violin drum flute',
  16: 'book paper pen letter pencil calendar', 18: 'suitcase backpack umbrella leather', 19: 'brick marble granite',
  20: 'table chair bed mirror sofa pillow wardrobe', 21: 'cup plate porcelain brush', 24: 'blanket towel linen', 25: 'dress shoe hat shirt coat trousers skirt sock glove',
  26: 'button ribbon', 27: 'carpet', 28: 'toy ball game doll puzzle', 29: 'milk cheese butter meat egg fish chicken fruit soup ham sausage yogurt',
  30: 'coffee tea bread sugar salt honey chocolate cake rice ice cookie icecream flour spice sauce', 31: 'flower rose tulip apple grass tree corn seed wheat',
  32: 'beer water juice lemonade', 33: 'wine vodka rum liqueur champagne', 34: 'tobacco', 36: 'bank money insurance', 39: 'train car travel ship taxi',
  41: 'school music game dance', 43: 'coffee kitchen restaurant', 44: 'doctor hospital beauty dentist', 45: 'lawyer',
} // prettier-ignore

const conceptsOfClass = new Map(
  Object.entries(goodsOfClass).map(([number, words]) => [
    Number(number),
    new Set(words.split(' ').flatMap((word) => conceptsOf(word))),
  ]),
)

function describesByMeaning(word: string, niceClass: number): boolean {
  return conceptsOf(word).some((one) => conceptsOfClass.get(niceClass)?.has(one) ?? false)
}

/** Whether nothing in the mark distinguishes: every word is weak or describes one of the classes. */
export function nothingDistinctive(text: string, classes: readonly number[]): boolean {
  const { words } = normalise(text)
  return (
    words.length > 0 &&
    words.every(
      (word) => isWeak(word) || classes.some((one) => describesClass(word, one) || describesByMeaning(word, one)),
    )
  )
}
