import anyAscii from 'any-ascii'
import { foreignConceptsOf } from './foreign-words.ts'
import { isKnownInScript } from './script-words.ts'
import { scriptRead } from './script-letters.ts'

const character = /\p{Script=Han}/u
const characters = /\p{Script=Han}+/gu
/** The sign that says the character before it once more. */
const again = /(\p{Script=Han})々/gu

/** What sellers write behind their names. */
const trades = new Set(
  (
    '有限公司 公司 股份 集团 集團 控股 国际 國際 科技 庄园 莊園 酒庄 酒莊 酒业 酒業 药业 藥業 食品 餐厅 餐廳 酒店 酒家 商城 超市 服饰 服飾 ' +
    '旗舰店 旗艦店 专卖店 專賣店'
  ).split(' '),
)
const shortestName = 2
const tellsTrade = (word: string): boolean => trades.has(word) || isKnownInScript(word)

/** A row of Chinese characters with blanks between a name and the trades, goods or places before and behind it. */
function parted(run: string): string {
  const signs = Array.from(run)
  for (const length of lengths.filter((one) => one > 1 && signs.length - one >= shortestName)) {
    const [behind, name] = [signs.slice(-length).join(''), signs.slice(0, -length).join('')]
    if (tellsTrade(behind)) return `${parted(name)} ${behind}`
    const [before, rest] = [signs.slice(0, length).join(''), signs.slice(length).join('')]
    if (tellsTrade(before)) return `${before} ${parted(rest)}`
  }
  return run
}

/**
 * A text with its Chinese characters as Mandarin says them, in Pinyin without tones, each as it is said most; null where it has none. Who
 * reads them otherwise (in Japan, in Hong Kong) hears another thing.
 */
export function saidInMandarin(text: string): string | null {
  if (!character.test(text)) return null
  return scriptRead(text.normalize('NFKC').replace(again, '$1$1')).replace(characters, (run) =>
    anyAscii(parted(run)).toLowerCase(),
  )
}

/** Measure words, and what says "brand" or "of": they tell of nothing. */
const tellingNothing = /[牌号號之的只隻个個朵颗顆]/gu
/** Of the words that are tried, in characters. */
const lengths = [4, 3, 2, 1]
const allCharacters = /^\p{Script=Han}+$/u

/**
 * The known words that a row of Chinese characters falls apart into, longer ones first, without the names of goods and places beside them;
 * null where it has none, or one is not known.
 */
export function wordsOfCharacters(text: string): readonly string[] | null {
  if (!allCharacters.test(text)) return null
  const words: string[] = []
  let left = Array.from(text.replace(tellingNothing, ''))
  while (left.length > 0) {
    const beginnings = lengths.map((length) => left.slice(0, length).join(''))
    const word = beginnings.find((one) => foreignConceptsOf(one).length > 0)
    const named = beginnings.find((one) => one.length > 1 && isKnownInScript(one))
    const length = named !== undefined && named.length > (word?.length ?? 0) ? named.length : word?.length
    if (length === undefined) return null
    if (word?.length === length) words.push(word)
    left = left.slice(length)
  }
  return words.length === 0 ? null : words
}
