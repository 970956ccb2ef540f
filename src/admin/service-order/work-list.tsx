import { markOfWork } from '#domain/service-order/work-item.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import type { ServiceStatus } from '#domain/service-order/status.ts'
import type { WorkListRow } from '#operations/staff/service-request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { distance, formatDate } from '../kit/time.ts'
import { WorkStatusTag } from './work-status.tsx'

/** The pieces of work of all orders, the nearest day first. */
export function WorkList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<WorkListRow>
      table="service"
      title="lists.service"
      bulk={{ noun: 'service', nameOf: (row) => row.service_request?.public_id ?? row.id }}
      filters={[
        { name: 'open', label: t('work.which'), nameOf: () => t('work.onlyOpen') },
        { name: 'status', label: t('field.status'), nameOf: (value) => t(`workStatus.${value as ServiceStatus}`) },
        {
          name: 'type',
          label: t('service.what'),
          byName: true,
          nameOf: (value) => t(`offering.${serviceWord(value)}`),
        },
      ]}
      columns={[
        {
          key: 'due',
          title: t('work.deadline'),
          render: (row) =>
            row.deadline === null ? (
              t('work.noDeadline')
            ) : (
              <>
                {formatDate(row.deadline, language)}{' '}
                <small className="mw-muted">{distance(row.deadline, language)}</small>
              </>
            ),
        },
        { key: 'what', title: t('service.what'), head: true, render: (row) => t(`offering.${serviceWord(row.type)}`) },
        { key: 'mark', title: t('field.mark'), render: (row) => markOfWork(row.parameters, (code) => code) },
        { key: 'order', title: t('work.order'), render: (row) => row.service_request?.public_id },
        { key: 'status', title: t('field.status'), render: (row) => <WorkStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
