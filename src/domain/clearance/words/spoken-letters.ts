/** What the consonants of the alphabet are called in English, German, Slovak, Czech, Polish, Spanish, Italian and French, without accents. */
const namesOf: Readonly<Record<string, string>> = {
  b: 'be bee bi beh', c: 'ce cee see ze tse ci', d: 'de dee di deh', f: 'ef eff efe effe', g: 'ge gee jee gi gie', h: 'ha aitch hache acca',
  j: 'jay jot jott jota ji je', k: 'ka kay kei', l: 'el ell ele elle', m: 'em eme emme', n: 'en ene enne', p: 'pe pee pi peh',
  q: 'ku cue kew kve cu que qu', r: 'er ar ere erre', s: 'es ess ese esse', t: 'te tee teh', v: 've vee vau fau uve vu', w: 'we doubleu doubleyou dablju wu',
  x: 'ex ix iks equis', z: 'zet zed zee zeta',
} // prettier-ignore

const letterOf = new Map(
  Object.entries(namesOf).flatMap(([letter, names]) =>
    names.split(' ').map((name): [string, string] => [name, letter]),
  ),
)
const longestName = Math.max(...[...letterOf.keys()].map(({ length }) => length))
const shortestName = 2

const fewest = 2
const most = 4
const shortestSpoken = fewest * shortestName
const longestSpoken = 14

const isOfConsonants = /^[b-df-hj-np-tv-z]{2,4}$/

/** Whether a word can only be said letter by letter (KW, BMW). */
export const isSaidByLetters = (word: string): boolean => word.length <= most && isOfConsonants.test(word)

/** The letters whose names a mark is made of, in one word (KAWE: kw) or a word each (ELLE EMME: lm), two to four; none for nearly all marks. */
export function lettersSaidBy(words: readonly string[]): readonly string[] {
  if (words.length === 1) return lettersInWord(words[0] as string)
  if (words.length > most) return []
  const letters = words.map((word) => letterOf.get(word) ?? '')
  return letters.length > 0 && !letters.includes('') ? [letters.join('')] : []
}

function lettersInWord(word: string): readonly string[] {
  if (word.length < shortestSpoken || word.length > longestSpoken) return []
  const found = new Set<string>()
  const read = (at: number, letters: string): void => {
    if (at === word.length) {
      if (letters.length >= fewest) found.add(letters)
      return
    }
    if (letters.length === most) return
    const end = Math.min(longestName, word.length - at)
    for (let length = shortestName; length <= end; length += 1) {
      const letter = letterOf.get(word.slice(at, at + length))
      if (letter !== undefined) read(at + length, letters + letter)
    }
  }
  read(0, '')
  return [...found]
}
