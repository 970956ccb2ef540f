export type LetterKind = 'same' | 'diff' | 'gap' | 'space'

export interface Letter {
  char: string
  kind: LetterKind
}

/** Letters are compared without case and accents: É and e are the same letter to a reader of a register. */
const fold = (char: string): string =>
  char
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en')

const gap: Letter = { char: '', kind: 'gap' }

const shortestWord = 3

interface Word {
  text: string
  from: number
}

function wordsOf(letters: readonly string[]): Word[] {
  const words: Word[] = []
  for (const [at, letter] of letters.entries()) {
    if (/\s/.test(letter)) continue
    const last = words.at(-1)
    if (last && last.from + last.text.length === at) last.text += fold(letter)
    else words.push({ text: fold(letter), from: at })
  }
  return words
}

/** The longest word that both marks have: it stands under itself, wherever it is in either. */
function sharedWord(a: readonly string[], b: readonly string[]): { inA: number; inB: number; length: number } | null {
  const others = wordsOf(b)
  const [longest] = wordsOf(a)
    .flatMap((word) => {
      const same = others.find(({ text }) => text === word.text)
      return same && word.text.length >= shortestWord
        ? [{ inA: word.from, inB: same.from, length: word.text.length }]
        : []
    })
    .sort((one, two) => two.length - one.length)
  return longest ?? null
}

/**
 * Puts two marks letter under letter with the fewest differing letters, shared words under themselves. Both rows have
 * the same length; a letter without a partner stands over a gap. Of equally short answers, the one that keeps
 * beginnings together.
 */
export function alignLetters(own: string, earlier: string): [own: Letter[], earlier: Letter[]] {
  return aligned(Array.from(own.normalize('NFC')), Array.from(earlier.normalize('NFC')))
}

function aligned(a: readonly string[], b: readonly string[]): [own: Letter[], earlier: Letter[]] {
  const word = sharedWord(a, b)
  if (!word) return fewestDiffering(a, b)
  const { inA, inB, length } = word
  const before = aligned(a.slice(0, inA), b.slice(0, inB))
  const after = aligned(a.slice(inA + length), b.slice(inB + length))
  const middle = (letters: readonly string[], from: number): Letter[] =>
    letters.slice(from, from + length).map((char) => ({ char, kind: 'same' }))
  return [
    [...before[0], ...middle(a, inA), ...after[0]],
    [...before[1], ...middle(b, inB), ...after[1]],
  ]
}

function fewestDiffering(a: readonly string[], b: readonly string[]): [own: Letter[], earlier: Letter[]] {
  const width = b.length + 1
  const cost = Array.from({ length: (a.length + 1) * width }, () => 0)
  const at = (i: number, j: number): number => cost[i * width + j] ?? 0
  const same = (i: number, j: number): boolean => fold(a[i] ?? '') === fold(b[j] ?? '')
  // Costs are filled from the end, so that walking from the start meets ties at the beginning.
  for (let i = a.length; i >= 0; i -= 1) {
    for (let j = b.length; j >= 0; j -= 1) {
      if (i === a.length || j === b.length) cost[i * width + j] = a.length - i + (b.length - j)
      else {
        const step = at(i + 1, j + 1) + (same(i, j) ? 0 : 1)
        cost[i * width + j] = Math.min(step, at(i + 1, j) + 1, at(i, j + 1) + 1)
      }
    }
  }
  const rows: [Letter[], Letter[]] = [[], []]
  const put = (upper: Letter, lower: Letter): void => {
    rows[0].push(upper)
    rows[1].push(lower)
  }
  const letter = (char: string | undefined, kind: LetterKind): Letter =>
    char === undefined ? gap : { char, kind: /\s/.test(char) ? 'space' : kind }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const both = i < a.length && j < b.length
    if (both && at(i, j) === at(i + 1, j + 1) + (same(i, j) ? 0 : 1)) {
      const kind = same(i, j) ? 'same' : 'diff'
      put(letter(a[i], kind), letter(b[j], kind))
      i += 1
      j += 1
    } else if (j < b.length && (i === a.length || at(i, j) === at(i, j + 1) + 1)) {
      put(gap, letter(b[j], 'diff'))
      j += 1
    } else {
      put(letter(a[i], 'diff'), gap)
      i += 1
    }
  }
  return rows
}
