const shortestPiece = 3
/** The second of two pieces with a linking letter between them, and each of three, has to be longer. */
const shortestSafe = 4
const links = ['s', 'n', 'en', 'es', 'o', 'e']

/** The two words, or three, that a word is written together of, by what counts as a word; null when there are none. */
export function wordsIn(word: string, isWord: (piece: string) => boolean): readonly string[] | null {
  for (let at = shortestPiece; at <= word.length - shortestPiece; at += 1) {
    const [one, two] = [word.slice(0, at), word.slice(at)]
    if (isWord(one) && isWord(two)) return [one, two]
  }
  for (let at = shortestPiece; at <= word.length - shortestSafe; at += 1) {
    const one = word.slice(0, at)
    if (!isWord(one)) continue
    for (const link of links) {
      const rest = word.slice(at + link.length)
      if (rest.length >= shortestSafe && word.startsWith(link, at) && isWord(rest)) return [one, rest]
    }
    if (at < shortestSafe) continue
    for (let next = at + shortestSafe; next <= word.length - shortestSafe; next += 1) {
      const [two, three] = [word.slice(at, next), word.slice(next)]
      if (isWord(two) && isWord(three)) return [one, two, three]
    }
  }
  return null
}

/** The longest word at the beginning of another, and what follows it; null when there is none. */
export function beginningIn(word: string, isWord: (piece: string) => boolean): readonly [string, string] | null {
  for (let at = word.length - shortestSafe; at >= shortestSafe; at -= 1)
    if (isWord(word.slice(0, at))) return [word.slice(0, at), word.slice(at)]
  return null
}
