import { normalise } from '../words/letters.ts'
import { namesClass } from '../words/weak-words.ts'

const lettersOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => normalise(word).compact))

/** Services of food and drink, and of temporary accommodation. */
const hospitality = 43
const foods = [29, 30] as const

const lodgings = lettersOf(
  'hotel hotels motel motels hostel hostels inn lodge lodges guesthouse b&b apartment apartments suites resort resorts villa villas cottage cottages camping ' +
    'glamping residence hotely hotelu penzión penzióny ubytovňa ubytovna ubytovanie ubytování apartmán apartmány chata chaty chalupa chalupy kemp kempy ' +
    'hostal hostales posada albergue pensión apartamentos gasthof pension ferienwohnung ferienwohnungen albergo alberghi gîte gîtes',
)
const tables = lettersOf(
  'restaurant restaurants bistro café cafe cafes bar bars grill kitchen tavern pub pubs diner canteen steakhouse pizzeria trattoria osteria brasserie food gourmet breakfast ' +
    'reštaurácia reštaurácie restaurace kaviareň kavárna kuchyňa kuchyně hostinec krčma hospoda koliba jedáleň jídelna vináreň vinárna pivnica pivnice bufet ' +
    'raňajky raňajkami snídaně cukráreň cukrárna pizzéria restaurante cafetería cocina taberna küche gaststätte wirtshaus imbiss ristorante',
)
/** What is cooked for guests, and tells of a table wherever it stands. */
const dishes = lettersOf(
  'pizza pizzas burger burgers hamburger steak steaks sushi curry schnitzel pasta kebab kebabs noodles ramen tapas pancakes waffles barbecue bbq gulash guláš rezeň řízek paella',
)

/** Whether a word of class 43 is one of food and drink: of the rest (hotels, boarding of cats, tables) the words tell of nothing that is eaten. */
export const isOfTable = (word: string): boolean => tables.has(word)

/** Whether a place for guests is named, by one word or by several (guest house, B&B). */
const namesLodging = (pieces: readonly string[]): boolean =>
  pieces.some(
    (piece, at) => lodgings.has(piece) || [2, 3].some((count) => lodgings.has(pieces.slice(at, at + count).join(''))),
  )

/**
 * Whether a word of a sign names food in class 43 where the sign names nothing but lodging (ROSEMARY HOTEL): what is eaten says of a
 * bed nothing, as it does of a table.
 */
export const isFoodOfLodging = (word: string, niceClass: number, pieces: readonly string[]): boolean =>
  niceClass === hospitality &&
  !dishes.has(word) &&
  namesLodging(pieces) &&
  !pieces.some((piece) => tables.has(piece)) &&
  foods.some((one) => namesClass(word, one))
