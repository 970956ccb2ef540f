import { normalise } from './letters.ts'
import { namesClass } from './weak-words.ts'

const lettersOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => normalise(word).compact))

/** Services of food and drink, and of temporary accommodation. */
const hospitality = 43
const foods = [29, 30] as const

const lodgings = lettersOf(
  'hotel hotels motel motels hostel hostels inn lodge lodges guesthouse hotely hotelu penzión penzióny ubytovňa ubytovna hostal hostales posada albergue pensión gasthof',
)
const tables = lettersOf(
  'restaurant restaurants bistro café bar grill kitchen tavern pizzeria reštaurácia restaurace kaviareň kavárna kuchyňa kuchyně restaurante cafetería cocina taberna küche gaststätte',
)

/**
 * Whether a word of a sign names food in class 43 where the sign names nothing but lodging (ROSEMARY HOTEL): what is eaten says of a
 * bed nothing, as it does of a table.
 */
export const isFoodOfLodging = (word: string, niceClass: number, pieces: readonly string[]): boolean =>
  niceClass === hospitality &&
  pieces.some((piece) => lodgings.has(piece)) &&
  !pieces.some((piece) => tables.has(piece)) &&
  foods.some((one) => namesClass(word, one))
