import anyAscii from 'any-ascii'
import { foreignConceptsOf } from './foreign-words.ts'
import { longestMark } from './letters.ts'
import { isKnownInScript } from './script-words.ts'
import { scriptRead } from './script-letters.ts'

const character = /\p{Script=Han}/u
const characters = /\p{Script=Han}+/gu
/** The sign that says the character before it once more. */
const again = /(\p{Script=Han})々/gu

/** What sellers write beside their names. */
const trades = new Set(
  (
    '有限公司 公司 股份 集团 集團 控股 国际 國際 科技 庄园 莊園 酒庄 酒莊 酒业 酒業 药业 藥業 食品 餐厅 餐廳 酒店 酒家 商城 超市 服饰 服飾 ' +
    '旗舰店 旗艦店 专卖店 專賣店 中国 中國 中华 中華'
  ).split(' '),
)
const shortestName = 2
/** Of the trades, goods and places that are tried, in characters. */
const tradeLengths = [4, 3, 2]
/** Whether Chinese characters say a trade, the goods or a place. */
export const tellsTrade = (word: string): boolean => trades.has(word) || isKnownInScript(word)

/** A row of Chinese characters without the trades, goods and places before and behind the name, where two are left that say neither. */
function withoutTrades(run: string): string {
  let name = Array.from(run)
  for (;;) {
    const left = tradeLengths.flatMap((length) => {
      if (name.length - length < shortestName) return []
      if (tellsTrade(name.slice(-length).join(''))) return [name.slice(0, -length)]
      return tellsTrade(name.slice(0, length).join('')) ? [name.slice(length)] : []
    })
    // Where there is nothing else they are the name.
    if (left[0] === undefined) return tellsTrade(name.join('')) ? run : name.join('')
    name = left[0]
  }
}

const said = (text: string, named: (run: string) => string): string | null =>
  character.test(text)
    ? scriptRead(
        text
          .slice(0, 4 * longestMark)
          .normalize('NFKC')
          .replace(again, '$1$1'),
      ).replace(characters, (run) => anyAscii(named(run)).toLowerCase())
    : null

/**
 * A text with its Chinese characters as Mandarin says them, in Pinyin without tones, each as it is said most; null where it has none. Who
 * reads them otherwise (in Japan, in Hong Kong) hears another thing.
 */
export const saidInMandarin = (text: string): string | null => said(text, (run) => run)

/** The same of the names in it alone, without the trades, goods and places that are written together with them. */
export const nameInMandarin = (text: string): string | null => said(text, withoutTrades)

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
