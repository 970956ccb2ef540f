import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 come after them. Of V10 those for
 * clients.
 */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1
  4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2
  7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.5:5 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1
  16.2:5 16.3:4 16.4:3 16.5:3
`
  .trim()
  .split(/\s+/)
  .map((word) => word.split(':'))
const numbers = sections.flatMap(([section, count]) =>
  Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
)

const rows = page
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter((cells) => /^\d+\.\d+\.\d+$/.test(cells[1] ?? ''))
  .map(([, number = '', level = '', asks = '', done = '', shown = '']) => ({ number, level, asks, done, shown }))

test('the table has each of the 226 requirements once', () => {
  expect(numbers).toHaveLength(226)
  expect(rows.map(({ number }) => number)).toEqual(numbers)
  expect(rows.filter(({ level, asks, done }) => !/^[12]$/.test(level) || asks === '' || done === '')).toEqual([])
})

const attack = readFileSync(join(root, 'docs/security/attack.md'), 'utf8')
const named = [...rows, { number: 'the attack', shown: attack }].flatMap(({ number, shown }) =>
  [...shown.matchAll(/`([^`]+)` › "([^"]+)"/g)].map(([, file = '', name = '']) => ({ number, file, name })),
)

/**
 * The titles of a file of tests: what stands first in test, it or describe, in the call after a table, or in a row of one. A
 * comment or a text of the test itself is none, and what is skipped or to be written shows nothing.
 */
function titlesOf(text: string): string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const found = code.matchAll(
    /(?:\b(?:test|it|describe)\(|\)\(|\[)\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`]*)`)/g,
  )
  return [...found].map(([, single, double, ticked]) => (single ?? double ?? ticked ?? '').replaceAll(/\\(.)/g, '$1'))
}

test.each(named)('$number: $file has "$name"', ({ file, name }) => {
  expect(existsSync(join(root, file))).toBe(true)
  const text = readFileSync(join(root, file), 'utf8')
  const isPage = file.endsWith('.md')
  expect(file).toMatch(/^docs\/security\/.*\.md$|^(src|tests|tools|db|content)\/.*\.test\.tsx?$/)
  const titles = isPage ? [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title) : titlesOf(text)
  expect(titles.filter((title) => (isPage ? title === name : title.includes(name)))).not.toEqual([])
  expect(text).not.toMatch(/\b(test|it|describe)\.(skip|todo|fails|only)\(/)
})

test('a title is what names a test, and nothing else', () => {
  const file = `
    // test('told in a comment', () => {})
    test('a plain one', () => { expect(said).toBe('told in a body') })
    test.each([['a row', 1]])('%s of a table', () => {})
    describe("what isn't \\"quoted\\" the same way", () => {})
    test.skipIf(slow)(
      'on the next line', () => {})`
  expect(titlesOf(file)).toEqual([
    'a plain one',
    'a row',
    '%s of a table',
    `what isn't "quoted" the same way`,
    'on the next line',
  ])
})

test('what is shown by a test is not shown by a reason as well, and the other way round', () => {
  const both = rows.filter(
    ({ shown }) => shown.includes('›') && !/^`[^`]+` › "[^"]+"(, `[^`]+` › "[^"]+")*$/.test(shown),
  )
  expect(both).toEqual([])
})

describe('every row is answered', () => {
  const is = (kind: RegExp) => rows.filter(({ shown }) => kind.test(shown))

  test('by a test, a document of ours, a reason, or by saying what is open', () => {
    const answered = [/^`[^`]+` › "/, /^Reason: .{8}/, /^Open: .{8}/]
    expect(rows.filter(({ shown }) => !answered.some((kind) => kind.test(shown)))).toEqual([])
  })

  test('and the page counts its answers right', () => {
    const documents = is(/measures\.md/).length
    const tests = is(/^`/).length - documents
    const line = `${tests} rows are shown by a test, ${documents} by a document, ${is(/^Reason/).length} by a reason; ${is(/^Open/).length} are open.`
    expect(page).toContain(line)
  })
})
