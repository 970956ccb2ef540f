import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import type { OfficeActionListRow } from '#operations/staff/office-action.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Place } from '../kit/place.tsx'
import { distance, formatDate } from '../kit/time.ts'
import { OfficeActionStatusTag } from './status-tag.tsx'

/** The office actions, the nearest last day first. */
export function OfficeActionList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<OfficeActionListRow>
      table="office_action"
      title="lists.office_action"
      filters={[
        { name: 'open', label: t('officeAction.which'), nameOf: () => t('officeAction.onlyOpen') },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`officeActionStatus.${value as OfficeActionStatus}`),
        },
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
          title: t('officeAction.due'),
          render: (row) =>
            row.due_date === null ? (
              t('officeAction.noDue')
            ) : (
              <>
                {formatDate(row.due_date, language)}{' '}
                <small className="mw-muted">{distance(row.due_date, language)}</small>
              </>
            ),
        },
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => (
            <>
              <Mark size="s">{row.trademark?.name ?? ''}</Mark>
              {row.risk_highlighted && <span className="wb-tag wb-tag--late"> {t('officeAction.serious')}</span>}
            </>
          ),
        },
        {
          key: 'place',
          title: t('field.place'),
          render: (row) => row.trademark && <Place code={row.trademark.jurisdiction} />,
        },
        {
          key: 'issued',
          title: t('officeAction.issued'),
          render: (row) => (row.issue_date === null ? '' : formatDate(row.issue_date, language)),
        },
        { key: 'status', title: t('field.status'), render: (row) => <OfficeActionStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
