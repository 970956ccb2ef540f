import type { WordList } from './word-list.ts'

const shortestPiece = 3
/** The second of two pieces with a linking letter between them, and each of three, has to be longer. */
const shortestSafe = 4
const links = ['s', 'n', 'en', 'es', 'o', 'e']

/** The two words, or three, that a word is written together of, by what counts as a word; null when there are none. */
export function wordsIn(word: string, list: WordList): readonly string[] | null {
  if (word.length < 2 * shortestPiece) return null
  const begun = list.beginnings(word)
  // Few letters are the beginning of many words: each is looked up once.
  const firsts: number[] = []
  for (let at = shortestPiece; at <= word.length - shortestPiece; at += 1) {
    if (begun[at] === 0 || !list.has(word.slice(0, at))) continue
    if (list.has(word.slice(at))) return [word.slice(0, at), word.slice(at)]
    firsts.push(at)
  }
  for (const at of firsts) {
    if (at > word.length - shortestSafe) break
    const one = word.slice(0, at)
    for (const link of links) {
      const rest = word.slice(at + link.length)
      if (rest.length >= shortestSafe && word.startsWith(link, at) && list.has(rest)) return [one, rest]
    }
    if (at < shortestSafe) continue
    for (let next = at + shortestSafe; next <= word.length - shortestSafe; next += 1) {
      const two = word.slice(at, next)
      if (list.has(two) && list.has(word.slice(next))) return [one, two, word.slice(next)]
    }
  }
  return null
}

/** The longest word at the beginning of another, and what follows it; null when there is none. */
export function beginningIn(word: string, list: WordList): readonly [string, string] | null {
  const begun = list.beginnings(word)
  for (let at = word.length - shortestSafe; at >= shortestSafe; at -= 1)
    if (begun[at] !== 0 && list.has(word.slice(0, at))) return [word.slice(0, at), word.slice(at)]
  return null
}
