import { Form, useNavigation } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import type { CardRow, CounterpartyRow, SubscriptionRow } from '#operations/account.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'

const running = ['Subscription started', 'Trial started']

function useSubscriptionColumns(): Column<SubscriptionRow>[] {
  const t = useText('account')
  const language = useLanguage()
  const day = (date: string | null | undefined) => (date ? formatDate(date, language) : t('subscriptions.none'))
  return [
    { key: 'brand', title: t('subscriptions.brand'), head: true, cell: (row) => row.brand?.name ?? '–' },
    {
      key: 'tier',
      title: t('subscriptions.tier'),
      cell: (row) =>
        `${t(`tierNames.${row.tier as 'basic'}`)}, ${t(`subscriptions.${row.payment_frequency as 'monthly'}`)}`,
    },
    {
      key: 'status',
      title: t('subscriptions.status'),
      cell: (row) => (
        <Status tone={running.includes(row.status) ? 'leaf' : 'muted'}>
          {t(`subscriptionStatus.${row.status as 'Created'}`)}
        </Status>
      ),
    },
    { key: 'since', title: t('subscriptions.since'), cell: (row) => day(row.start_date) },
    { key: 'until', title: t('subscriptions.until'), cell: (row) => day(row.end_date) },
    { key: 'next', title: t('subscriptions.next'), cell: (row) => day(row.payments[0]?.start_date) },
  ]
}

/** What watches the customer's brands, and what it costs next. */
export function Subscriptions({ rows }: { rows: SubscriptionRow[] }) {
  const t = useText('account')
  const language = useLanguage()
  const columns = useSubscriptionColumns()
  if (rows.length === 0)
    return (
      <EmptyState title={t('subscriptions.emptyTitle')} text={t('subscriptions.emptyText')}>
        <ButtonLink kind="primary" href={path.trademarks({}, { language })}>
          {t('subscriptions.emptyAction')}
        </ButtonLink>
      </EmptyState>
    )
  return <Table caption={t('subscriptions.title')} columns={columns} rows={rows} rowKey={(row) => row.id} />
}

function useCardColumns(): Column<CardRow>[] {
  const t = useText('account')
  const language = useLanguage()
  return [
    {
      key: 'card',
      title: t('payment.card'),
      head: true,
      cell: (row) => (
        <span className="mw-num">
          {row.card_brand ?? t('payment.card')} •••• {row.card_last_four ?? '····'}
        </span>
      ),
    },
    { key: 'ends', title: t('payment.ends'), cell: (row) => row.card_expiration ?? t('payment.unknown') },
    { key: 'added', title: t('payment.added'), cell: (row) => formatDate(row.created_at.slice(0, 10), language) },
    {
      key: 'status',
      title: t('payment.status'),
      cell: (row) => <Status tone={row.status === 'Valid' ? 'leaf' : 'amber'}>{t(`cardStatus.${row.status}`)}</Status>,
    },
  ]
}

/** Saved cards: their brand and last digits, never more. */
export function Cards({ rows }: { rows: CardRow[] }) {
  const columns = useCardColumns()
  const t = useText('account')
  const language = useLanguage()
  if (rows.length === 0)
    return (
      <EmptyState title={t('payment.emptyTitle')} text={t('payment.emptyText')}>
        <ButtonLink kind="primary" href={path.orders({}, { language })}>
          {t('payment.emptyAction')}
        </ButtonLink>
      </EmptyState>
    )
  return <Table caption={t('payment.title')} columns={columns} rows={rows} rowKey={(row) => row.id} />
}

function useCounterpartyColumns(): Column<CounterpartyRow>[] {
  const t = useText('account')
  return [
    {
      key: 'name',
      title: t('whitelist.name'),
      head: true,
      cell: (row) => [row.primary_name, ...row.aliases].join(', '),
    },
    { key: 'websites', title: t('whitelist.websites'), cell: (row) => row.websites.join(', ') || '–' },
    { key: 'off', title: t('whitelist.action'), cell: (row) => <TakeOff id={row.id} name={row.primary_name} /> },
  ]
}

/** The client takes back that somebody may use the brand. */
function TakeOff({ id, name }: { id: string; name: string }) {
  const t = useText('account')
  const busy = useNavigation().formData?.get('counterparty') === id
  return (
    <Form method="post">
      <input type="hidden" name="counterparty" value={id} />
      <Button small type="submit" name="intent" value="whitelist-off" busy={busy}>
        {t('whitelist.takeOff')}
        <span className="mw-vh">: {name}</span>
      </Button>
    </Form>
  )
}

/** Partners against whom no case is made. */
export function Whitelist({ rows }: { rows: CounterpartyRow[] }) {
  const columns = useCounterpartyColumns()
  const t = useText('account')
  const language = useLanguage()
  if (rows.length === 0)
    return (
      <EmptyState title={t('whitelist.emptyTitle')} text={t('whitelist.emptyText')}>
        <ButtonLink kind="primary" href={path.cases({}, { language })}>
          {t('whitelist.emptyAction')}
        </ButtonLink>
      </EmptyState>
    )
  return <Table caption={t('whitelist.title')} columns={columns} rows={rows} rowKey={(row) => row.id} />
}
