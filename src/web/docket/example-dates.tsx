import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { DateSum } from './date-sum.tsx'
import { dateTexts, type RunningDate } from './dates.ts'

/** The last days of an assumed mark, each as the sum it is; that there is none where no rule is confirmed. */
export function ExampleDates({ dates, open }: { dates: readonly RunningDate[]; open?: boolean }) {
  const t = useText('country')
  const portal = useText('portal')
  const language = useLanguage()
  if (dates.length === 0) return <p className="mw-prose">{t('example.none')}</p>
  return dates.map((date) => (
    <section key={`${date.kind}-${date.date}`} className="mb-4">
      <h3 className="mw-h4">{portal(`date.kind.${dateTexts(date.kind)}`)}</h3>
      <p className="mw-num">{formatDate(date.date, language)}</p>
      <DateSum date={date} open={open} from={t('example.source')} />
    </section>
  ))
}
