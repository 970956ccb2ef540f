import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { Select } from '#ui/select.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { PlanFields, usePlanLabels } from '../../protection/plan-fields.tsx'
import type { ShownPayment } from '../../protection/shown.server.ts'
import type { SubscriptionView } from './subscription.server.ts'
import { SubscriptionStatus } from './subscriptions.tsx'

function usePaymentColumns(): Column<ShownPayment>[] {
  const t = useText('account')
  const why = (reason: NonNullable<ShownPayment['reason']>) => t(`declined.${reason}`)
  return [
    {
      key: 'period',
      title: t('subscriptions.period'),
      head: true,
      cell: ({ from, until }) => t('subscriptions.span', { from, until }),
    },
    {
      key: 'status',
      title: t('subscriptions.status'),
      cell: ({ status, reason }) => {
        const word = t(`paymentStatus.${status}`)
        return reason === null ? word : `${word}: ${why(reason)}`
      },
    },
    {
      key: 'amount',
      title: t('subscriptions.amount'),
      right: true,
      cell: ({ amount }) => <span className="mw-num">{amount ?? '–'}</span>,
    },
    {
      key: 'document',
      title: t('subscriptions.document'),
      cell: ({ invoice, pay }) => (
        <>
          {invoice && <a href={invoice.href}>{invoice.number ?? t('subscriptions.proforma')}</a>}{' '}
          {pay && <a href={pay}>{t('subscriptions.pay')}</a>}
        </>
      ),
    },
  ]
}

interface SubscriptionProps {
  view: SubscriptionView
  refused: FormAnswer | undefined
}

/** One subscription: what it covers and costs, what can be changed of it, and what was paid. */
export function SubscriptionPage({ view, refused }: SubscriptionProps) {
  const t = useText('account')
  const protection = useText('protection')
  const language = useLanguage()
  const columns = usePaymentColumns()
  const { one } = view
  const errors = useFieldErrors(refused?.refusal, {
    ...usePlanLabels(),
    paymentMethodId: t('subscriptions.card'),
    code: t('subscriptions.coupon'),
  })
  const pay = one.payments.find((payment) => payment.pay !== null)
  return (
    <div className="mw-stack mw-stack--l">
      <p>
        <a href={path.profile({}, { language, query: { tab: 'subscriptions' } })}>{t('subscriptions.all')}</a>
      </p>
      <FormErrors refusal={refused?.refusal} errors={errors} />
      <h2 className="mw-h2">{t('subscriptions.of', { brand: one.brand.name })}</h2>
      {one.payUntil && (
        <Callout tone="seal" title={t('subscriptions.failedTitle')}>
          <p>{t('subscriptions.failed', { day: one.payUntil })}</p>
        </Callout>
      )}
      <Facts
        facts={[
          { key: 'number', label: t('subscriptions.number'), value: <span className="mw-num">{one.number}</span> },
          { key: 'status', label: t('subscriptions.status'), value: <SubscriptionStatus status={one.status} /> },
          {
            key: 'tier',
            label: t('subscriptions.tier'),
            value: `${t(`tierNames.${one.tier}`)}, ${t(`subscriptions.${one.frequency}`)}`,
            source: one.next
              ? t('subscriptions.then', {
                  plan: `${t(`tierNames.${one.next.tier}`)}, ${t(`subscriptions.${one.next.frequency}`)}`,
                })
              : undefined,
          },
          { key: 'since', label: t('subscriptions.since'), value: one.from ?? t('subscriptions.none') },
          { key: 'until', label: t('subscriptions.until'), value: one.until ?? t('subscriptions.none') },
          {
            key: 'platforms',
            label: protection('platforms.title'),
            value: one.platforms.map((kind) => protection(`platforms.${kind as 'domains'}`)).join(', ') || '–',
          },
          { key: 'billed', label: t('subscriptions.billedTo'), value: view.billedTo ?? t('subscriptions.none') },
        ]}
      />
      {pay?.pay && (
        <div>
          <ButtonLink kind="primary" href={pay.pay}>
            {t('subscriptions.payNow')}
          </ButtonLink>
        </div>
      )}
      <section aria-labelledby="payments-title" className="mw-stack">
        <h3 className="mw-h3" id="payments-title">
          {t('subscriptions.payments')}
        </h3>
        {one.payments.length > 0 ? (
          <Table
            caption={t('subscriptions.payments')}
            columns={columns}
            rows={one.payments}
            rowKey={(payment) => payment.id}
          />
        ) : (
          <p className="mw-muted">{t('subscriptions.noPayments')}</p>
        )}
      </section>
      {one.runs && <Changes view={view} refused={refused} errors={errors} />}
    </div>
  )
}

