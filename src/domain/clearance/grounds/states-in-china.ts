import { normalise, wordSet } from '../words/letters.ts'

/** The state itself as it is written in Latin letters: nobody has it as a mark there, whatever is added (PRC Trademark Law art. 10(1)(1)). */
const ownState = wordSet('china prc prchina chn zhongguo zhonghua peoplesrepublicofchina')

/* Names of states in Chinese characters, simplified and traditional (PRC Trademark Law art. 10(1)(1)–(2)); a few of many. */
const ownInCharacters = ['中华人民共和国', '中華人民共和國', '中国', '中國', '中华', '中華']
const inCharacters = (
  '日本 美国 美國 英国 英國 法国 法國 德国 德國 韩国 韓國 朝鲜 朝鮮 俄罗斯 俄羅斯 意大利 義大利 加拿大 西班牙 葡萄牙 瑞士 瑞典 挪威 丹麦 丹麥 芬兰 芬蘭 荷兰 荷蘭 比利时 ' +
  '比利時 奥地利 奧地利 澳大利亚 澳大利亞 新西兰 新西蘭 印度尼西亚 泰国 泰國 越南 捷克 斯洛伐克 波兰 波蘭 匈牙利 希腊 希臘 土耳其 巴西 墨西哥 阿根廷 埃及 乌克兰 烏克蘭 新加坡 马来西亚 馬來西亞'
).split(' ')

/** Whether a name, its letters together, is that of the People's Republic itself. */
export const isStateOfChina = (name: string): boolean => ownState.has(name) || ownInCharacters.includes(name)

/** Whether a name is read as that of a state in China alone: its own short forms, and names in Chinese characters. */
export const isStateInChinaAlone = (name: string): boolean =>
  name !== 'china' && (isStateOfChina(name) || inCharacters.includes(name))

/**
 * The states that a sign names to those who read it in China: in Chinese characters inside of what stands beside them too, since
 * they are not written apart; `words` are those of the sign in small letters.
 */
export function statesNamed(text: string, words: readonly string[]): string[] {
  const sign = text.normalize('NFKC')
  const found = [...ownInCharacters, ...inCharacters].filter((name) => sign.includes(name))
  const longest = found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
  const whole = normalise(text).compact
  const own = [...new Set([...words, whole])].filter(isStateInChinaAlone)
  return [...new Set([...longest, ...own])]
}
