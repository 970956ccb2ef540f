import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { mostItems } from '#domain/service-order/most-items.ts'
import { Button } from '#ui/button.tsx'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import { useMoney } from '../figures.ts'
import { FormErrors } from '../form-errors.tsx'
import type { PageHandle } from '../i18n/seed.tsx'
import { useText } from '../i18n/text.ts'
import { Price } from './order-price.tsx'
import type { MarksAnswer } from './marks-answer.server.ts'
import { MarkFields } from './mark-fields.tsx'
import { markControl, orderIntent } from './mark-controls.ts'
import type { ServiceOrderForm } from './order.server.ts'
import { OwnMarksFields } from './own-marks-fields.tsx'
import { useServiceSteps } from './steps.ts'
import { useServiceErrors } from './use-service-errors.ts'

export const handle = { namespaces: ['service', 'order', 'portal'] } satisfies PageHandle

interface ChangeProps {
  data: ServiceOrderForm
  answer: MarksAnswer | undefined
  errors: Record<string, string>
}

/** What the order is for, to be changed as long as nothing is binding. */
function Change({ data, answer, errors }: ChangeProps) {
  const t = useText('service')
  const common = useText('common')
  const busy = useNavigation().formData?.get('intent') === 'save'
  const { kind, typed } = data
  const rows = Math.min(typed.length + 1, mostItems)
  const saved = (at: number) => typed[at]
  // What was refused of the order itself was not typed here: its marks stay as they were.
  const changed = answer && answer.typed['intent']?.[0] !== orderIntent ? answer.typed : null
  return (
    <details className="mw-more mt-6" open={answer !== undefined}>
      <summary>{t('form.change')}</summary>
      <Form method="post" className="mw-stack mw-stack--l max-w-[44rem] mt-3" noValidate>
        <OwnMarksFields
          offered={answer?.offered ?? data.offered}
          ticked={changed ? (changed['trademarks'] ?? []) : data.ticked}
          error={errors['trademarks']}
        />
        {Array.from({ length: rows }, (_, at) => (
          <fieldset key={at} className="mw-stack mw-stack--l">
            <legend className="mw-h4 mb-2">{saved(at) ? t('form.mark', { number: at + 1 }) : t('form.oneMore')}</legend>
            <MarkFields
              at={at}
              places={data.places}
              errors={errors}
              value={(field, first = '') =>
                changed ? (changed[markControl(field, at)]?.[0] ?? '') : String(saved(at)?.[field] ?? first)
              }
              withEnd={kind === 'renewal'}
            />
            {saved(at) && rows > 2 && (
              <Checkbox
                name="leave"
                value={at}
                defaultChecked={changed?.['leave']?.includes(String(at))}
                label={t('form.leaveOut')}
              />
            )}
          </fieldset>
        ))}
        <TextArea
          name="message"
          label={t(`form.${kind}.message`)}
          hint={t(`form.${kind}.messageHint`)}
          optional={common('optional')}
          maxLength={2000}
          rows={4}
          error={errors['message']}
          defaultValue={changed ? (changed['message']?.[0] ?? '') : data.message}
        />
        <div>
          <Button type="submit" name="intent" value="save" busy={busy}>
            {t('form.save')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

/** The price of what was asked for, before anything is binding, and the way to pay it. */
export function ServiceOrderPage() {
  const t = useText('service')
  const order = useText('order')
  const common = useText('common')
  const data = useLoaderData<ServiceOrderForm>()
  const answer = useActionData<MarksAnswer>()
  const busy = useNavigation().formData?.get('intent') === orderIntent
  const steps = useServiceSteps('what')
  const errors = useServiceErrors(answer?.refusal)
  const { kind, price } = data
  const money = useMoney(price?.currency ?? 'EUR')
  const title = t('form.priceTitle', { what: t(`offering.${kind}`), number: data.number })
  useClearDraft(`service-${kind}`)
  return (
    <div className="mw-wrap pt-3 pb-12">
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="robots" content="noindex" />
      <Stepper label={order('steps.label')} steps={steps} />
      <div className="mw-stack mw-stack--l max-w-[44rem]">
        <div className="mw-stack">
          <FormErrors refusal={answer?.refusal} errors={errors} />
          <h1 className="mw-h1 mt-2">{title}</h1>
          <p className="mw-lede mw-muted">{t('form.priceLede')}</p>
        </div>
        {price ? (
          <section aria-label={t('portal.ordered')}>
            <Price places={data.ordered} price={price} />
          </section>
        ) : (
          <Callout tone="amber" title={t('form.quoteTitle')}>
            <p>{t('form.quoteText', { list: data.toQuote.join('; '), email: data.email })}</p>
          </Callout>
        )}
        <Form method="post">
          <ButtonGroup
            ruled
            submit={price ? t('form.next', { total: money(price.totals.total) }) : t('form.ask')}
            submitting={t('submitting')}
            busy={busy}
            name="intent"
            value={orderIntent}
          />
        </Form>
      </div>
      <Change data={data} answer={answer} errors={errors} />
    </div>
  )
}