/** What the customer can change, each with what it does and when. */
function Changes({ view, refused, errors }: SubscriptionProps & { errors: Record<string, string> }) {
  const t = useText('account')
  const busy = useNavigation().formData?.get('intent')
  const { one, coupon } = view
  const typed = refused?.typed.intent?.[0] === 'plan' ? refused.typed : undefined
  const id = <input type="hidden" name="subscription" value={one.id} />
  const chosen = one.next ?? one
  const canPay = one.status === 'Trial started' || one.status === 'Trial ended' || one.status === 'Created'
  return (
    <>
      {canPay && (
        <Form method="post" className="mw-stack">
          {id}
          <p>{t('subscriptions.goOnText')}</p>
          <div>
            <Button type="submit" name="intent" value="plan-pay" busy={busy === 'plan-pay'}>
              {t('subscriptions.goOn')}
            </Button>
          </div>
        </Form>
      )}
      <details className="mw-more" open={typed !== undefined}>
        <summary>{t('subscriptions.change')}</summary>
        <Form method="post" className="mw-stack mw-stack--l max-w-[44rem] mt-3" noValidate>
          {id}
          <p className="mw-small mw-muted">{t('subscriptions.changeText')}</p>
          <PlanFields
            plans={view.plans}
            currency={one.currency}
            errors={errors}
            tier={typed?.['tier']?.[0] ?? chosen.tier}
            frequency={typed?.['paymentFrequency']?.[0] ?? chosen.frequency}
            platforms={typed?.['platforms'] ?? one.platforms}
          />
          <Select
            name="paymentMethodId"
            label={t('subscriptions.card')}
            hint={t('subscriptions.cardHint')}
            empty={t('subscriptions.byHand')}
            options={view.cards}
            defaultValue={typed?.['paymentMethodId']?.[0] ?? one.cardId ?? ''}
            error={errors['paymentMethodId']}
          />
          <div>
            <Button type="submit" name="intent" value="plan" busy={busy === 'plan'}>
              {t('subscriptions.save')}
            </Button>
          </div>
        </Form>
      </details>
      <Form method="post" className="mw-stack max-w-[44rem]">
        {id}
        {coupon ? (
          <>
            <p>
              {t(coupon.recurring ? 'subscriptions.couponAlways' : 'subscriptions.couponOnce', { code: coupon.id })}{' '}
              {coupon.problem && t(`couponProblem.${coupon.problem}`)}
            </p>
            <div>
              <Button small type="submit" name="intent" value="plan-no-coupon">
                {t('subscriptions.couponRemove')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <TextField
              name="code"
              label={t('subscriptions.coupon')}
              hint={t('subscriptions.couponHint')}
              short
              maxLength={40}
              defaultValue={refused?.typed['code']?.[0] ?? ''}
              error={errors['code']}
            />
            <div>
              <Button small type="submit" name="intent" value="plan-coupon">
                {t('subscriptions.couponUse')}
              </Button>
            </div>
          </>
        )}
      </Form>
      <Form method="post" className="mw-stack">
        {id}
        <p className="mw-small mw-muted">{t('subscriptions.billingText')}</p>
        <div>
          <Button small type="submit" name="intent" value="plan-billing" busy={busy === 'plan-billing'}>
            {t('subscriptions.billing')}
          </Button>
        </div>
      </Form>
      <details className="mw-more">
        <summary>{t('subscriptions.cancel')}</summary>
        <Form method="post" className="mw-stack mt-3">
          {id}
          <p>
            {one.until && (one.status === 'Trial started' || one.status === 'Subscription started')
              ? t('subscriptions.cancelText', { day: one.until })
              : t('subscriptions.cancelNow')}
          </p>
          <div>
            <Button kind="destructive" type="submit" name="intent" value="plan-cancel" busy={busy === 'plan-cancel'}>
              {t('subscriptions.cancelYes')}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}
