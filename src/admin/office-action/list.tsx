import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import type { OfficeActionListRow } from '#operations/staff/office-action.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { useMarkColumns, usePlaceFilter } from '../kit/mark-columns.tsx'
import { formatDate } from '../kit/time.ts'
import { OfficeActionStatusTag } from './status-tag.tsx'

/** The office actions, the nearest last day first. */
export function OfficeActionList() {
  const t = useText()
  const place = usePlaceFilter()
  const language = useLanguage()
  const ofMark = useMarkColumns<OfficeActionListRow>(
    t('officeAction.due'),
    t('officeAction.noDue'),
    (row) => row.risk_highlighted && <span className="wb-tag wb-tag--late"> {t('officeAction.serious')}</span>,
  )
  return (
    <ListPage<OfficeActionListRow>
      table="office_action"
      title="lists.office_action"
      bulk={{
        noun: 'office-action',
        nameOf: (row) => [row.trademark?.name, row.trademark?.jurisdiction].filter(Boolean).join(', '),
      }}
      filters={[
        { name: 'open', label: t('officeAction.which'), nameOf: () => t('officeAction.onlyOpen') },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`officeActionStatus.${value as OfficeActionStatus}`),
        },
        place,
      ]}
      columns={[
        ...ofMark,
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
