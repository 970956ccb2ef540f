import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { PlanFields, usePlanLabels } from '../../protection/plan-fields.tsx'
import type { BrandOrderData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['protection'] } satisfies PageHandle

/** The plans with their prices, and the form that orders one. */
export default function BrandOrderPage() {
  const t = useText('protection')
  const common = useText('common')
  const data = useLoaderData<BrandOrderData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().formData?.get('intent')
  const draft = useDraft('brand-order')
  const key = useOnceKey(answer?.typed['key']?.[0])
  const errors = useFieldErrors(answer?.refusal, usePlanLabels())
  const typed = (name: string, first = '') => answer?.typed[name]?.[0] ?? first
  const { customer } = data
  return (
    <div className="mw-wrap mw-main">
      <title>{`${t('order.title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('order.description')} />
      <div className="mw-stack mw-stack--l max-w-[44rem]">
        <FormErrors refusal={answer?.refusal} errors={errors} />
        {answer?.refusal.code === 'already-done' && <p>{t('order.protected')}</p>}
        <h1 className="mw-h1">{t('order.title')}</h1>
        <p className="mw-lede mw-muted">{t('order.lede')}</p>
        <Form method="post" ref={draft} className="mw-stack mw-stack--l" noValidate>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="caseSolutionId" value={data.caseSolutionId} />
          <PlanFields
            plans={data.plans}
            currency={data.currency}
            errors={errors}
            tier={typed('tier', data.tier)}
            frequency={typed('paymentFrequency')}
            platforms={answer?.typed['platforms'] ?? []}
          />
          {customer === null ? (
            <Callout title={t('account.title')}>
              <p>{t('account.text')}</p>
              <div className="mw-btngroup mt-2">
                <ButtonLink kind="primary" href={data.signIn}>
                  {t('account.signIn')}
                </ButtonLink>
                <ButtonLink href={data.signUp ?? data.contact}>
                  {t(data.signUp ? 'account.signUp' : 'account.ask')}
                </ButtonLink>
              </div>
            </Callout>
          ) : (
            <>
              <section className="mw-stack mw-stack--l" aria-labelledby="brand-title">
                <h2 className="mw-h3" id="brand-title">
                  {t('brand.title')}
                </h2>
                {customer.brands.length > 0 && (
                  <Select
                    name="brandId"
                    label={t('brand.known')}
                    hint={customer.moreBrands > 0 && t('brand.more', { count: customer.moreBrands })}
                    empty={t('brand.another')}
                    options={customer.brands}
                    defaultValue={typed('brandId', customer.asked)}
                    error={errors['brandId']}
                  />
                )}
                <TextField
                  name="brandName"
                  label={t('brand.name')}
                  hint={t('brand.nameHint')}
                  defaultValue={typed('brandName')}
                  maxLength={200}
                  error={errors['brandName']}
                />
                <TextArea
                  name="websites"
                  label={t('brand.websites')}
                  hint={t('brand.websitesHint')}
                  optional={common('optional')}
                  rows={3}
                  defaultValue={typed('websites')}
                  error={errors['websites']}
                />
              </section>
              <div className="mw-stack">
                <p className="mw-small mw-muted">{t('order.after')}</p>
                <div className="mw-btngroup">
                  <Button kind="primary" type="submit" name="intent" value="order" busy={busy === 'order'}>
                    {t('order.submit')}
                  </Button>
                  {customer.mayTry && (
                    <Button type="submit" name="intent" value="trial" busy={busy === 'trial'}>
                      {t('trial.submit', { days: data.trialDays })}
                    </Button>
                  )}
                </div>
                <p className="mw-small mw-muted">
                  {customer.mayTry ? t('trial.text', { days: data.trialDays }) : t('trial.had')}
                </p>
              </div>
            </>
          )}
        </Form>
      </div>
    </div>
  )
}
