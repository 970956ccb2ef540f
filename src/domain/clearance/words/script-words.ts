import list from '../lists/script-words.json' with { type: 'json' }

/** Points of Hebrew and Arabic, and the accents of Greek, which are left off as often as they are written. */
const points = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u065f\u0670\u0640]/g
const accents = /[\u0301\u0308]/g

/** A word of another script as it is looked up: without points and accents, in small letters. */
export const scriptFolded = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase().replace(points, '').replaceAll('ς', 'σ')

interface Sense {
  /** The English word of the same goods. */
  readonly english: string
  readonly languages: Set<string>
}

interface Words {
  readonly goods: ReadonlyMap<string, Sense>
  readonly places: ReadonlySet<string>
  readonly longest: number
}

let words: Words | undefined

const lettersOf = (word: string): string => scriptFolded(word.replaceAll('_', ''))

function read(): Words {
  if (words) return words
  const goods = new Map<string, Sense>()
  for (const [english, languages] of Object.entries(list.entries))
    for (const [language, line] of Object.entries(languages))
      for (const word of line.split(' ').map(lettersOf)) {
        const known = goods.get(word) ?? { english: english.replaceAll(' ', ''), languages: new Set<string>() }
        known.languages.add(language)
        goods.set(word, known)
      }
  const places = new Set(list.places.split(' ').map(lettersOf))
  return (words = { goods, places, longest: Math.max(...[...goods.keys(), ...places].map(({ length }) => length)) })
}

/** The English word for what a word of another script names, in its own letters; undefined where we hold none. */
export const englishOfScript = (word: string): string | undefined =>
  isOfScript.test(word) ? read().goods.get(word)?.english : undefined

/** The languages (ISO 639-1) of a word of another script that names goods; null where we hold none. */
export const languagesOfScript = (word: string): ReadonlySet<string> | null =>
  isOfScript.test(word) ? (read().goods.get(word)?.languages ?? null) : null

/** Names of places in their own letters of other scripts. */
export const placesInScripts = (): Iterable<string> => read().places

const isOfScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
/** Scripts that are written without blanks, or that join nouns as they stand. */
const joins = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
/** Articles that are written together with their word. */
const article = /^(?:ال|ה)/u
const shortestBehindArticle = 2

/** The longest known word that a text begins with. */
function beginningOf(text: string): string | null {
  const { goods, places, longest } = read()
  for (let length = Math.min(text.length, longest); length > 0; length -= 1) {
    const word = text.slice(0, length)
    if (places.has(word) || goods.has(word)) return word
  }
  return null
}

/** A row without blanks in the known words that it holds, and what is between them; the longest are taken first. */
function parted(text: string): readonly string[] {
  const parts: string[] = []
  let unknown = ''
  for (let rest = text; rest !== '';) {
    const word = beginningOf(rest)
    const [first = ''] = rest
    const step = word ?? first
    if (word === null) unknown += first
    else {
      if (unknown !== '') parts.push(unknown)
      unknown = ''
      parts.push(word)
    }
    rest = rest.slice(step.length)
  }
  return unknown === '' ? parts : [...parts, unknown]
}

/** Whether a word in its own letters of another script names goods or a place. */
export const isKnownInScript = (word: string): boolean => read().goods.has(word) || read().places.has(word)

/**
 * The words of another script that a word of a sign is made of, in their own letters (北京咖啡); null where we know none in it. Of a single
 * sign between unknown ones nothing is told: it is a part of them.
 */
export function scriptWordsIn(written: string): readonly string[] | null {
  if (!isOfScript.test(written)) return null
  const text = scriptFolded(written)
  if (isKnownInScript(text)) return [text]
  const bare = text.replace(article, '')
  if (bare.length >= shortestBehindArticle && isKnownInScript(bare)) return [bare]
  if (!joins.test(text)) return null
  const parts = parted(text)
  const isWhole = parts.every(isKnownInScript)
  return isWhole || parts.some((part) => part.length > 1 && isKnownInScript(part)) ? parts : null
}
