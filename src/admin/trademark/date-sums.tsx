import { declarationOfUseDue, priorityEnd, termEnd } from '#domain/docket/term.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { Callout } from '#ui/callout.tsx'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { distance, formatDate } from '../kit/time.ts'

interface Sum {
  key: string
  title: string
  base: string
  baseDate: PlainDate
  period: string
  result: PlainDate
  source: string | null
  confidence?: string
}

/** Each legal date as the sum it is: from this event, this period, by this rule. */
export function DateSums({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const term = termEnd(row.jurisdiction, { filingDate: row.filing_date, registrationDate: row.registration_date })
  const use = row.registration_date ? declarationOfUseDue(row.jurisdiction, row.registration_date) : null
  const priority = row.registration_request?.application?.priority_filing_date
  const sums: Sum[] = []
  if (priority && row.filing_date === null) {
    sums.push({
      key: 'priority',
      title: t('dates.priority'),
      base: t('dates.firstFiling'),
      baseDate: priority,
      period: t('dates.months', { count: 6 }),
      result: priorityEnd(priority),
      source: t('dates.paris'),
    })
  }
  if (term) {
    sums.push({
      key: 'term',
      title: t('dates.term'),
      base: term.baseEvent === 'filing' ? t('field.filed') : t('field.registered'),
      baseDate: term.baseDate,
      period: t('dates.years', { count: term.years }),
      result: term.date,
      source: term.source,
      confidence: t('dates.sure', { confidence: t(`dates.confidence.${term.confidence}`) }),
    })
  }
  if (use && row.registration_date) {
    sums.push({
      key: 'use',
      title: t('dates.use'),
      base: t('field.registered'),
      baseDate: row.registration_date,
      period: t('dates.years', { count: 6 }),
      result: use,
      source: '15 U.S.C. 1058',
    })
  }
  if (sums.length === 0) {
    const facts = factsOf(row.jurisdiction)
    const unknown = facts.termYears === null || facts.termFrom === null
    return (
      <p className="mw-muted mw-small">
        {unknown
          ? t('dates.lawUnknown')
          : t('dates.notYet', { event: facts.termFrom === 'filing' ? t('field.filed') : t('field.registered') })}
      </p>
    )
  }
  const stored = row.expiration_date
  return (
    <div className="mw-stack">
      {sums.map((sum) => (
        <table className="wb-sum" key={sum.key}>
          <caption>{sum.title}</caption>
          <tbody>
            <tr>
              <td>{'\u00a0'}</td>
              <th scope="row">{sum.base}</th>
              <td colSpan={2}>{formatDate(sum.baseDate, language)}</td>
            </tr>
            <tr>
              <td>+</td>
              <th scope="row">{t('dates.period')}</th>
              <td>{sum.period}</td>
              <td>
                {t('dates.source')} {sum.source ?? t('dates.general')}
                {sum.confidence && `, ${sum.confidence}`}
              </td>
            </tr>
            <tr className="is-result">
              <td>=</td>
              <th scope="row">{t('dates.last')}</th>
              <td>{formatDate(sum.result, language)}</td>
              <td>{distance(sum.result, language)}</td>
            </tr>
          </tbody>
        </table>
      ))}
      {term && stored && stored !== term.date && (
        <Callout tone="amber">
          <p>{t('dates.differs', { stored: formatDate(stored, language) })}</p>
        </Callout>
      )}
    </div>
  )
}
