import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '#tests/proof.ts'
import { letterPdf } from '#tests/browser/office-letter.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { officeLetters, type MadeLetter } from './fixture/office-letters.ts'
import { readOfficeAction } from './letter-reading.ts'

const plain = (number: string | undefined) => (number ?? '').replaceAll(/\W/g, '').toUpperCase()

/** Every number and date of a letter, and whether it was read right. */
function answers(letter: MadeLetter, text: string): boolean[] {
  const read = readOfficeAction(text)
  const cited = read.cited.map(({ value }) => plain(value))
  return [
    plain(read.number?.value) === plain(letter.number),
    read.issued?.value === letter.issued,
    ...letter.cited.map((number) => cited.includes(plain(number))),
    // What is not cited is not held against the mark.
    cited.length === letter.cited.length,
  ]
}

test('thirty letters in the layouts of five offices: numbers and dates', () => {
  expect(officeLetters).toHaveLength(30)
  const all = officeLetters.flatMap((letter) => answers(letter, letter.text))
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.95)
})

test.each(officeLetters.map((letter, at) => [`${letter.office} ${at}`, letter] as const))(
  'the objections of letter %s, each with its line',
  (_, letter) => {
    const { refusals, issued } = readOfficeAction(letter.text)
    expect(refusals.map(({ category }) => category)).toEqual(letter.refusals)
    for (const { line } of [...refusals, ...(issued ? [issued] : [])])
      expect(letter.text.replaceAll(/\s+/g, ' ')).toContain(line)
  },
)

test('as PDF they are read as well: numbers, dates and objections', async () => {
  // Of each office two, in turn; in the proof all thirty.
  const letters = officeLetters.filter((_, at) => at % amount(3, 1, 6) === 0)
  const read = async (letter: MadeLetter) => {
    const text = (await readPdfText(await letterPdf(letter.text))) ?? ''
    const found = readOfficeAction(text).refusals.map(({ category }) => category)
    return [...answers(letter, text), letter.refusals.join() === found.join()]
  }
  const all: boolean[] = []
  // One after the other: as many files as are uploaded at once would be refused.
  for (const letter of letters) all.push(...(await read(letter)))
  expect(all.length).toBeGreaterThanOrEqual(letters.length * 4)
  expect(new Set(letters.map(({ office }) => office)).size).toBe(5)
  expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.95)
})

test.each([
  'refused with the mark in U.S. Registration No.\n6431900.',
  'refused with the mark in U.S. Registration\nNo. 6431900.',
  'refused with U.S. Registration No. 6431900.\n7123456 is a telephone number.',
])('a number that the page breaks off its label is read, and the line below is no part of a whole one: %j', (text) => {
  expect(readOfficeAction(text).cited.map(({ value }) => value)).toEqual(['6431900'])
})

test('a list of numbers goes on below', () => {
  const { cited } = readOfficeAction('refused with U.S. Registration Nos. 6431900 and\n7123456. The marks')
  expect(cited.map(({ value }) => value)).toEqual(['6431900', '7123456'])
})

test('a day that can be read in two ways, and a letter that says nothing, are left to a person', () => {
  expect(readOfficeAction('Issue date: 03/04/2026').issued).toBeNull()
  expect(readOfficeAction('Have a nice day')).toEqual({
    number: null,
    issued: null,
    respondBy: null,
    refusals: [],
    cited: [],
  })
  expect(readOfficeAction('Response deadline: May 4, 2026').respondBy?.value).toBe('2026-05-04')
})

test('any text is read, in time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const { cited, refusals } = readOfficeAction(text)
      return cited.length <= 30 && refusals.length <= 20
    }),
    { numRuns: 200 },
  )
})
