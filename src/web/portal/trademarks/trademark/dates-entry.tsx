import { Entry } from '#ui/entry.tsx'
import { useText } from '../../../i18n/text.ts'
import { DateFrom, DateSum, RegisterDate } from '../../../docket/date-sum.tsx'
import { dateTexts, dateWords } from '../../../docket/dates.ts'
import type { TrademarkData } from './load.server.ts'

function NoDates({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  if (data.group === 'Closed') return <p>{t('mark.closedDates')}</p>
  if (!data.rule) return <p>{t('mark.noDatesUnknown')}</p>
  // The term is counted by now: what it asked for is done.
  if (data.ends !== null) return <p>{t('mark.nothingDue')}</p>
  const event = t(data.rule.from === 'filing' ? 'date.ofFiling' : 'date.ofRegistration')
  return <p>{t('mark.noDates', { event, years: t('date.years', { count: data.rule.years }) })}</p>
}

/** Every date that runs, with the sum it comes from. */
export function DatesEntry({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  return (
    <Entry id="dates" number={1} margin={t('mark.datesMargin')}>
      <h2 className="mw-h3 mb-2" id="dates-title">
        {t('mark.dates')}
      </h2>
      {data.dates.length === 0 && <NoDates data={data} />}
      <ul className="mw-dates">
        {data.dates.map((date, index) => (
          <li key={`${date.kind} ${date.date}`}>
            <RegisterDate date={date} />
            <div>
              <h3>{t(`date.kind.${dateTexts(date.kind)}`)}</h3>
              <p>{t(data.letGo && date.kind === 'office_action_reply' ? 'date.letGo' : dateWords(date))}</p>
            </div>
            <DateFrom date={date} />
            <DateSum date={date} open={index === 0} />
          </li>
        ))}
      </ul>
    </Entry>
  )
}
