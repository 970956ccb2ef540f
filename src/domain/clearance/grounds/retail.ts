import { tellsOnlyWhatIsSold } from './described.ts'
import { wordSet } from '../words/letters.ts'
import { namesClass } from '../words/weak-words.ts'
import { genericWords } from '../words/words-of-trade.ts'

const retail = 35

/** Words of a shop, or of what is as much as one, that no list has for the class. */
const shops = wordSet(
  'shops stores mart depot warehouse centre center house world club superstore emporium megastore express direct obchodík svet domov centrum ' +
    'svět dům mundo casa centro welt haus zentrum laden geschäft boutique magasin maison monde negozio',
)

/** An internet address, or a telephone number that is called without charge in North America: what is named so is bought by it. */
const isOrdered = (text: string): boolean =>
  /\.\p{L}{2,}(?:\/.*)?$/u.test(text.trim()) || /^(?:1[ .-]?)?8(?:00|88|77|66|55|44|33)\b/.test(text.trim())

/** Whether a sign of such pieces says of a shop that it is one. */
export const tellsShop = (text: string, pieces: readonly string[]): boolean =>
  isOrdered(text) || pieces.some((piece) => shops.has(piece) || genericWords.has(piece) || namesClass(piece, retail))

/**
 * Whether a word tells of a service of the classes by the goods alone that may be sold there: an office refuses it for their retail, and not
 * for what else is in the class.
 */
export const isOnlySold = (word: string, classes: readonly number[]): boolean =>
  classes.length > 0 && classes.every((one) => tellsOnlyWhatIsSold(word, one))
