import type { SubscriptionStatus } from '#domain/monitoring/status.ts'
import type { SubscriptionListRow } from '#operations/staff/subscription.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { SubscriptionStatusTag } from './status-tag.tsx'

/** The subscriptions of brands, the newest first. */
export function SubscriptionList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<SubscriptionListRow>
      table="brand_subscription"
      title="lists.brand_subscription"
      bulk={{ noun: 'brand-subscription', nameOf: (row) => row.brand?.name ?? row.public_id ?? '' }}
      filters={[
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`subscriptionStatus.${value as SubscriptionStatus}`),
        },
      ]}
      columns={[
        { key: 'number', title: t('field.number'), head: true, render: (row) => row.public_id ?? '–' },
        {
          key: 'brand',
          title: t('subscription.brand'),
          render: (row) => <Mark size="s">{row.brand?.name ?? '–'}</Mark>,
        },
        {
          key: 'plan',
          title: t('subscription.plan'),
          render: (row) => `${t(`tier.${row.tier}`)}, ${t(`frequency.${row.payment_frequency}`)}`,
        },
        { key: 'client', title: t('field.client'), render: (row) => row.brand?.user?.email ?? '–' },
        { key: 'status', title: t('field.status'), render: (row) => <SubscriptionStatusTag status={row.status} /> },
        {
          key: 'until',
          title: t('subscription.until'),
          render: (row) => (row.end_date ? formatDate(row.end_date, language) : '–'),
        },
        { key: 'created', title: t('field.created'), render: (row) => formatDate(dayOf(row.created_at), language) },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
