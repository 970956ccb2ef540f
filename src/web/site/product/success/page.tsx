import { useEffect } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { clearDraft } from '#ui/use-draft.ts'
import { Timeline } from '#ui/timeline.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors } from '../../../form-errors.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { isPlan } from '../plan.ts'
import { Account } from './account.tsx'
import type { PaymentData } from './load.server.ts'
import { OnceMore } from './once-more.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PaymentHead } from './payment-head.tsx'
import { useLookAgain } from './use-look-again.ts'
import { Withdrawal } from './withdrawal.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['checkout', 'service', 'trademark'] } satisfies PageHandle

export default function ProductSuccessPage() {
  const t = useText('checkout')
  const service = useText('service')
  const language = useLanguage()
  const data = useLoaderData<PaymentData>()
  const answer = useActionData<FormAnswer | { sent: true }>()
  const waiting = data.state === 'pending'
  const isOver = !data.mayPay && (data.state === 'refund-due' || data.state === 'refunded' || data.state === 'closed')
  const next = data.service === null ? 'next' : isPlan(data.service) ? 'plan' : 'service'
  useLookAgain(data.id, waiting)
  useEffect(() => {
    for (const key of [`billing-${data.id}`, `order-places-${data.orderId}`, `order-classes-${data.orderId}`])
      clearDraft(key)
  }, [data.id, data.orderId])
  return (
    <div className="mw-wrap mw-main">
      <title>{t('success.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      {waiting && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      {answer && 'refusal' in answer && <FormErrors refusal={answer.refusal} errors={{}} />}
      <PaymentHead data={data} />
      {data.service === 'transfer' && data.state === 'paid' && (
        <p className="mt-3">
          <ButtonLink
            href={
              data.account.state === 'active'
                ? `${path.serviceOrder({ id: data.orderId }, { language })}#transfer`
                : `${path.transferSuccess({ id: data.orderId }, { language })}#transfer`
            }
          >
            {service('transfer.say')}
          </ButtonLink>
        </p>
      )}
      <div className="mw-cols-2 mt-6">
        <OrderFacts data={data} />
        {isOver ? (
          <OnceMore data={data} />
        ) : (
          <section aria-labelledby="next-title">
            <h2 className="mw-h2 mb-3" id="next-title">
              {t('success.nextTitle')}
            </h2>
            <Timeline
              moments={[
                {
                  key: '1',
                  state: data.state === 'paid' ? 'now' : 'next',
                  when: t(data.state === 'paid' ? 'success.now' : 'success.afterPayment'),
                  title: t(`success.${next}1`),
                  text: t(`success.${next}1Text`),
                },
                {
                  key: '2',
                  state: 'next',
                  when: t('success.then'),
                  title: t(`success.${next}2`),
                  text: t(`success.${next}2Text`),
                },
                {
                  key: '3',
                  state: 'next',
                  when: t('success.last'),
                  title: t(`success.${next}3`),
                  text: t(`success.${next}3Text`),
                },
              ]}
            />
          </section>
        )}
      </div>
      <Withdrawal data={data} />
      {data.account.state !== 'none' && <Account data={data} sent={answer !== undefined && 'sent' in answer} />}
    </div>
  )
}
