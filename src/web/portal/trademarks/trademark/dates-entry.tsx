import { Entry } from '#ui/entry.tsx'
import { useText } from '../../../i18n/text.ts'
import { DateFrom, DateSum, RegisterDate } from '../../../docket/date-sum.tsx'
import type { RunningDate } from '../../../docket/dates.ts'
import type { TrademarkData } from './load.server.ts'

function useDateText(data: TrademarkData): (date: RunningDate) => string {
  const t = useText('portal')
  return (date) => {
    if (date.days < 0) return t('date.passed')
    if (date.kind === 'use') return t('date.useText')
    return t(data.group === 'Registered' ? 'date.termText' : 'date.termPending')
  }
}

function NoDates({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  if (data.group === 'Closed') return <p>{t('mark.closedDates')}</p>
  if (!data.rule) return <p>{t('mark.noDatesUnknown')}</p>
  const event = t(data.rule.from === 'filing' ? 'date.ofFiling' : 'date.ofRegistration')
  return <p>{t('mark.noDates', { event, years: data.rule.years })}</p>
}

/** Every date that runs, with the sum it comes from. */
export function DatesEntry({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  const textOf = useDateText(data)
  return (
    <Entry id="dates" number={1} margin={t('mark.datesMargin')}>
      <h2 className="mw-h3 mb-2" id="dates-title">
        {t('mark.dates')}
      </h2>
      {data.dates.length === 0 && <NoDates data={data} />}
      <ul className="mw-dates">
        {data.dates.map((date, index) => (
          <li key={date.kind}>
            <RegisterDate date={date.date} days={date.days} />
            <div>
              <h3>{t(`date.${date.kind}`)}</h3>
              <p>{textOf(date)}</p>
            </div>
            <DateFrom date={date} />
            <DateSum date={date} open={index === 0} />
          </li>
        ))}
      </ul>
    </Entry>
  )
}
