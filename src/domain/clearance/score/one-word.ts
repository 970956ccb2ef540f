import { edits } from './distances.ts'

/** What a word ends with that is made of another (senate, senator; Freund, Freundin; hviezda, hviezdár). */
const endings =
  's es d ed er ers or ors ing ings y ly ie ies ish ic ics al ial ist ism ity ty ment ness less ful ous ious age ate ation ion ive able ible en ee ess ' +
  'ette let ship hood dom ward wise man men ry ia ian an ant ent ance ence ancy ency acy ary ery ory ure ize ise tion tious graph ination nasium ress ' +
  'roine n in ig lich ung ka ik ar tel vy at ok ko ek sat eur ice ce se e a i o u'
const endingsOfWords = endings.split(' ')
const shortestStem = 4

/** Before them a word loses its e (dine, dining). */
const endingsAfterE = new Set(['ing', 'ings', 'ed', 'er', 'ers', 'or'])

const stemsOf = (word: string): readonly string[] => [
  word,
  ...endingsOfWords
    .filter((end) => word.endsWith(end))
    .flatMap((end) => {
      const stem = word.slice(0, -end.length)
      return endingsAfterE.has(end) ? [stem, `${stem}e`] : [stem]
    }),
]

/** Two endings of which each makes a word of one stem that the other does not (analysis, analyst; Brenner, Brennerei). */
const pairedEndings = (
  'us-i um-a on-a ex-ices f-ves is-es el-eux o-ko a-ka ka-cka ka-icka k-cek k-cik ' +
  'sis-st sis-tic sis-ses ny-t ify-ity be-ption de-sion de-sive ism-ist ism-istic ist-istic ien-ian ien-ia ey-eus ant-anny y-ic ter-try ' +
  '-th -x -ei -ier -ler -lery -lry ler-lry ler-lery ler-ry er-ry -chen -lein -graphy -grapher -ek -ik -icka -ito -ita'
)
  .split(' ')
  .map((pair) => pair.split('-'))
const shortestPaired = 3

function haveStemWith(a: string, b: string): boolean {
  return pairedEndings.some(([one = '', two = '']) => {
    const stem = a.endsWith(one) ? a.slice(0, a.length - one.length) : ''
    return stem.length >= (one === '' ? shortestStem : shortestPaired) && b === stem + two
  })
}

/** Whether two words may be made of one: they have a stem in common. */
function areOfOneStem(a: string, b: string): boolean {
  const ofB = stemsOf(b)
  if (stemsOf(a).some((stem) => stem.length >= shortestStem && ofB.includes(stem))) return true
  return haveStemWith(a, b) || haveStemWith(b, a)
}

/** One spelling of what is written in two ways within a language (colour, color; fibre, fiber; Bär, Baer). */
const oneSpelling = (word: string): string =>
  word
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('ou', 'o')
    .replace(/re$/, 'er')
    .replaceAll('z', 's')

/** Whether two words of `normalise` are one in two forms or spellings, or of one stem. Coarse: it may join words that only look so. */
export const areOneWord = (a: string, b: string): boolean => areOfOneStem(a, b) || oneSpelling(a) === oneSpelling(b)

const vowels = /[aeiouy]/g
const shortestWithout = 5
const shortestOther = 6

/** Whether the letters are the same, and but for two neighbours in the same order. */
function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/**
 * Whether one of two words is read as the other, misspelt: two letters in the other order (EAGEL), or a vowel within that is left out
 * (DIMOND) or, of a longer word, is another (MUNKEY).
 */
export function isMisspelt(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length)
  if (longest < shortestWithout) return false
  if (isTransposed(a, b)) return true
  if (a[0] !== b[0] || a.at(-1) !== b.at(-1) || a.replace(vowels, '') !== b.replace(vowels, '')) return false
  return (a.length !== b.length || longest >= shortestOther) && edits(a, b) === 1
}
