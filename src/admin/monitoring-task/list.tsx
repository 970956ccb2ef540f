import type { MonitoringTaskStatus } from '#domain/monitoring/status.ts'
import type { MonitoringTaskListRow } from '#operations/staff/monitoring-task.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { formatDate } from '../kit/time.ts'
import { TaskStatusTag } from './status-tag.tsx'

/** The searches of protected brands, the most urgent first. */
export function MonitoringTaskList() {
  const t = useText()
  const language = useLanguage()
  const day = (date: string | null) => (date === null ? '–' : formatDate(date, language))
  return (
    <ListPage<MonitoringTaskListRow>
      table="brand_monitoring_task"
      title="lists.brand_monitoring_task"
      bulk={{ noun: 'brand-monitoring-task', nameOf: (row) => row.brand?.name ?? '' }}
      filters={[
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`searchStatus.${value as MonitoringTaskStatus}`),
        },
      ]}
      columns={[
        {
          key: 'brand',
          title: t('subscription.brand'),
          head: true,
          render: (row) => <Mark size="s">{row.brand?.name ?? '–'}</Mark>,
        },
        { key: 'tier', title: t('subscription.plan'), render: (row) => t(`tier.${row.brand_subscription_tier}`) },
        { key: 'status', title: t('field.status'), render: (row) => <TaskStatusTag status={row.status} /> },
        { key: 'planned', title: t('sighting.planned'), render: (row) => day(row.planned_on) },
        { key: 'deadline', title: t('order.due'), render: (row) => day(row.deadline) },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
