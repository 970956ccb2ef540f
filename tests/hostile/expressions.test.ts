import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { onePassMs, processorMs } from './texts.ts'

interface Found {
  at: string
  pattern: string
  flags: string
}

/** Every regular expression that stands in the source of the product. */
function expressions(): Found[] {
  const found: Found[] = []
  for (const path of globSync('src/**/*.{ts,tsx}')) {
    if (path.includes('.test.')) continue
    const text = readFileSync(path, 'utf8')
    const visitor = new Visitor({
      Literal(node) {
        if ('regex' in node)
          found.push({ at: `${path}:${text.slice(0, node.start).split('\n').length}`, ...node.regex })
      },
    })
    visitor.visit(parseSync(path, text).program)
  }
  return found
}

/** Characters of a hostile text: enough that whoever goes over it once for each of them needs seconds. */
const length = 20_000
const usual = [
  ' ',
  '\n',
  '\t',
  '.',
  ',',
  ';',
  'a',
  'A',
  '1',
  '0',
  '(',
  '[',
  '<',
  '"',
  '/',
  '-',
  '_',
  '@',
  ':',
  'é',
  '\u0301',
]

/** Texts that an expression may go over again and again: what it names itself, and what every class of signs holds. */
function textsFor(pattern: string): string[] {
  const plain = pattern
    .replaceAll(/\\p\{\w+\}|\\[a-zA-Z]|\[(?:\\.|[^\]])*\]|\(\?(?:[:=!]|<[=!])|\{[\d,]+\}/g, '|')
    .replaceAll(/(?<!\\)[?*+]/g, '')
    .split(/(?<!\\)[|()^$.]/)
    .map((part) => part.replaceAll('\\', ''))
    .filter((part) => part !== '')
  const pieces = [...new Set([...usual, ...plain, ...Array.from(plain.join(''))])]
  return pieces.flatMap((piece) => {
    const many = piece.repeat(Math.ceil(length / piece.length))
    return [`x${many} \u2603`, `${plain[0] ?? ''}${many} \u2603`]
  })
}

const isLike = (one: Found) => (other: Found) => other.pattern === one.pattern && other.flags === one.flags

const slowOnes = (found: readonly Found[]) =>
  found.flatMap(({ at, pattern, flags }) => {
    const expression = new RegExp(pattern, flags.replace('y', 'g'))
    const slow = textsFor(pattern).find(
      (text) => processorMs(() => text.replace(expression, ''), onePassMs) > onePassMs,
    )
    return slow === undefined ? [] : [`${at} /${pattern}/${flags} on ${JSON.stringify(slow.slice(0, 8))}…`]
  })

test('no expression of the product goes over a text more than a few times', () => {
  const found = expressions()
  expect(found.length).toBeGreaterThan(150)
  // The same expression is as slow in every file.
  expect(slowOnes(found.filter((one, at) => found.findIndex(isLike(one)) === at))).toEqual([])
})

test.each(['^(https?:\\/\\/)?[^\\s/]+\\.[^\\s]+$', '[\\s,.]+$', '\\s*\\bparams:'])(
  'one that does is found: %s',
  (pattern) => {
    expect(slowOnes([{ at: 'here', pattern, flags: '' }])).toHaveLength(1)
  },
)
