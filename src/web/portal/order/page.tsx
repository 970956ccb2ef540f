import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { useEventName } from '../event-name.ts'
import { markTone, orderTone } from '../../mark-tone.ts'
import { DocumentsPart } from '../documents.tsx'
import '../styles/register.css'
import { OrderEvents, OrderHead } from './frame.tsx'
import type { OrderData } from './load.server.ts'
import { Payment } from './payment.tsx'
import { WithdrawnNote } from './withdrawn.tsx'
import { Ledger } from '../../service/ledger.tsx'
import { Price } from '../../service/order-price.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'service', 'trademark'] } satisfies PageHandle

function Head({ data }: { data: OrderData }) {
  const t = useText('portal')
  const { action } = data
  const elsewhere = action.name === 'pay' && data.invoice !== null
  return (
    <OrderHead
      crumb={data.mark}
      number={data.number}
      date={data.date}
      title={
        <h1>
          <Mark size="l">{data.mark}</Mark>
        </h1>
      }
      status={<Status tone={orderTone(data.status)}>{t(`orderStatus.${data.status}`)}</Status>}
    >
      {action.name !== 'order' && !elsewhere && (
        <ButtonLink kind={action.waits ? 'primary' : 'secondary'} href={action.href}>
          {t(`action.${action.name}`)}
        </ButtonLink>
      )}
    </OrderHead>
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
            <span>
              <a href={path.trademark({ id: mark.id }, { language, query: { backUrl } })}>{mark.place.name}</a>{' '}
              {mark.classes && (
                <span className="mw-small mw-muted">{t('order.ofClasses', { classes: mark.classes })}</span>
              )}
            </span>
            <Status tone={markTone(mark.status)}>{t(`markStatus.${mark.status}`)}</Status>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

export default function OrderPage() {
  const t = useText('portal')
  const nameOf = useEventName()
  const data = useLoaderData<OrderData>()
  return (
    <>
      <title>{t('order.metaTitle', { number: data.number })}</title>
      <Head data={data} />
      <WithdrawnNote withdrawn={data.withdrawn} />
      <Ordered data={data} />
      {data.invoice && (
        <Payment
          payAt={data.action.name === 'pay' ? data.action.href : null}
          withdrawAt={data.withdrawAt}
          invoice={data.invoice}
        />
      )}
      {data.marks.length > 0 && <Marks data={data} />}
      <Ledger rows={data.ledger} />
      <DocumentsPart documents={data.documents} />
      <OrderEvents events={data.events} nameOf={(name) => nameOf('order', name)} />
    </>
  )
}
