import { syllablesRead } from './syllables.ts'

/*
 * Scripts that are written letter by letter, each in Latin letters by one rule, as its country writes its names in passports and on road
 * signs and without their accents. Hebrew and Arabic leave most vowels out: what they write is read, nothing is guessed. The scripts of
 * India have an "a" in each consonant that nothing takes away, and Unicode keeps them in the same order, block by block.
 */

const pairsOf = (line: string): ReadonlyMap<string, string> =>
  new Map(line.split(' ').map((one) => [one.charAt(0), one.slice(1)]))

const georgian = pairsOf(
  'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh',
)
const armenian = pairsOf(
  'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf',
)
const hebrew = pairsOf('אa בb גg דd הh וo זz חh טt יi כk ךk לl מm םm נn ןn סs עa פp ףf צts ץts קk רr שsh תt')
const arabic = pairsOf(
  'اa أa إa آa ىa ؤo ئi بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh ةa وo يi ' +
    'پp چch ژzh گg کk یi ٹt ڈd ڑr ںn ہh ھh ےe ڤv',
)
/** What stands for a consonant at the beginning of a word. */
const begins: Readonly<Record<string, string>> = { ו: 'v', י: 'y', و: 'w', ي: 'y', ی: 'y', ե: 'ye', ո: 'vo' }
const ends: Readonly<Record<string, string>> = { ה: 'a', ه: 'a' }

const alphabetRead = (letters: ReadonlyMap<string, string>) => (word: string) =>
  Array.from(word.toLowerCase(), (sign, at) => {
    const isFirst = at === 0 && word.length > 1
    const isLast = at > 0 && at === word.length - 1
    return (isFirst ? begins[sign] : isLast ? ends[sign] : undefined) ?? letters.get(sign) ?? ''
  }).join('')

/** Two letters of an alphabet that say one sound. */
const written = (word: string) => word.replaceAll('ու', 'օւ').replaceAll('և', 'եվ').replaceAll('וו', 'ב')

/** In Indian order from the first consonant: what each says without its "a". */
const indianConsonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const indianVowels = 'a a i i u u ri li e e e ai o o o au'.split(' ')
const indianSigns = 'a i i u u ri ri e e e ai o o o au'.split(' ')
const [firstBlock, blockSize] = [0x900, 0x80]
const [firstVowel, firstConsonant, dot, firstSign, killer] = [0x05, 0x15, 0x3c, 0x3e, 0x4d]
/** With a dot below: letters that Persian and English brought. */
const dotted: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'rh', k: 'q' }
const nasal = [0x01, 0x02]

/** Signs that one script has for itself: consonants with their "a", and those that nothing follows. */
const furtherConsonants = pairsOf('ৰr ৱv')
const furtherSigns = pairsOf('ॐom ੰn ৎt ൺn ൻn ർr ൽl ൾl ൿk')
const firstDigit = 0x66

function indianRead(word: string): string {
  let out = ''
  /** The consonant whose vowel has not come yet. */
  let held = ''
  for (const sign of word) {
    const at = (sign.charCodeAt(0) - firstBlock) % blockSize
    const consonant = furtherConsonants.get(sign) ?? indianConsonants[at - firstConsonant]
    const digit = at >= firstDigit && at < firstDigit + 10 ? String(at - firstDigit) : undefined
    const other =
      furtherSigns.get(sign) ?? digit ?? indianVowels[at - firstVowel] ?? (nasal.includes(at) ? 'n' : undefined)
    if (at === dot) held = dotted[held] ?? held
    else if (at === killer) [out, held] = [out + held, '']
    else if (consonant !== undefined || other !== undefined) {
      out += held === '' ? '' : `${held}a`
      held = consonant ?? ''
      out += other ?? ''
    } else if (at >= firstSign && at < killer) [out, held] = [out + held + (indianSigns[at - firstSign] ?? ''), '']
  }
  // Nobody says it at the end of a word, unless it has no other vowel.
  return out + held + (held === '' || /[aeiou]/.test(out) ? '' : 'a')
}

const thai = pairsOf(
  'กk ขkh ฃkh คkh ฅkh ฆkh งng จch ฉch ชch ซs ฌch ญy ฎd ฏt ฐth ฑth ฒth ณn ดd ตt ถth ทth ธth นn บb ปp ผph ฝf พph ฟf ภph มm ยy รr ลl วw ศs ษs สs หh ฬl ฮh ' +
    '๐0 ๑1 ๒2 ๓3 ๔4 ๕5 ๖6 ๗7 ๘8 ๙9 \u0e3bo \u0e3cl \u0e3dia ะa ัa าa ำam ิi ีi ึue ืue ุu ูu เe แae โo ไai ใai',
)
/** From a letter of Lao to the Thai one of the same place. */
const toThai = 0x80

