/** Words that are written with the sound of a digit and that no rule makes (b4, before). */
const usual: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b4: 'before', m8: 'mate', h8: 'hate', w8: 'wait', d8: 'date', f8: 'fate', k8: 'kate', b8: 'bait', pl8: 'plate', str8: 'straight', l8r: 'later',
    '2nite': 'tonight', '2nyt': 'tonight', '2day': 'today', '2moro': 'tomorrow', '2morrow': 'tomorrow', l8est: 'latest', gr8est: 'greatest', n1: 'nice one',
    b2b: 'b2b', b2c: 'b2c', p2p: 'p2p', '4u': 'for you', '2u': 'to you', '4me': 'for me', '4all': 'for all', '4life': 'for life',
  }),
) // prettier-ignore
const sounds: Readonly<Record<string, readonly string[]>> = {
  '1': ['one'],
  '2': ['to', 'too'],
  '4': ['for', 'fore'],
  '8': ['eat', 'ate', 'ight'],
}
const shortest = 3

/** The word, or the words, that letters and a digit are said as (gr8, sk8, b4), by what counts as a word; null where they are none. */
export function spokenIn(word: string, isWord: (word: string) => boolean): string | null {
  const known = usual.get(word)
  if (known !== undefined) return known
  const [digit, ...more] = word.match(/\d/g) ?? []
  if (digit === undefined || more.length > 0 || word.length < shortest) return null
  // Before a word of its own it is a number (4you).
  if (word.startsWith(digit) && isWord(word.slice(1))) return null
  return (sounds[digit] ?? []).map((sound) => word.replace(digit, sound)).find(isWord) ?? null
}

const shortestWord = 2

/** The words of a sign with digits and letters that stand for words between others read as them (BEST 4 U). */
export function linksRead(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (word === '4' && next !== undefined && (next === 'u' || (next.length >= shortestWord && /^[a-z]+$/.test(next))))
      return 'for'
    if (word === 'u' && (before === '4' || before === '2' || before === 'for' || before === 'to')) return 'you'
    return word
  })
}
