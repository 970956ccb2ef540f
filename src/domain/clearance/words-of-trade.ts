import { normalise } from './letters.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => normalise(word).compact))

/** Words of praise. */
export const laudatoryWords = setOf(
  'best finest super mega ultra extra premium premier quality perfect top prime excellent great first original luxury deluxe ideal ' +
    'supreme superior exclusive ultimate finest royale excellence ' +
    'najlepší kvalita kvalitný prémiový exkluzívny výborný ideálny luxusný nejlepší kvalitní výborný ideální luxusní ' +
    'exkluzivní mejor calidad excelente excelencia perfecto ideal lujo exclusivo superior',
)

/** Words of every trade. */
export const genericWords = setOf(
  'shop store outlet online market company group service services brand product products app web obchod predajňa služby výrobok ' +
    'prodejna služby výrobek eshop tienda servicios producto marca',
)