function thaiRead(word: string): string {
  const letters = Array.from(word, (sign) => (sign >= 'ກ' ? String.fromCharCode(sign.charCodeAt(0) - toThai) : sign))
    .join('')
    .replaceAll('ํา', 'ำ')
    .replace(/[็-๎]/gu, '')
    // Said in the tone of what follows alone.
    .replace(/ห(?=[งญนมยรลว])/gu, '')
    .replace(/เ([ก-ฮ]{1,2})ีย/gu, '$1ิา')
    .replace(/เ([ก-ฮ]{1,2})ือ/gu, '$1ืา')
    .replace(/ัว/gu, 'ุา')
    // A vowel that is written before its consonant is said behind it.
    .replace(/([เ-ไ])([ก-ฮ](?:[รลว](?=[ก-ฮะ-ู]))?)/gu, '$2$1')
    // Behind a vowel the two that are half vowels end its sound.
    .replace(/(?<=[ะ-ูเ-ไ])[ยว](?![ะ-ู])/gu, (sign) => (sign === 'ย' ? 'ิ' : 'อ'))
    .replace(/อ(?=[ะ-ูเ-ไ])/gu, '')
  return Array.from(letters, (sign) => (sign === 'อ' ? 'o' : (thai.get(sign) ?? ''))).join('')
}

/** Runs of a script, and how they are read. */
const scripts: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/[Ⴀ-ჿᲐ-Ჿ]+/gu, alphabetRead(georgian)],
  [/[Ա-և]+/gu, (word) => alphabetRead(armenian)(written(word.toLowerCase())).replaceAll('ov', 'u')],
  [/[א-ת]+/gu, (word) => alphabetRead(hebrew)(written(word))],
  [/[ء-يٮ-ۓ]+/gu, (word) => alphabetRead(arabic)(word).replaceAll('ii', 'iy')],
  [/[\u0900-\u0d7f]+/gu, indianRead],
  [/[\u0e01-\u0eff]+/gu, thaiRead],
]
const spelledOut = String.raw`\u0531-\u0587\u05d0-\u05ea\u0621-\u06d3\u0900-\u0d7f\u0e01-\u0eff\u10a0-\u10ff\u1c90-\u1cbf\ufb13-\ufefc`
const isSpelledOut = new RegExp(`[${spelledOut}]`, 'u')
/** The signs that are read in Latin letters beside Greek and Cyrillic ones, as an expression of this language and of PostgreSQL. */
export const signsRead = String.raw`[${spelledOut}\u3040-\u30ff\uac00-\ud7a3]`
/** Points of Hebrew and Arabic, which are left off as often as they are written, and joiners of letters. */
const points = /[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]/gu

/** A text with all scripts that say how a word sounds in Latin letters; others stay as they are. */
export function scriptRead(text: string): string {
  const line = syllablesRead(text)
  if (!isSpelledOut.test(line)) return line
  let out = line.normalize('NFKC').replace(points, '')
  for (const [run, read] of scripts) out = out.replace(run, read)
  return out
}

/** Whether a text has a sign that is read in Latin letters so. */
export const isTranscribed = (text: string): boolean => scriptRead(text) !== text

/** Scripts of letters that are read in Latin ones; the signs of each are said alike in every mark that has them. */
const letterScripts = Object.entries({
  Arabic: /\p{Script=Arabic}/u,
  Armenian: /\p{Script=Armenian}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Georgian: /\p{Script=Georgian}/u,
  Greek: /\p{Script=Greek}/u,
  Han: /\p{Script=Han}/u,
  Hangul: /\p{Script=Hangul}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Lao: /\p{Script=Lao}/u,
  Thai: /\p{Script=Thai}/u,
  Bengali: /\p{Script=Bengali}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Gujarati: /\p{Script=Gujarati}/u,
  Gurmukhi: /\p{Script=Gurmukhi}/u,
  Kannada: /\p{Script=Kannada}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Oriya: /\p{Script=Oriya}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
})
/** Letters of Greek and Cyrillic, and of all scripts read here, come behind all Latin ones that marks usually have. */
export const firstForeign = 0x370
const word = /[\p{L}\p{M}]+/gu
const latin = /\p{Script=Latin}/u
/** A letter of these among Latin ones is there for its look. */
const drawnAmongLatin = ['Cyrillic', 'Greek']

/** The names of the scripts beside the Latin one whose letters a text is written in, in one line; empty where there is none. */
export function scriptsOf(text: string): string {
  let isForeign = false
  for (let at = 0; at < text.length && !isForeign; at += 1) isForeign = text.charCodeAt(at) >= firstForeign
  if (!isForeign) return ''
  const words = text.normalize('NFKC').match(word) ?? []
  return letterScripts
    .filter(([name, letter]) =>
      words.some((one) => letter.test(one) && !(drawnAmongLatin.includes(name) && latin.test(one))),
    )
    .map(([name]) => name)
    .join(' ')
}
