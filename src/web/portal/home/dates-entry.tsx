import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { useText } from '../../i18n/text.ts'
import { DateFrom, DateSum, RegisterDate } from '../../docket/date-sum.tsx'
import { dateTexts } from '../../docket/dates.ts'
import type { ShownDate } from './load.server.ts'

export function DatesEntry({ dates }: { dates: ShownDate[] }) {
  const t = useText('portal')
  return (
    <Entry id="dates" number={2} margin={t('home.datesMargin')}>
      <h2 className="mw-h3 mb-2" id="dates-title">
        {t('home.dates')}
      </h2>
      {dates.length === 0 && <p className="mw-muted">{t('home.datesNone')}</p>}
      <ul className="mw-dates">
        {dates.map((date) => (
          <li key={date.key}>
            <RegisterDate date={date} />
            <div>
              <h3>
                {t(`date.kind.${dateTexts(date.kind)}`)}, <Mark>{date.mark}</Mark>, <a href={date.href}>{date.place}</a>
              </h3>
              <p>{t(date.state === 'in_grace' ? 'date.inGrace' : `date.text.${dateTexts(date.kind)}`)}</p>
            </div>
            <DateFrom date={date} />
            <DateSum date={date} />
          </li>
        ))}
      </ul>
    </Entry>
  )
}
