import { dateTimeFormat } from '#kernel/formatters.ts'
import { addDays, addMonths, daysBetween, formatDate, type PlainDate } from '#kernel/dates.ts'
import { localeOf, type Language } from '#kernel/languages.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { dateTexts, type RunningDate } from './dates.ts'
import './ruler.css'

/** A date on the ruler, with the trademark that it is of. */
export interface RulerDate extends RunningDate {
  key: string
  mark: string
}

const width = 888
const line = 92
const months = 12
/** Rows above the line, from the top, in which the words of a date may stand. */
const rows = [20, 38, 56]
/** The width of a letter of these words, about. */
const letter = 6.4
/** A date so near, or passed, is a triangle; a later one a diamond. */
const soonDays = 30

export const monthStart = (date: PlainDate): PlainDate => `${date.slice(0, 8)}01`

/** The months of a ruler with their first days, and the day after its last. */
export function monthsFrom(today: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count + 1 }, (_, n) => addMonths(monthStart(today), n))
}

export const monthName = (date: PlainDate, language: Language, month: 'long' | 'short'): string =>
  dateTimeFormat(localeOf[language], { month, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

export const soonShape = (x: number, y: number): string => `M${x} ${y - 8}l8 15h-16z`
export const dueShape = (x: number, y: number): string => `M${x} ${y - 7}l7 7-7 7-7-7z`

interface Placed {
  date: RulerDate
  x: number
  words: string
  /** The row of the words; null where they would lie on others'. */
  row: number | null
  isEnd: boolean
}

/** Puts the words of dates into rows, the soonest first, so that none lies on another. */
export function placeWords(dates: readonly { x: number; words: string }[]): { row: number | null; isEnd: boolean }[] {
  const taken: [number, number][][] = rows.map(() => [])
  return dates.map(({ x, words }) => {
    const long = words.length * letter + 10
    const isEnd = x + long > width
    const from = isEnd ? x - long : x
    const row = rows.findIndex((_, n) => taken[n]?.every(([a, b]) => from + long < a || from > b) ?? false)
    if (row < 0 || from < 0) return { row: null, isEnd }
    taken[row]?.push([from, from + long])
    return { row: rows[row] ?? null, isEnd }
  })
}

/** The dates of the coming year on a ruler, each a sign and a few words; the list beside it says the same in words. */
export function Ruler({ dates, today }: { dates: readonly RulerDate[]; today: PlainDate }) {
  const t = useText('portal')
  const language = useLanguage()
  const ticks = monthsFrom(today, months)
  const [start = today] = ticks
  const end = ticks.at(-1) ?? today
  const all = daysBetween(start, end)
  const at = (date: PlainDate): number => Math.round((daysBetween(start, date) / all) * width * 10) / 10
  // Who may still act late has until the end of the grace; an unconfirmed day is no day on a ruler.
  const shown = dates
    .filter(({ isUnconfirmed }) => !isUnconfirmed)
    .map((date) => ({ date, day: date.state === 'in_grace' ? (date.late ?? date.date) : date.date }))
    .filter(({ day }) => day >= today && day < end)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ date, day }) => ({
      date,
      x: at(day),
      words: `${Number(day.slice(8))} ${t(`date.kind.${dateTexts(date.kind)}`)}, ${date.mark}`,
    }))
  if (shown.length === 0) return null
  const words = placeWords(shown)
  const placed: Placed[] = shown.map((one, n) => ({
    ...one,
    row: words[n]?.row ?? null,
    isEnd: words[n]?.isEnd ?? false,
  }))
  const label = t('ruler.label', { from: formatDate(start, language), until: formatDate(addDays(end, -1), language) })
  return (
    <svg className="mw-ruler" viewBox={`0 0 ${width} 122`} role="img" aria-label={label}>
      <path className="mw-ruler__base" d={`M0 ${line}H${width}`} />
      {ticks.slice(0, -1).map((month) => (
        <g key={month}>
          <path className="mw-ruler__tick" d={`M${at(month)} ${line}v12`} />
          <text x={at(month) + 5} y={line + 22}>
            {monthName(month, language, 'short')}
            {(month.endsWith('-01-01') || month === start) && ` ${month.slice(0, 4)}`}
          </text>
        </g>
      ))}
      <path className="mw-ruler__now" d={`M${at(today)} 8V${line + 12}`} />
      {placed.map(({ date, x, row, words: text, isEnd }) => (
        <g key={date.key}>
          {row !== null && (
            <>
              <path className="mw-ruler__stem" d={`M${x} ${line}V${row - 10}`} />
              <text className="mw-ruler__words" x={x + (isEnd ? -5 : 5)} y={row} textAnchor={isEnd ? 'end' : 'start'}>
                {text}
              </text>
            </>
          )}
          {date.days <= soonDays ? (
            <path className="mw-ruler__soon" d={soonShape(x, line)} />
          ) : (
            <path className="mw-ruler__due" d={dueShape(x, line)} />
          )}
        </g>
      ))}
    </svg>
  )
}
