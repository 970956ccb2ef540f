import type { PlainDate } from '#kernel/dates.ts'
import { monthName, monthsFrom } from '../../docket/ruler.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { ShownDate } from '../shown-date.ts'
import { tapeMonths } from './tape.tsx'

/** The month that a date belongs to, as the anchor of its group in the list. */
export const monthAnchor = (date: PlainDate): string => `m${date.slice(0, 7).replace('-', '')}`

/** Two years of months, each with how many dates it has and the way to them. */
export function Months({ dates, today }: { dates: readonly ShownDate[]; today: PlainDate }) {
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
        const isNewYear = n === 0 || month.endsWith('-01-01')
        return (
          <li key={month} className={isNewYear ? 'is-year' : undefined} data-year={isNewYear ? year : undefined}>
            {count === 0 ? (
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
