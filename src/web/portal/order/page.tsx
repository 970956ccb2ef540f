import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { useEventName } from '../event-name.ts'
import { markTone, orderTone } from '../../mark-tone.ts'
import '../styles/register.css'
import type { OrderData } from './load.server.ts'
import { Payment } from './payment.tsx'
import { Price } from './price.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'service', 'trademark'] } satisfies PageHandle

function Head({ data }: { data: OrderData }) {
  const t = useText('portal')
  const { action } = data
  const elsewhere = action.name === 'pay' && data.invoice !== null
  return (
    <div className="mw-split mt-3 mb-4">
      <div className="mw-stack mw-stack--s">
        <h1>
          <Mark size="l">{data.mark}</Mark>
        </h1>
        <p className="mw-small mw-muted">
          <span className="mw-num">{t('order.margin', { number: data.number })}</span>.{' '}
          {t('order.askedOn', { date: data.date })}.
        </p>
        <p>
          <Status tone={orderTone(data.status)}>{t(`orderStatus.${data.status}`)}</Status>
        </p>
      </div>
      {action.name !== 'order' && !elsewhere && (
        <ButtonLink kind={action.waits ? 'primary' : 'secondary'} href={action.href}>
          {t(`action.${action.name}`)}
        </ButtonLink>
      )}
    </div>
  )
}

function Ordered({ data }: { data: OrderData }) {
  const t = useText('portal')
  const names = useText('trademark')
  const list = data.places.map((place) => place.name).join(', ')
  const nameOf = (code: string) => data.places.find((place) => place.code === code)?.name ?? code
  return (
    <Entry id="ordered" margin={t('order.orderedMargin')}>
      <h2 className="mw-h3 mb-2" id="ordered-title">
        {t('order.ordered')}
      </h2>
      {data.price ? (
        <>
          <p className="mw-small mw-muted mb-2">
            {t('order.registration', { mark: data.mark })},{' '}
            {names('classes', { count: data.classes.length, list: data.classes.join(', ') })}
          </p>
          <Price places={data.places} price={data.price} />
        </>
      ) : (
        <p>{t('order.nothing', { list })}</p>
      )}
      {data.toQuote.length > 0 && (
        <div className="mt-2">
          <Callout tone="amber">
            <p>{t('order.quote', { list: data.toQuote.map(nameOf).join(', ') })}</p>
          </Callout>
        </div>
      )}
    </Entry>
  )
}

function Marks({ data }: { data: OrderData }) {
  const t = useText('portal')
  const language = useLanguage()
  const backUrl = path.order({ id: data.id }, { language })
  return (
    <Entry id="marks" margin={t('order.marksMargin')}>
      <h2 className="mw-h3 mb-2" id="marks-title">
        {t('order.marks')}
      </h2>
      <ul className="mw-ruled">
        {data.marks.map((mark) => (
          <li key={mark.id} className="mw-split">
            <a href={path.trademark({ id: mark.id }, { language, query: { backUrl } })}>{mark.place.name}</a>
            <Status tone={markTone(mark.status)}>{t(`markStatus.${mark.status}`)}</Status>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

function Events({ data }: { data: OrderData }) {
  const t = useText('portal')
  const nameOf = useEventName()
  return (
    <Entry id="events" margin={t('order.eventsMargin')}>
      <h2 className="mw-h3 mb-3" id="events-title">
        {t('order.events')}
      </h2>
      <Timeline
        moments={data.events.map((event, index) => ({
          key: event.id,
          state: index === data.events.length - 1 ? 'now' : 'done',
          when: event.date,
          dateTime: event.created_at,
          title: nameOf('order', event.name),
        }))}
      />
    </Entry>
  )
}

export default function OrderPage() {
  const t = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<OrderData>()
  return (
    <>
      <title>{t('order.metaTitle', { number: data.number })}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[{ label: t('orders.title'), href: path.orders({}, { language }) }, { label: data.mark }]}
      />
      <Head data={data} />
      <Ordered data={data} />
      {data.invoice && <Payment payAt={data.action.name === 'pay' ? data.action.href : null} invoice={data.invoice} />}
      {data.marks.length > 0 && <Marks data={data} />}
      <Events data={data} />
    </>
  )
}
