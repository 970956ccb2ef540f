import type { RegistrationStatus, RegistrationStatusGroup } from '#domain/registration/status.ts'
import { Mark } from '#ui/mark.tsx'
import type { ClientPreference, RequestListRow } from '#operations/staff/request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Places } from '../kit/place.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { dayOf, formatDate } from '../kit/time.ts'

export function RequestList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<RequestListRow>
      table="registration_request"
      title="lists.registration_request"
      bulk={{ noun: 'request', nameOf: (row) => [row.value, row.public_id].join(', ') }}
      filters={[
        {
          name: 'group',
          label: t('field.stage'),
          nameOf: (value) => t(`stage.${value as RegistrationStatusGroup}`),
        },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`status.${value as RegistrationStatus}`),
        },
        {
          name: 'preference',
          label: t('preferences.filter'),
          nameOf: (value) => t(`preferences.preference.${value as ClientPreference}`),
        },
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.value}</Mark>,
        },
        { key: 'number', title: t('field.number'), render: (row) => row.public_id },
        {
          key: 'client',
          title: t('field.client'),
          render: (row) => (
            <div>
              {row.contact_first_name} {row.contact_last_name}
              <br />
              <span className="mw-source">{row.contact_email}</span>
            </div>
          ),
        },
        { key: 'places', title: t('field.places'), render: (row) => <Places codes={row.jurisdictions} /> },
        { key: 'status', title: t('field.status'), render: (row) => <StatusTag status={row.status} /> },
        {
          key: 'created',
          title: t('field.created'),
          render: (row) => formatDate(dayOf(row.created_at), language),
        },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
