import type { DeadlineKind } from '#domain/docket/deadline.ts'
import { deadlineState, type DeadlineState } from '#domain/docket/state.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { DeadlineListRow, DocketState } from '#operations/staff/deadline.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { distance, formatDate, todayHere } from '../kit/time.ts'
import { trademarkPath } from '../paths.ts'
import { ReportLinks } from './report-links.tsx'

const stateOf = (row: DeadlineListRow): DeadlineState =>
  deadlineState(
    { kind: row.kind, opens: row.opens, due: row.due, graceUntil: row.grace_until, doneAt: row.done_at },
    todayHere(),
  )

/** Every date of every docket, by last day: what is due, open, late, to be confirmed, or has moved. */
export function DeadlineList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<DeadlineListRow>
      table="deadline"
      title="lists.deadline"
      href={(row) => trademarkPath(row.trademark?.id ?? '')}
      actions={<ReportLinks />}
      filters={[
        { name: 'state', label: t('field.state'), nameOf: (value) => t(`docket.filter.${value as DocketState}`) },
        { name: 'what', label: t('docket.what'), nameOf: (value) => t(`docket.kind.${value as DeadlineKind}`) },
        {
          name: 'place',
          label: t('field.place'),
          nameOf: (value) => jurisdictionName(value as Jurisdiction, language),
          byName: true,
        },
      ]}
      columns={[
        {
          key: 'due',
          title: t('docket.newDue'),
          render: (row) => (
            <>
              {formatDate(row.due, language)} <small className="mw-muted">{distance(row.due, language)}</small>
              {row.previous_due && (
                <small className="mw-muted"> {t('docket.was', { date: formatDate(row.previous_due, language) })}</small>
              )}
            </>
          ),
        },
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.trademark?.name ?? ''}</Mark>,
        },
        { key: 'what', title: t('docket.what'), render: (row) => t(`docket.kind.${row.kind}`) },
        {
          key: 'place',
          title: t('field.place'),
          render: (row) => row.trademark && <Place code={row.trademark.jurisdiction} />,
        },
        {
          key: 'state',
          title: t('field.state'),
          render: (row) => (
            <>
              {t(`docket.state.${stateOf(row)}`)}
              {row.confidence === 'low' &&
                !row.override_at &&
                ` · ${t(row.is_by_letter ? 'docket.inLetter' : 'docket.confirm')}`}
            </>
          ),
        },
        {
          key: 'who',
          title: t('field.assigned'),
          render: (row) => (row.trademark?.assigned_admin ? personName(row.trademark.assigned_admin) : t('nobody')),
        },
      ]}
    />
  )
}
