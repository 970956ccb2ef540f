import { dateTimeFormat } from '#kernel/formatters.ts'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { languages } from '#kernel/languages.ts'

/** What a letter of an office is read for. */
export const readLetterKinds = ['filing-receipt', 'certificate'] as const
export type ReadLetterKind = (typeof readLetterKinds)[number]

/** Something that was read, with the line it stands in: a person looks whether it is so. */
export interface ReadValue {
  value: string
  line: string
}

/** Before what a number or a date stands, the surest first; codes in brackets are WIPO's (ST.60). */
const labels: Record<ReadLetterKind, { number: readonly RegExp[]; date: readonly RegExp[] }> = {
  'filing-receipt': {
    number: [
      /\b(?:application|serial|filing|file) (?:number|no\b|nr\b)/i,
      /\(210\)/,
      /číslo (?:prihlášky|přihlášky|spisu)|aktenzeichen|numéro de (?:la )?demande|número de (?:la )?solicitud/i,
      /^\s*(?:number|číslo|número|nummer)\b/i,
    ],
    date: [
      /\(220\)/,
      /\b(?:filing date|date of filing|date of application|filed on|date of receipt)/i,
      /dátum podania|datum podání|anmeldetag|date de dépôt|fecha de (?:presentación|solicitud)/i,
      /^\s*(?:date|dátum|datum|fecha)\b/i,
    ],
  },
  certificate: {
    number: [
      /\((?:111|151)\)/,
      /\bregistration (?:number|no\b|nr\b)|\breg\. no\b/i,
      /číslo zápisu|registernummer|numéro d.enregistrement|número de registro/i,
      /^\s*(?:number|číslo|número|nummer)\b/i,
    ],
    date: [
      /\(151\)/,
      /\b(?:registration date|date of registration|registered on|registered)/i,
      /dátum zápisu|datum zápisu|tag der eintragung|date d.enregistrement|fecha de (?:registro|concesión)/i,
      /^\s*(?:date|dátum|datum|fecha)\b/i,
    ],
  },
}

/** A number as offices write them: letters and digits with what people put between, some digits at least. */
const numberLike = /[A-Z]{0,6}[-/ ]?\d[\dA-Z./-]{0,5}(?:[ ,]?[\dA-Z./-]{1,10}){0,3}/

/** Of the months of a language: each name as dates have it, and its first three letters. */
const months: ReadonlyMap<string, number> = new Map(
  [...languages, 'de', 'fr'].flatMap((language) =>
    Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) => {
      const day = new Date(Date.UTC(2026, month - 1, 5))
      const inDate = dateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
        .formatToParts(day)
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase()
      return inDate === undefined
        ? []
        : language === 'en'
          ? [[inDate, month] as const, [inDate.slice(0, 3), month] as const]
          : [[inDate, month] as const]
    }),
  ),
)

const shapes: readonly [
  RegExp,
  (found: RegExpExecArray) => [year: string, month: string | number, day: string] | null,
][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/, ([, year = '', month = '', day = '']) => [year, month, day]],
  [/\b(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\b/, ([, day = '', month = '', year = '']) => [year, month, day]],
  [
    /\b(\d{1,2})\.? (?:de )?(\p{L}{3,12})\.? (?:de )?(\d{4})\b/u,
    ([, day = '', month = '', year = '']) => named(year, month, day),
  ],
  [/\b(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})\b/u, ([, month = '', day = '', year = '']) => named(year, month, day)],
  // Which of the two is the month is told only where the other can be none.
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
    ([, first = '', second = '', year = '']) =>
      Number(first) > 12 ? [year, second, first] : Number(second) > 12 ? [year, first, second] : null,
  ],
]

function named(year: string, month: string, day: string): [string, number, string] | null {
  const number = months.get(month.toLowerCase())
  return number === undefined ? null : [year, number, day]
}

/** The first date of a text; null when it has none that can be read in one way only. */
export function dateIn(text: string): PlainDate | null {
  for (const [shape, read] of shapes) {
    const found = shape.exec(text)
    const parts = found && read(found)
    if (!parts) continue
    const [year, month, day] = parts
    const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (isPlainDate(date)) return date
  }
  return null
}

/** The first number as offices write them; null when there is none, or a date in its place. */
export function numberIn(text: string): string | null {
  // A date is no number of a filing.
  if (dateIn(text.trim().slice(0, 24)) !== null) return null
  let found = numberLike.exec(text.toUpperCase())?.[0].trim() ?? ''
  while (/[./,-]$/.test(found)) found = found.slice(0, -1)
  return found.replaceAll(/\D/g, '').length >= 3 && found.length <= 40 ? found : null
}

/** What stands behind a label, or on the line below it, by the first label that has something. */
export function valueAt(
  lines: readonly string[],
  label: RegExp,
  read: (text: string) => string | null,
): ReadValue | null {
  for (const [at, line] of lines.entries()) {
    const found = label.exec(line)
    if (!found) continue
    const here = read(line.slice(found.index + found[0].length))
    if (here !== null) return { value: here, line }
    // A label over its value.
    const below = lines[at + 1]
    const under = below === undefined ? null : read(below)
    if (under !== null && below !== undefined) return { value: under, line: `${line} ${below}` }
  }
  return null
}

/** The lines of a letter that are looked at. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim().slice(0, 300))
    .filter((line) => line !== '')
    .slice(0, 500)

/** The number and the date that a receipt or a certificate seems to say, each with its line; null where it says none. */
export function readLetter(text: string, kind: ReadLetterKind): { number: ReadValue | null; date: ReadValue | null } {
  const lines = linesOf(text)
  const first = (all: readonly RegExp[], read: (line: string) => string | null): ReadValue | null => {
    for (const label of all) {
      const value = valueAt(lines, label, read)
      if (value) return value
    }
    return null
  }
  return { number: first(labels[kind].number, numberIn), date: first(labels[kind].date, dateIn) }
}
