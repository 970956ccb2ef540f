import { useActionData, useLoaderData } from 'react-router'
import { Mark } from '#ui/mark.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { formKinds } from '../../../service/form-kinds.ts'
import { useServiceSteps } from '../../../service/steps.ts'
import { useOrderSteps } from '../../registration-request/steps.ts'
import { BillingForm } from './billing-form.tsx'
import type { CheckoutAnswer, CheckoutData } from './load.server.ts'
import { ReviewForm } from './review-form.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['checkout', 'order', 'service', 'trademark'] } satisfies PageHandle

export default function CheckoutPage() {
  const t = useText('checkout')
  const order = useText('order')
  const data = useLoaderData<CheckoutData>()
  const answer = useActionData<CheckoutAnswer>()
  const review = answer && 'review' in answer ? answer.review : undefined
  const now = review ? 'pay' : 'billing'
  const registration = useOrderSteps({ id: data.orderId }, now)
  const language = useLanguage()
  const form = data.service === 'renewal' || data.service === 'transfer' ? formKinds[data.service] : null
  const service = useServiceSteps(now, form?.order({ id: data.orderId }, { language }))
  const isFree = review?.payment.totals.total === 0
  const steps = (data.service === null ? registration : service).map((step) =>
    isFree && step.key === 'pay' ? { ...step, label: order('steps.free') } : step,
  )
  return (
    <div className="mw-wrap pt-3 pb-12">
      <title>{t('meta.title', { mark: data.mark })}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="robots" content="noindex" />
      <p className="mw-small mb-3">
        {order('for')} <Mark size="s">{data.mark}</Mark>
      </p>
      <Stepper label={order('steps.label')} steps={steps} />
      {review ? (
        <ReviewForm data={data} review={review} refusal={answer && 'refusal' in answer ? answer.refusal : undefined} />
      ) : (
        <BillingForm
          data={data}
          refusal={answer && 'refusal' in answer ? answer.refusal : undefined}
          typed={answer && 'typed' in answer ? answer.typed : undefined}
          edit={answer && 'edit' in answer ? answer.edit : undefined}
        />
      )}
    </div>
  )
}
