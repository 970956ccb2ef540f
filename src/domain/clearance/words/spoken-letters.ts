/** What the consonants of the alphabet are called in English, German, Slovak, Czech, Spanish and French, without accents. */
const namesOf: Readonly<Record<string, string>> = {
  b: 'be bee bi beh', c: 'ce cee see ze tse', d: 'de dee di deh', f: 'ef eff efe effe', g: 'ge gee jee', h: 'ha aitch hache',
  j: 'jay jot jota ji je', k: 'ka kay kei', l: 'el ell ele elle', m: 'em eme emme', n: 'en ene enne', p: 'pe pee pi peh',
  q: 'ku cue kew kve cu', r: 'er ar ere erre', s: 'es ess ese esse', t: 'te tee teh', v: 've vee vau fau uve', w: 'we doubleu',
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

/** The letters whose names a word is made of (KAWE: kw), two to four of them; none for nearly all words. */
export function lettersSaidBy(word: string): readonly string[] {
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
