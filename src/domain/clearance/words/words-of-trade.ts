import { normalise, wordSet } from './letters.ts'
import praise from '../lists/praise.json' with { type: 'json' }

/** Words of praise. */
export const laudatoryWords = wordSet(
  'best finest super mega ultra extra premium premier quality perfect top prime excellent great first original luxury deluxe ideal ' +
    'supreme superior exclusive ultimate finest royale excellence ' +
    'najlepší kvalita kvalitný prémiový exkluzívny výborný ideálny luxusný nejlepší kvalitní výborný ideální luxusní ' +
    'exkluzivní mejor calidad excelente excelencia perfecto ideal lujo exclusivo superior ' +
    Object.values(praise.words).join(' '),
)

/** Phrases of praise that say nothing else, their letters written together. */
export const laudatoryPhrases: ReadonlySet<string> = new Set(
  (
    'number one; number 1; no 1; nr 1; the one and only; one and only; best of the best; simply the best; second to none; the best; ' +
    'best ever; just better; even better; feel good; live richly; better life; better sleep; good price; good prices; great price; great prices; low prices; best choice; best quality; top quality; high quality; premium quality; world class; top class; best in class; ' +
    'the finest; top of the line; top choice; top ten; top 10; perfect choice; best price; best seller; bestseller; best buy; ' +
    'jednička; jednotka na trhu; číslo jedna; číslo jeden; číslo 1; to najlepšie; len to najlepšie; to nejlepší; jen to nejlepší; ' +
    'najlepšia voľba; dobrá cena; dobré ceny; lepší spánek; lepší život; nízke ceny; nízké ceny; nejlepší volba; najlepšia cena; nejlepší cena; najlepší z najlepších; nejlepší z nejlepších; prvá voľba; ' +
    'número uno; número 1; numero uno; numero 1; el mejor; la mejor; lo mejor; los mejores; las mejores; el número uno; lo mejor de lo mejor; ' +
    'nummer eins; nummer 1; die nummer eins; die nummer 1; das beste; der beste; die besten; erste wahl; beste wahl; spitzenqualität; ' +
    'numéro un; numéro 1; le meilleur; la meilleure; les meilleurs; premier choix; il migliore; il meglio; la migliore; i migliori; ' +
    Object.values(praise.phrases).join('; ')
  )
    .split('; ')
    .map((phrase) => normalise(phrase).compact),
)

/** Words of every trade. */
export const genericWords = wordSet(
  'shop store outlet online market company group service services brand product products app web obchod predajňa služby výrobok ' +
    'prodejna služby výrobek eshop tienda servicios producto marca',
)
