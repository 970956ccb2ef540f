import type { ReactNode } from 'react'
import { closedByOffice } from '#domain/docket/office-closed.ts'
import { distanceOf, formatDate, formatMonth } from '#kernel/dates.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { LawWords } from '../source-words.tsx'
import type { RunningDate, ShownDate } from './dates.ts'
import './dates.css'

/** A date within this many days is marked as near. */
const nearDays = 90

/** A date as a register writes it: the day large, month and year beside it, the distance below; no day that is unconfirmed. */
export function RegisterDate({ date }: { date: ShownDate }) {
  const t = useText('portal')
  const language = useLanguage()
  const month = formatMonth(date.date, language)
  if (date.isInLetter)
    return (
      <p className="mw-date">
        <span>{t('date.inLetter')}</span>
      </p>
    )
  if (date.isUnconfirmed)
    return (
      <p className="mw-date">
        <span>{t('date.about', { month })}</span>
        <small>{t('date.toConfirm')}</small>
      </p>
    )
  return (
    <time className={date.days <= nearDays ? 'mw-date mw-date--due' : 'mw-date'} dateTime={date.date}>
      <b>{Number(date.date.slice(8, 10))}</b>
      <span>{month}</span>
      <small>{distanceOf(date.days, language)}</small>
    </time>
  )
}

/** The law of a date in one line, with where it was found when it was not its text. */
function Grounds({ base: { law, article, sourceKind } }: { base: NonNullable<RunningDate['base']> }) {
  const t = useText('portal')
  const named = [law, article].filter(Boolean).join(', ')
  const said = named || t('date.general')
  const text = sourceKind === 'statute' || sourceKind === 'office' ? said : t('date.byAccount', { law: said })
  return <LawWords text={text} source={named} />
}

const unitKeys = { day: 'days', working_day: 'workingDays', week: 'weeks', month: 'months', year: 'years' } as const

/** A period in words: "6 months". */
export function useLength(): (amount: number, unit: string) => string {
  const t = useText('portal')
  return (count, unit) =>
    t(`date.${unit in unitKeys ? unitKeys[unit as keyof typeof unitKeys] : 'hijriYears'}`, { count })
}

const eventKeys = {
  filing: 'filing',
  filing_or_priority: 'filing',
  registration: 'registration',
  first_filing: 'firstFiling',
  day_after_first_filing: 'firstFiling',
  publication: 'publication',
  day_after_publication: 'publication',
  office_action: 'officeAction',
  notice_of_allowance: 'noticeOfAllowance',
  opposition_notice: 'oppositionNotice',
  cooling_off_start: 'coolingOffStart',
  expiry: 'expiry',
  day_after_expiry: 'expiry',
} as const

/** The event that a date counts from; everything else is the end of the time before it. */
function useEvent(): (event: string) => string {
  const t = useText('portal')
  return (event) => t(`date.${event in eventKeys ? eventKeys[event as keyof typeof eventKeys] : 'before'}`)
}

/** The base of a date in one line: "Filing, 20 November 2016 + 10 years". */
export function DateFrom({ date }: { date: RunningDate }) {
  const t = useText('portal')
  const language = useLanguage()
  const lengthOf = useLength()
  const eventOf = useEvent()
  const { base } = date
  if (!base) return <p className="mw-from">{t('date.set')}</p>
  if (date.isUnconfirmed)
    return <p className="mw-from">{t(date.isInLetter ? 'date.inLetterText' : 'date.unconfirmedText')}</p>
  return (
    <p className="mw-from">
      {eventOf(base.event)}, {formatDate(base.date, language)}
      {base.amount !== 0 && ` + ${lengthOf(base.amount, base.unit)}`}
      <small>
        <Grounds base={base} />
      </small>
    </p>
  )
}

interface DateSumProps {
  date: RunningDate
  open?: boolean
  /** Where the day it counts from was taken from; by default our record of the register. */
  from?: string
}

/** The arithmetic of a date, written as a column sum; none where a person set the day or nobody confirmed the law. */
export function DateSum({ date, open, from }: DateSumProps) {
  const t = useText('portal')
  const language = useLanguage()
  const lengthOf = useLength()
  const eventOf = useEvent()
  const { base, opens, late } = date
  if (!base || date.isUnconfirmed) return null
  const day = (one: string) => formatDate(one, language)
  const isMoved = date.calendarDue !== date.date
  const row = (sign: string, label: string, value: string, note: ReactNode, isResult = false) => (
    <tr className={isResult ? 'is-result' : undefined}>
      <td>{sign}</td>
      <th scope="row">{label}</th>
      <td>{value}</td>
      <td>{note}</td>
    </tr>
  )
  return (
    <details className="mw-more" open={open}>
      <summary>{t('date.how')}</summary>
      <table className="mw-sum">
        <caption className="mw-vh">{t('date.caption', { date: day(date.date) })}</caption>
        <tbody>
          {row('', eventOf(base.event), day(base.date), from ?? t('date.register'))}
          {base.amount !== 0 && row('+', t('date.period'), lengthOf(base.amount, base.unit), <Grounds base={base} />)}
          {row('=', t('date.result'), day(date.calendarDue), '', !isMoved)}
          {isMoved &&
            row(
              '→',
              t('date.moved'),
              day(date.date),
              date.movedBecause === 'weekend' || date.movedBecause === null
                ? t('date.weekend')
                : date.movedBecause === closedByOffice
                  ? t('date.officeClosed')
                  : t('date.holiday', { name: date.movedBecause }),
              true,
            )}
          {opens && date.kind !== 'priority' && date.kind !== 'opposition' && row('−', t('date.opens'), day(opens), '')}
          {late && row('→', t('date.late'), day(late), t('date.surcharge'))}
        </tbody>
      </table>
      <p className="mw-source">{t('date.closedDays')}</p>
    </details>
  )
}
