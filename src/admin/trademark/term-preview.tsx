import { docketPreview } from '#contract/docket.ts'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'

interface Props {
  jurisdiction: Jurisdiction
  filed: PlainDate | null
  registered?: PlainDate
}

/** When the term would end with the dates that are being typed, as the docket will compute it. */
export function TermPreview({ jurisdiction, filed, registered }: Props) {
  const t = useText()
  const language = useLanguage()
  const isTyped = isPlainDate(registered ?? filed ?? '')
  const query = { jurisdiction, ...(filed && { filed }), ...(registered && { registered }) }
  const asked = useAsk(docketPreview, isTyped ? { query } : null)
  if (!isTyped || !asked.data) return null
  const term = asked.data.deadlines.find(({ kind }) => kind === 'term')
  // Without a registration there may be no term yet, which says nothing about the law.
  if (!term && registered === undefined) return null
  return (
    <p className="mw-source">
      {term
        ? t('filing.end', {
            date: formatDate(term.calendarDue, language),
            law: [term.law, term.article].filter(Boolean).join(', '),
          })
        : t('dates.lawUnknown')}
    </p>
  )
}
