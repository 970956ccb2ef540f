import { useLoaderData } from 'react-router'
import { serviceRequestStatuses } from '#domain/service-order/status.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Payment } from '../order/payment.tsx'
import { Price } from '../order/price.tsx'
import '../styles/register.css'
import type { ServiceOrderData } from './load.server.ts'
import { serviceTone } from './tone.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'service'] } satisfies PageHandle

export default function ServiceOrderPage() {
  const t = useText('service')
  const portal = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<ServiceOrderData>()
  const named = [...serviceRequestStatuses, 'Order updated'] as const
  const eventName = (name: string) => {
    const known = named.find((one) => one === name)
    return known ? t(`status.${known}`) : name
  }
  return (
    <>
      <title>{t('portal.metaTitle', { number: data.number })}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[{ label: portal('orders.title'), href: path.orders({}, { language }) }, { label: data.number }]}
      />
      <div className="mw-split mt-3 mb-4">
        <div className="mw-stack mw-stack--s">
          <h1 className="mw-h1">
            {t(`offering.${data.service}`)}: <Mark>{data.mark}</Mark>
          </h1>
          <p className="mw-small mw-muted">
            <span className="mw-num">{portal('order.margin', { number: data.number })}</span>.{' '}
            {portal('order.askedOn', { date: data.date })}.
          </p>
          <p>
            <Status tone={serviceTone(data.status)}>{t(`status.${data.status}`)}</Status>
          </p>
        </div>
        {data.payAt && !data.invoice && (
          <ButtonLink kind="primary" href={data.payAt}>
            {t('portal.pay')}
          </ButtonLink>
        )}
      </div>
      <Entry id="ordered" margin={data.places.map(({ name }) => name).join(', ')}>
        <h2 className="mw-h3 mb-2" id="ordered-title">
          {t('portal.ordered')}
        </h2>
        {data.price ? <Price places={data.places} price={data.price} /> : <p>{t('portal.noPrice')}</p>}
      </Entry>
      {data.invoice && <Payment payAt={data.payAt} invoice={data.invoice} />}
      {data.work.length > 0 && (
        <Entry id="work" margin={t('portal.work')}>
          <h2 className="mw-h3 mb-2" id="work-title">
            {t('portal.work')}
          </h2>
          <ul className="mw-ruled">
            {data.work.map((piece) => (
              <li key={piece.id} className="mw-split">
                <span>
                  {t(`offering.${piece.what}`)}
                  {piece.deadline && `, ${t('portal.deadline', { date: piece.deadline })}`}
                </span>
                <span>{t(`work.${piece.status}`)}</span>
              </li>
            ))}
          </ul>
        </Entry>
      )}
      <Entry id="events" margin={portal('order.eventsMargin')}>
        <h2 className="mw-h3 mb-3" id="events-title">
          {portal('order.events')}
        </h2>
        <Timeline
          moments={data.events.map((event, index) => ({
            key: event.id,
            state: index === data.events.length - 1 ? 'now' : 'done',
            when: event.date,
            dateTime: event.created_at,
            title: eventName(event.name),
          }))}
        />
      </Entry>
    </>
  )
}
