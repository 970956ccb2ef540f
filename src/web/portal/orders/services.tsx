import { ButtonLink } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { serviceTone } from '../service-order/tone.ts'
import type { ShownService } from './load.server.ts'

function useColumns(): Column<ShownService>[] {
  const t = useText('service')
  const portal = useText('portal')
  const language = useLanguage()
  return [
    {
      key: 'what',
      title: t('what'),
      head: true,
      cell: (service) => (
        <>
          <a className="mw-row-link" href={path.serviceOrder({ id: service.id }, { language })}>
            {t(`offering.${service.what}`)}
          </a>
          <span className="mw-source">{service.number}</span>
        </>
      ),
    },
    { key: 'mark', title: portal('orders.mark'), cell: (service) => <Mark size="s">{service.mark}</Mark> },
    { key: 'date', title: portal('orders.date'), className: 'mw-nowrap', cell: (service) => service.date },
    {
      key: 'status',
      title: portal('orders.status'),
      cell: (service) => <Status tone={serviceTone(service.status)}>{t(`status.${service.status}`)}</Status>,
    },
  ]
}

/** The services that were ordered, newest first, and the way to order one. */
export function Services({ services, older }: { services: ShownService[]; older: number }) {
  const t = useText('service')
  const language = useLanguage()
  const columns = useColumns()
  return (
    <section className="mt-6" aria-labelledby="services-title">
      <div className="mw-split mb-3">
        <h2 className="mw-h2" id="services-title">
          {t('ordersTitle')}
        </h2>
        <ButtonLink small href={path.orderService({}, { language })}>
          {t('order')}
        </ButtonLink>
      </div>
      {services.length > 0 && (
        <Table caption={t('ordersTitle')} rows={services} rowKey={(service) => service.id} columns={columns} />
      )}
      {older > 0 && <p className="mw-small mw-muted mt-2">{t('ordersMore', { count: older })}</p>}
    </section>
  )
}
