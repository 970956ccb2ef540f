import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Mark } from '#ui/mark.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { PlanFields, usePlanLabels } from '../../protection/plan-fields.tsx'
import type { BrandOrderOfData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['protection', 'portal'] } satisfies PageHandle

/** A plan that was offered, or that a trial leads to: what it covers and costs, and the way to pay it. */
export default function BrandOrderOfPage() {
  const t = useText('protection')
  const common = useText('common')
  const { one, plans } = useLoaderData<BrandOrderOfData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const errors = useFieldErrors(answer?.refusal, usePlanLabels())
  const typed = (name: string, first: string) => answer?.typed[name]?.[0] ?? first
  const states = { 'Trial started': 'trial', 'Trial ended': 'ended', Created: 'created' } as const
  const state = states[one.status as keyof typeof states] ?? 'created'
  return (
    <div className="mw-stack mw-stack--l max-w-[44rem]">
      <title>{`${t('offer.title', { brand: one.brand.name })} · ${common('brand')}`}</title>
      <FormErrors refusal={answer?.refusal} errors={errors} />
      <div className="mw-stack">
        <p className="mw-small">
          {one.number} <Mark size="s">{one.brand.name}</Mark>
        </p>
        <h1 className="mw-h1">{t('offer.title', { brand: one.brand.name })}</h1>
        <p className="mw-lede mw-muted">{t(`offer.${state}`, { until: one.until ?? '' })}</p>
      </div>
      <Form method="post" className="mw-stack mw-stack--l" noValidate>
        <PlanFields
          plans={plans}
          currency={one.currency}
          errors={errors}
          tier={typed('tier', one.tier)}
          frequency={typed('paymentFrequency', one.frequency)}
          platforms={answer?.typed['platforms'] ?? one.platforms}
        />
        <p className="mw-small mw-muted">{t('order.after')}</p>
        <ButtonGroup submit={t('order.submit')} submitting={t('order.submitting')} busy={busy} ruled />
      </Form>
    </div>
  )
}
