import { isPlainDate } from '#kernel/dates.ts'

/** A line of a list of marks, as far as it could be read; the call that takes them says what is wrong with the rest. */
export interface ListedMark {
  /** Of the line in the list, from 1. */
  line: number
  name: string
  place: string
  number: string
  filingDate: string
  registrationDate: string
  goods: string
}

/** A day as tables write it: 2024-03-09, 9.3.2024 or 09/03/2024 with the day first; anything else stays as it is. */
export function listedDay(text: string): string {
  const plain = text.trim()
  const [, day, month, year] = /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})$/.exec(plain) ?? []
  if (day === undefined || month === undefined || year === undefined) return plain
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? date : plain
}

/**
 * Marks as they are copied from a table: one a line with tabs or semicolons between name, register, number, filing date,
 * registration date and classes. A first line of headings is left out: no register is called like one.
 */
export function readOwnList(text: string, isPlace: (text: string) => boolean): ListedMark[] {
  return text.split('\n').flatMap((raw, at) => {
    if (raw.trim() === '') return []
    const cells = raw.split(raw.includes('\t') ? '\t' : ';').map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    const [name = '', place = '', number = '', filed = '', registered = '', classes = ''] = cells
    if (at === 0 && cells.length > 2 && !isPlace(place) && !/\d/.test(number + filed + registered)) return []
    return [
      {
        line: at + 1,
        name,
        place,
        number,
        filingDate: listedDay(filed),
        registrationDate: listedDay(registered),
        goods: classes,
      },
    ]
  })
}
