import { Entry } from '#ui/entry.tsx'
import { Ruler } from '../../docket/ruler.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { DateItems } from '../date-items.tsx'
import type { ShownDate } from '../shown-date.ts'

/** The nearest of all; the ruler shows more. */
const listed = 5

interface DatesEntryProps {
  dates: ShownDate[]
  /** Renewals that were missed for good. */
  missed: ShownDate[]
  today: string
}

export function DatesEntry({ dates, missed, today }: DatesEntryProps) {
  const t = useText('portal')
  const language = useLanguage()
  return (
    <Entry id="dates" number={2} margin={t('home.datesMargin')}>
      <div className="mw-split mb-2">
        <h2 className="mw-h3" id="dates-title">
          {t('home.dates')}
        </h2>
        {dates.length + missed.length > 0 && <a href={path.deadlines({}, { language })}>{t('home.allDates')}</a>}
      </div>
      {dates.length + missed.length === 0 && <p className="mw-muted">{t('home.datesNone')}</p>}
      <Ruler dates={dates} today={today} />
      <DateItems dates={[...dates.slice(0, listed), ...missed]} />
    </Entry>
  )
}
