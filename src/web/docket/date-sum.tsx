import { distanceOf, formatDate } from '#kernel/dates.ts'
import { localeOf } from '#kernel/languages.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import type { RunningDate } from './dates.ts'
import './dates.css'

/** A date within this many days is marked as near. */
const nearDays = 90

/** A date as a register writes it: the day large, month and year beside it, the distance below. */
export function RegisterDate({ date, days }: { date: string; days: number }) {
  const language = useLanguage()
  const monthYear = new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <time className={days <= nearDays ? 'mw-date mw-date--due' : 'mw-date'} dateTime={date}>
      <b>{Number(date.slice(8, 10))}</b>
      <span>{monthYear.format(new Date(`${date}T00:00:00Z`))}</span>
      <small>{distanceOf(days, language)}</small>
    </time>
  )
}

/** The base of a date in one line: "Filed 20 November 2016 + 10 years". */
export function DateFrom({ date }: { date: RunningDate }) {
  const t = useText('portal')
  const language = useLanguage()
  const { base } = date
  if (!base) return <p className="mw-from">{t('date.recordedOnly')}</p>
  const on = { date: formatDate(base.date, language) }
  return (
    <p className="mw-from">
      {t(base.event === 'filing' ? 'date.fromFiling' : 'date.fromRegistration', on)} +{' '}
      {t('date.years', { count: base.years })}
      <small>{t('date.rule', { source: base.source ?? t('date.general') })}</small>
    </p>
  )
}

const confidence = { high: 'confidenceHigh', medium: 'confidenceMedium', low: 'confidenceLow' } as const

interface DateSumProps {
  date: RunningDate
  open?: boolean
  /** Where the day it counts from was taken from; by default our record of the register. */
  from?: string
}

/** The arithmetic of a date, written as a column sum. */
export function DateSum({ date, open, from }: DateSumProps) {
  const t = useText('portal')
  const language = useLanguage()
  const { base, opens, late } = date
  if (!base) return null
  const result = formatDate(date.date, language)
  const row = (sign: string, label: string, value: string, note: string, key: string) => (
    <tr key={key} className={key === 'result' ? 'is-result' : undefined}>
      <td>{sign}</td>
      <th scope="row">{label}</th>
      <td>{value}</td>
      <td>{note}</td>
    </tr>
  )
  const period = (months: number) => t('date.months', { count: months })
  return (
    <details className="mw-more" open={open}>
      <summary>{t('date.how')}</summary>
      <table className="mw-sum">
        <caption className="mw-vh">{t('date.caption', { date: result })}</caption>
        <tbody>
          {row('', t(`date.${base.event}`), formatDate(base.date, language), from ?? t('date.register'), 'base')}
          {row(
            '+',
            t('date.period'),
            t('date.years', { count: base.years }),
            t('date.rule', { source: base.source ?? t('date.general') }),
            'period',
          )}
          {row('=', t('date.result'), result, t(`date.${confidence[base.confidence]}`), 'result')}
          {opens &&
            row(
              '−',
              t('date.opens'),
              formatDate(opens.date, language),
              t('date.monthsBefore', { period: period(opens.months) }),
              'opens',
            )}
          {late &&
            row(
              '→',
              t('date.late'),
              formatDate(late.date, language),
              t('date.monthsAfter', { period: period(late.months) }),
              'late',
            )}
        </tbody>
      </table>
      <p className="mw-source">{t('date.unmoved')}</p>
    </details>
  )
}
