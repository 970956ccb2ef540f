import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { orderTone } from '../../mark-tone.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import { Services } from './services.tsx'
import type { OrdersData, ShownOrder } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'service'] } satisfies PageHandle

const namedPlaces = 3

function Places({ places }: { places: string[] }) {
  const t = useText('portal')
  const rest = places.length - namedPlaces
  return (
    <>
      {places.slice(0, namedPlaces).join(', ')} {rest > 0 && t('orders.more', { count: rest })}
    </>
  )
}

function useColumns(): Column<ShownOrder>[] {
  const t = useText('portal')
  const language = useLanguage()
  return [
    {
      key: 'mark',
      title: t('orders.mark'),
      head: true,
      cell: (order) => (
        <>
          <a className="mw-row-link" href={path.order({ id: order.id }, { language })}>
            <Mark size="s">{order.mark}</Mark>
          </a>
          <span className="mw-source">{order.number}</span>
        </>
      ),
    },
    { key: 'where', title: t('orders.where'), cell: (order) => <Places places={order.places} /> },
    { key: 'date', title: t('orders.date'), className: 'mw-nowrap', cell: (order) => order.date },
    {
      key: 'status',
      title: t('orders.status'),
      cell: (order) => <Status tone={orderTone(order.status)}>{t(`orderStatus.${order.status}`)}</Status>,
    },
    {
      key: 'next',
      title: t('orders.next'),
      cell: ({ action }) =>
        action.waits ? (
          <ButtonLink small href={action.href}>
            {t(`action.${action.name}`)}
          </ButtonLink>
        ) : (
          <a href={action.href}>{t(`action.${action.name}`)}</a>
        ),
    },
  ]
}

export default function OrdersPage() {
  const t = useText('portal')
  const language = useLanguage()
  const { orders, paging, services, olderServices } = useLoaderData<OrdersData>()
  const columns = useColumns()
  return (
    <>
      <title>{t('orders.metaTitle')}</title>
      <div className="mw-split mb-4">
        <div>
          <h1 className="mw-h1">{t('orders.title')}</h1>
          <p className="mw-muted mt-1">{t('orders.lede')}</p>
        </div>
        {paging.total > 0 && (
          <ButtonLink small href={path.verification({}, { language })}>
            {t('frame.check')}
          </ButtonLink>
        )}
      </div>
      {paging.total === 0 ? (
        <EmptyState title={t('orders.emptyTitle')} text={t('orders.emptyText')}>
          <ButtonLink kind="primary" href={path.verification({}, { language })}>
            {t('orders.check')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Table caption={t('orders.title')} columns={columns} rows={orders} rowKey={(order) => order.id} />
          <Pager paging={paging} hrefOf={(page) => path.orders({}, { language, query: { page: String(page) } })} />
        </>
      )}
      <Services services={services} older={olderServices} />
    </>
  )
}
