import { serviceWord } from '#domain/service-order/offering.ts'
import type { ServiceRequestStatus } from '#domain/service-order/status.ts'
import { Mark } from '#ui/mark.tsx'
import type { ServiceListRow } from '#operations/staff/service-request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { ServiceStatusTag } from './service-status.tsx'

/** The orders of services. */
export function ServiceList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<ServiceListRow>
      table="service_request"
      title="lists.service_request"
      bulk={{ noun: 'service-request', nameOf: (row) => row.public_id }}
      filters={[
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`serviceStatus.${value as ServiceRequestStatus}`),
        },
        { name: 'service', label: t('service.what'), byName: true, nameOf: (value) => nameOf(value) },
      ]}
      columns={[
        { key: 'number', title: t('field.number'), head: true, render: (row) => row.public_id },
        { key: 'what', title: t('service.what'), render: (row) => nameOf(row.service_name) },
        {
          key: 'mark',
          title: t('field.mark'),
          render: (row) => <Mark size="s">{(row.parameters.items ?? []).map(({ mark }) => mark).join(', ')}</Mark>,
        },
        { key: 'client', title: t('field.client'), render: (row) => row.user?.email ?? row.contact_email ?? '' },
        { key: 'status', title: t('field.status'), render: (row) => <ServiceStatusTag status={row.status} /> },
        { key: 'created', title: t('field.created'), render: (row) => formatDate(dayOf(row.created_at), language) },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )

  // Types without a fee of the list share a word; among the choices their own name tells them apart.
  function nameOf(type: string): string {
    const word = serviceWord(type)
    return word === 'other' ? `${t('offering.other')} (${type})` : t(`offering.${word}`)
  }
}
