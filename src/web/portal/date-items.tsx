import { Mark } from '#ui/mark.tsx'
import { DateFrom, DateSum, RegisterDate } from '../docket/date-sum.tsx'
import { dateTexts, dateWords } from '../docket/dates.ts'
import { useText } from '../i18n/text.ts'
import type { ShownDate } from './shown-date.ts'

/** Dates of several trademarks, each with its day, what it is, what it counts from, and its sum. */
export function DateItems({ dates }: { dates: readonly ShownDate[] }) {
  const t = useText('portal')
  return (
    <ul className="mw-dates">
      {dates.map((date) => (
        <li key={date.key}>
          <RegisterDate date={date} />
          <div>
            <h3>
              {t(`date.kind.${dateTexts(date.kind)}`)}, <Mark>{date.mark}</Mark>, <a href={date.href}>{date.place}</a>
            </h3>
            <p>{t(dateWords(date))}</p>
          </div>
          <DateFrom date={date} />
          <DateSum date={date} />
        </li>
      ))}
    </ul>
  )
}
