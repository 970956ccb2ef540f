import { useActionData, useLoaderData } from 'react-router'
import { serviceRequestStatuses } from '#domain/service-order/status.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { OrderEvents, OrderHead } from '../order/frame.tsx'
import { Payment } from '../order/payment.tsx'
import { WithdrawnNote } from '../order/withdrawn.tsx'
import { Ledger } from '../../service/ledger.tsx'
import { Price } from '../../service/order-price.tsx'
import { DocumentsPart } from '../documents.tsx'
import '../../draft.css'
import '../styles/register.css'
import { Letters } from './letters.tsx'
import { OrderAgain } from './again.tsx'
import type { ServiceOrderData } from './load.server.ts'
import { serviceTone } from './tone.ts'
import { TransferEntry } from '../../service-order/transfer.tsx'

export { action } from './action.server.ts'
export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'service', 'owner', 'checkout'] } satisfies PageHandle

export default function ServiceOrderPage() {
  const t = useText('service')
  const data = useLoaderData<ServiceOrderData>()
  const answer = useActionData<FormAnswer>()
  const named = [...serviceRequestStatuses, 'Order updated', 'Withdrawal declared'] as const
  const eventName = (name: string) => {
    const known = named.find((one) => one === name)
    return known ? t(`status.${known}`) : name
  }
  return (
    <>
      <title>{t('portal.metaTitle', { number: data.number })}</title>
      <OrderHead
        crumb={data.number}
        number={data.number}
        date={data.date}
        title={
          <h1 className="mw-h1">
            {t(`offering.${data.service}`)}: <Mark>{data.mark}</Mark>
          </h1>
        }
        status={<Status tone={serviceTone(data.status)}>{t(`status.${data.status}`)}</Status>}
      >
        <div className="mw-cluster">
          {data.payAt && !data.invoice && (
            <ButtonLink kind="primary" href={data.payAt}>
              {t('portal.pay')}
            </ButtonLink>
          )}
          {data.again !== null && <OrderAgain requestKey={data.again} />}
        </div>
      </OrderHead>
      <WithdrawnNote withdrawn={data.withdrawn} />
      <Entry id="ordered" margin={data.places.map(({ name }) => name).join(', ')}>
        <h2 className="mw-h3 mb-2" id="ordered-title">
          {t('portal.ordered')}
        </h2>
        {data.price ? <Price places={data.places} price={data.price} /> : <p>{t('portal.noPrice')}</p>}
      </Entry>
      {data.invoice && <Payment payAt={data.payAt} withdrawAt={data.withdrawAt} invoice={data.invoice} />}
      {data.work.length > 0 && (
        <Entry id="work" margin={t('portal.work')}>
          <h2 className="mw-h3 mb-2" id="work-title">
            {t('portal.work')}
          </h2>
          <ul className="mw-ruled">
            {data.work.map((piece) => (
              <li key={piece.id} className="mw-split">
                <span>
                  {[t(`offering.${piece.what}`), piece.mark].filter(Boolean).join(', ')}
                  {piece.deadline && `, ${t('portal.deadline', { date: piece.deadline })}`}
                  {piece.note && <span className="mw-lines mw-small mt-1">{piece.note}</span>}
                </span>
                <span>{piece.outcome ? t(`outcome.${piece.outcome}`) : t(`work.${piece.status}`)}</span>
              </li>
            ))}
          </ul>
        </Entry>
      )}
      <Ledger rows={data.ledger} />
      {data.transfer && <TransferEntry transfer={data.transfer} answer={answer} />}
      <Letters letters={data.letters} />
      <DocumentsPart documents={data.documents} />
      <OrderEvents events={data.events} nameOf={eventName} />
    </>
  )
}
