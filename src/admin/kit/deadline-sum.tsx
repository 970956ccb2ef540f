import { closedByOffice } from '#domain/docket/office-closed.ts'
import { useLanguage, useText, type Text } from '../i18n/texts.ts'
import type { DeadlineRow } from '#operations/staff/trademark.ts'
import { formatDate } from './time.ts'

/** Law and article, with where they were found and how sure that is. */
function groundsOf(row: DeadlineRow, t: Text): string {
  const law = [row.law, row.article ?? t('docket.noArticle')].filter(Boolean).join(', ')
  const found = t(`docket.source.${row.source_kind}`)
  // How sure the day is stands below; that a letter names it is sure.
  if (row.is_by_letter) return `${law}. ${found}.`
  const confidence = t(`dates.confidence.${row.confidence}`)
  return `${law}. ${found}, ${t('dates.sure', { confidence })}.`
}

/** A deadline as the sum it is: from this event, this period, by this rule, moved by closed days. */
export function DeadlineSum({ row }: { row: DeadlineRow }) {
  const t = useText()
  const language = useLanguage()
  const day = (date: string) => formatDate(date, language)
  const line = (sign: string, label: string, value: string, note = '', isResult = false) => (
    <tr className={isResult ? 'is-result' : undefined}>
      <td>{sign || '\u00a0'}</td>
      <th scope="row">{label}</th>
      <td>{value}</td>
      <td>{note}</td>
    </tr>
  )
  const isMoved = row.lawful_due !== row.calendar_due
  return (
    <>
      <table className="wb-sum">
        <caption className="mw-vh">{t('docket.sum')}</caption>
        <tbody>
          {line('', t(`docket.event.${row.from_event}`), day(row.from_date))}
          {row.amount !== 0 &&
            line('+', t('dates.period'), t(`docket.unit.${row.unit}`, { count: row.amount }), groundsOf(row, t))}
          {line('=', t('docket.calendarDue'), day(row.calendar_due), '', !isMoved)}
          {isMoved &&
            line(
              '→',
              t('docket.afterClosed'),
              day(row.lawful_due),
              row.moved_because === 'weekend' || row.moved_because === null
                ? t('docket.weekend')
                : row.moved_because === closedByOffice
                  ? t('docket.officeClosed')
                  : t('docket.holiday', { name: row.moved_because }),
              true,
            )}
          {row.opens && line('', t('docket.opens'), day(row.opens))}
          {row.grace_until && line('', t('docket.grace'), day(row.grace_until))}
        </tbody>
      </table>
      <ul className="wb-remarks">
        {row.confidence === 'low' && row.override_at === null && (
          <li>{t(row.is_by_letter ? 'docket.byLetter' : 'docket.toConfirm')}</li>
        )}
        {row.is_assumed && <li>{t('docket.assumed')}</li>}
        {row.is_move_unknown && <li>{t('docket.moveUnknown')}</li>}
        {row.previous_due && <li>{t('docket.was', { date: day(row.previous_due) })}</li>}
        {row.note && <li lang="en">{row.note}</li>}
        {row.source && (
          <li>
            <a href={row.source} rel="noreferrer noopener" target="_blank">
              {t('docket.openSource')}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
