/*
 * Japanese kana and Korean hangul stand for syllables, and each is written in Latin letters by one rule: kana by Hepburn's, without the
 * sign of a long vowel, hangul by the Revised Romanization of 2000, letter by letter, without the changes of sound that it has.
 * Chinese characters say no sound by themselves and stay.
 */

/** By the vowel that follows, a i u e o; what is written in two signs has a small one behind the first. */
const kanaRows =
  'アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ' +
  'ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヰi ヱe ヲo ンn ' +
  'ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ヴvu ヷva ヸvi ヹve ヺvo ヵka ヶke'
const kana: ReadonlyMap<string, string> = new Map(kanaRows.split(' ').map((one) => [one.charAt(0), one.slice(1)]))

const small: Readonly<Record<string, string>> = {
  ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o', ャ: 'ya', ュ: 'yu', ョ: 'yo', ヮ: 'wa',
} // prettier-ignore

const doubled = 'ッ'
const long = 'ー'
/** From a hiragana to the katakana of the same syllable. */
const toKatakana = 0x60

const katakanaOf = (sign: string): string =>
  sign >= 'ぁ' && sign <= 'ゖ' ? String.fromCharCode(sign.charCodeAt(0) + toKatakana) : sign

/** A syllable with a small sign behind it: キ and ャ are kya, シ and ャ sha, フ and ァ fa, テ and ィ ti, ウ and ィ wi, イ and ェ ye. */
function joined(syllable: string, behind: string): string {
  if (syllable === 'n' || syllable === behind) return syllable === behind ? syllable : syllable + behind
  if (syllable === 'u') return `w${behind}`
  if (syllable === 'i') return behind.startsWith('y') ? syllable + behind : `y${behind}`
  if (syllable.length === 1) return syllable + behind
  const front = syllable.slice(0, -1)
  if (!behind.startsWith('y')) return front + behind
  return /(?:sh|ch|j)$/.test(front) ? front + behind.slice(1) : front + behind
}

function kanaRead(text: string): string {
  let out = ''
  let last = ''
  let isDoubled = false
  for (const one of text) {
    const sign = katakanaOf(one)
    const behind = small[sign]
    const syllable = kana.get(sign)
    if (behind !== undefined && last !== '') {
      const both = joined(last, behind)
      out = out.slice(0, -last.length) + both
      last = ''
    } else if (syllable !== undefined || behind !== undefined) {
      const letters = syllable ?? behind ?? ''
      // A doubled "chi" is written "tchi".
      out += isDoubled ? (letters.startsWith('ch') ? 't' : letters.charAt(0)) + letters : letters
      last = letters
      isDoubled = false
    } else if (sign === doubled) isDoubled = true
    else if (sign !== long) {
      out += one
      last = ''
      isDoubled = false
    }
  }
  return out
}

const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const middles = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const firstSyllable = 0xac00

function hangulRead(code: number): string {
  const at = code - firstSyllable
  const perInitial = middles.length * finals.length
  const initial = initials[Math.floor(at / perInitial)] ?? ''
  const middle = middles[Math.floor((at % perInitial) / finals.length)] ?? ''
  return initial + middle + (finals[at % finals.length] ?? '')
}

const kanaSigns = /[ぁ-ゖァ-ヺー]+/gu
/** Marks of a voiced sound that stand by themselves join the sign before them. */
const voiced: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309a', ﾞ: '\u3099', ﾟ: '\u309a' }
const hangulSigns = /[가-힣]/gu
/** Kana and hangul, and signs that fall apart into them (㌔, ﾡ). */
const syllabic =
  /[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3200-\u33ff\ua960-\ua97f\uac00-\ud7ff\uff66-\uffdc\u{1f200}-\u{1f202}]/u

/** A text with its kana and hangul in Latin letters; others stay as they are. */
export function syllablesRead(text: string): string {
  if (!syllabic.test(text)) return text
  return text
    .replace(/[゛゜ﾞﾟ]/gu, (sign) => voiced[sign] ?? sign)
    .normalize('NFKC')
    .normalize('NFKC')
    .replace(kanaSigns, kanaRead)
    .replace(hangulSigns, (sign) => hangulRead(sign.charCodeAt(0)))
}
