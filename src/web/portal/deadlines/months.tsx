import type { PlainDate } from '#kernel/dates.ts'
import { monthName, monthsFrom, monthStart } from '../../docket/ruler.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { ShownDate } from '../shown-date.ts'
import { tapeMonths } from './tape.tsx'

/** The month that a date belongs to, as the anchor of its group in the list. */
export const monthAnchor = (date: PlainDate): string => `m${date.slice(0, 7).replace('-', '')}`

interface MonthsProps {
  dates: readonly ShownDate[]
  today: PlainDate
  /** Dates are shown from this day, and whole until the other; null where nothing is left out before or after. */
  from: PlainDate | null
  until: PlainDate | null
  /** The page that begins with a month. */
  hrefOf: (month: PlainDate) => string
}

/** Two years of months: those that are shown whole with how many dates they have, and the way to each. */
export function Months({ dates, today, from, until, hrefOf }: MonthsProps) {
  const t = useText('portal')
  const language = useLanguage()
  const counts = new Map<string, number>()
  for (const { date } of dates) counts.set(monthAnchor(date), (counts.get(monthAnchor(date)) ?? 0) + 1)
  const months = monthsFrom(today, tapeMonths).slice(0, -1)
  return (
    <ol className="mw-months" aria-label={t('deadlines.months')}>
      {months.map((month, n) => {
        const count = counts.get(monthAnchor(month)) ?? 0
        const year = month.slice(0, 4)
        const name = monthName(month, language, 'short')
        const isWhole = (from === null || month >= from) && (until === null || month < monthStart(until))
        const isNewYear = n === 0 || month.endsWith('-01-01')
        return (
          <li key={month} className={isNewYear ? 'is-year' : undefined} data-year={isNewYear ? year : undefined}>
            {!isWhole ? (
              <a href={hrefOf(month)}>{name}</a>
            ) : count === 0 ? (
              <span>{name}</span>
            ) : (
              <a href={`#${monthAnchor(month)}`}>
                {name}
                <b>
                  {count}
                  <span className="mw-vh">
                    {' '}
                    {t('deadlines.inMonth', { count, month: `${monthName(month, language, 'long')} ${year}` })}
                  </span>
                </b>
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}
