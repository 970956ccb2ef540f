import { formatDate } from '#kernel/dates.ts'
import type { SubscriptionRow } from '#operations/account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'

const tones: Partial<Record<string, Tone>> = {
  'Subscription started': 'leaf',
  'Trial started': 'leaf',
  'Payment failed': 'seal',
  Created: 'amber',
}

/** The word of a subscription's status, with its shape. */
export function SubscriptionStatus({ status }: { status: string }) {
  const t = useText('account')
  return <Status tone={tones[status] ?? 'muted'}>{t(`subscriptionStatus.${status as 'Created'}`)}</Status>
}

function useColumns(): Column<SubscriptionRow>[] {
  const t = useText('account')
  const language = useLanguage()
  const day = (date: string | null | undefined) => (date ? formatDate(date, language) : t('subscriptions.none'))
  return [
    {
      key: 'brand',
      title: t('subscriptions.brand'),
      head: true,
      cell: (row) => (
        <a href={path.profile({}, { language, query: { tab: 'subscriptions', id: row.id } })}>
          {row.brand?.name ?? '–'}
        </a>
      ),
    },
    { key: 'number', title: t('subscriptions.number'), cell: (row) => <span className="mw-num">{row.public_id}</span> },
    {
      key: 'tier',
      title: t('subscriptions.tier'),
      cell: (row) =>
        `${t(`tierNames.${row.tier as 'basic'}`)}, ${t(`subscriptions.${row.payment_frequency as 'monthly'}`)}`,
    },
    { key: 'status', title: t('subscriptions.status'), cell: (row) => <SubscriptionStatus status={row.status} /> },
    { key: 'since', title: t('subscriptions.since'), cell: (row) => day(row.start_date) },
    { key: 'until', title: t('subscriptions.until'), cell: (row) => day(row.end_date) },
  ]
}

/** The customer's subscriptions, each with the way to its own page. */
export function Subscriptions({ rows }: { rows: SubscriptionRow[] }) {
  const t = useText('account')
  const language = useLanguage()
  const columns = useColumns()
  const order = (
    <ButtonLink kind={rows.length === 0 ? 'primary' : 'secondary'} href={path.brandOrder({}, { language })}>
      {t('subscriptions.order')}
    </ButtonLink>
  )
  if (rows.length === 0)
    return (
      <EmptyState title={t('subscriptions.emptyTitle')} text={t('subscriptions.emptyText')}>
        {order}
      </EmptyState>
    )
  return (
    <div className="mw-stack mw-stack--l">
      <Table caption={t('subscriptions.title')} columns={columns} rows={rows} rowKey={(row) => row.id} />
      <div>{order}</div>
    </div>
  )
}
