import { formatDate } from '#kernel/dates.ts'
import { Entry } from '#ui/entry.tsx'
import { DateFrom, DateSum } from '../../docket/date-sum.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { UseInCommerceData } from './load.server.ts'

/** The last day and where it comes from, and the days that asking for more time leads to. */
export function Until({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  const language = useLanguage()
  const { held, sum, ladder, lateUntil, isConfirmed } = data
  if (held === null) return null
  return (
    <Entry id="when" number={4} margin={t('until.margin')}>
      <h2 className="mw-h2 mb-2" id="when-title">
        {t('until.title')}
      </h2>
      <p>{t('until.last', { date: formatDate(held.date, language) })}</p>
      {isConfirmed && <p className="mw-small">{t('until.confirmed')}</p>}
      {lateUntil && <p className="mw-small">{t('until.late', { date: lateUntil })}</p>}
      {sum && (
        <>
          <DateFrom date={sum} />
          <DateSum date={sum} open />
        </>
      )}
      {ladder.length > 0 && (
        <>
          <h3 className="mw-h4 mt-2">{t('until.ladder')}</h3>
          <ol className="mw-ruled">
            {ladder.map(({ number, date }) => (
              <li key={number}>{t('until.extension', { number, date })}</li>
            ))}
          </ol>
          <p className="mw-source">{t('until.ladderText')}</p>
        </>
      )}
    </Entry>
  )
}
