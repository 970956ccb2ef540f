import { registrationStatuses, registrationStatusGroups } from '#domain/registration/status.ts'
import { Mark } from '#ui/mark.tsx'
import type { RequestListRow } from '#operations/staff/request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Places } from '../kit/place.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { requestPath } from '../paths.ts'

export function RequestList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<RequestListRow>
      table="registration_request"
      title="lists.registration_request"
      sort={{ field: 'created_at', order: 'DESC' }}
      href={(row) => requestPath(row.id)}
      filters={[
        {
          name: 'group',
          label: t('field.stage'),
          options: registrationStatusGroups.map((group) => ({ value: group, label: t(`stage.${group}`) })),
        },
        {
          name: 'status',
          label: t('field.status'),
          options: registrationStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        },
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          sort: 'value',
          render: (row) => <Mark size="s">{row.value}</Mark>,
        },
        { key: 'number', title: t('field.number'), sort: 'public_id', render: (row) => row.public_id },
        {
          key: 'client',
          title: t('field.client'),
          sort: 'contact_last_name',
          render: (row) => (
            <div>
              {row.contact_first_name} {row.contact_last_name}
              <br />
              <span className="mw-source">{row.contact_email}</span>
            </div>
          ),
        },
        { key: 'places', title: t('field.places'), render: (row) => <Places codes={row.jurisdictions} /> },
        { key: 'status', title: t('field.status'), sort: 'status', render: (row) => <StatusTag status={row.status} /> },
        {
          key: 'created',
          title: t('field.created'),
          sort: 'created_at',
          render: (row) => formatDate(dayOf(row.created_at), language),
        },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
