import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import type { OfficeActionListRow } from '#operations/staff/office-action.ts'
import { useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { useMarkColumns, usePlaceFilter } from '../kit/mark-columns.tsx'
import { OfficeActionStatusTag } from './status-tag.tsx'

/** The office actions, the nearest last day first. */
export function OfficeActionList() {
  const t = useText()
  const place = usePlaceFilter()
  const ofMark = useMarkColumns(t('officeAction.due'), t('officeAction.noDue'))
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
        place,
      ]}
      columns={[
        ...ofMark,
        { key: 'status', title: t('field.status'), render: (row) => <OfficeActionStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
