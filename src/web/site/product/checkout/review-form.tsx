import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import type { Refusal } from '../../../refusal.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import { useText } from '../../../i18n/text.ts'
import { addressIn } from '../../../path.ts'
import { useMoney } from '../../../figures.ts'
import { LaterCosts } from './later-costs.tsx'
import type { CheckoutData, Review } from './load.server.ts'
import { isPlan } from '../plan.ts'
import { ReviewPrice } from './review-price.tsx'

interface ReviewFormProps {
  data: CheckoutData
  review: Review
  refusal: Refusal | undefined
}

function BilledTo({ data, review }: { data: CheckoutData; review: Review }) {
  const t = useText('checkout')
  const { billing } = review
  const name = billing.type === 'legal' ? billing.businessName : `${billing.firstName} ${billing.lastName}`
  const country = data.countries.find((option) => option.value === billing.country)?.label ?? billing.country
  const region = data.regions.flatMap((group) => group.options).find((option) => option.value === billing.state)?.label
  const lines = [
    billing.street,
    [billing.postcode, billing.city].join(' '),
    region,
    country,
    billing.type === 'legal' && billing.vat,
    billing.email,
  ]
  return (
    <section aria-labelledby="billed-title">
      <div className="mw-split mb-1">
        <h2 className="mw-h4" id="billed-title">
          {t('pay.billedTo')}
        </h2>
        <Button kind="quiet" small type="submit" name="intent" value="edit">
          {t('pay.change')}
        </Button>
      </div>
      <address className="mw-address">
        <b>{name}</b>
        {lines.filter(Boolean).map((line) => (
          <span key={String(line)}>{line}</span>
        ))}
      </address>
    </section>
  )
}

function PaymentType({ data, review, error }: { data: CheckoutData; review: Review; error: string | undefined }) {
  const t = useText('checkout')
  const { paymentTypes } = review.payment
  return (
    <>
      <Fieldset id="paymentType" legend={t('pay.method')} error={error}>
        <Choices>
          {paymentTypes.map((type) => (
            <Choice
              key={type}
              kind="radio"
              name="paymentType"
              value={type}
              defaultChecked={review.paymentType === type || paymentTypes.length === 1}
              title={t(`pay.${type}`)}
              text={t(`pay.${type}Text`)}
            />
          ))}
        </Choices>
      </Fieldset>
      {isPlan(data.service) && paymentTypes.some((type) => type !== 'transfer') && (
        <p className="mw-small mw-muted">{t('pay.cardKept')}</p>
      )}
    </>
  )
}

/** Everything that is ordered, read once more; the button's words name the duty to pay where there is one. */
export function ReviewForm({ data, review, refusal }: ReviewFormProps) {
  const t = useText('checkout')
  const navigation = useNavigation()
  const money = useMoney(review.payment.currency)
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'order'
  const errors = useFieldErrors(refusal, {
    paymentType: t('pay.method'),
    beginAtOnce: t('pay.withdrawalLabel'),
    termsAccepted: t('pay.termsLabel'),
  })
  const { consumer, terms } = review.payment
  const { total } = review.payment.totals
  // A coupon may leave nothing: then there is no way to choose, and no duty to pay for the button to name.
  const isFree = total === 0
  return (
    <Form method="post" className="mw-ordergrid" noValidate>
      <div className="mw-stack mw-stack--l">
        <div>
          <FormErrors
            refusal={refusal}
            errors={errors}
            ids={{
              paymentType: 'paymentType-card',
              beginAtOnce: 'beginAtOnce-yes',
              termsAccepted: 'termsAccepted-yes',
              // What was ordered stands with its lines.
              items: 'pay-title',
            }}
          />
          {refusal?.facts['missing'] === 'rate' && (
            <p>{t('pay.noRate', { currency: refusal.facts['currency'] ?? '' })}</p>
          )}
          {refusal?.facts['coupon'] !== undefined && <p>{t('coupon.noLonger')}</p>}
          <h1 className="mw-h1 mt-2" id="pay-title">
            {t(isFree ? 'pay.free.title' : 'pay.title')}
          </h1>
        </div>
        <BilledTo data={data} review={review} />
        <ReviewPrice data={data} review={review} />
        <p className="mw-small">
          <a
            href={`${data.previewHref}&${new URLSearchParams({ country: review.billing.country }).toString()}`}
            download
          >
            {t('pay.preview')}
          </a>
        </p>
        {isFree ? (
          <input type="hidden" name="paymentType" value={review.payment.paymentTypes[0]} />
        ) : (
          <PaymentType data={data} review={review} error={errors.paymentType} />
        )}
        <Checkbox
          name="termsAccepted"
          value="yes"
          defaultChecked={review.termsAccepted}
          error={errors.termsAccepted}
          label={t('pay.terms')}
          note={
            <a href={addressIn(terms.language, terms.address)} target="_blank" rel="noreferrer">
              {t('pay.termsRead', { version: terms.version })}
            </a>
          }
        />
        {consumer && (
          <Checkbox
            name="beginAtOnce"
            value="yes"
            defaultChecked={review.beginAtOnce}
            error={errors.beginAtOnce}
            label={t('pay.withdrawal')}
            note={t('pay.withdrawalNote')}
          />
        )}
        <input type="hidden" name="terms" value={terms.hash} />
        <input type="hidden" name="key" value={review.key} />
        <input type="hidden" name="total" value={total} />
        {Object.entries(review.billing).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>
          <p className="mw-small mb-2">
            {t(`pay.${isFree ? 'free.' : ''}${data.service === null ? 'after' : 'serviceAfter'}`, {
              total: money(total),
            })}
          </p>
          <ButtonGroup
            submit={t(isFree ? 'pay.free.submit' : 'pay.submit')}
            submitting={t('pay.submitting')}
            busy={busy}
            name="intent"
            value="order"
          />
        </div>
      </div>
      <aside className="mw-ordergrid__aside">
        <LaterCosts costs={data.later} places={data.places} currency={review.payment.currency} />
      </aside>
    </Form>
  )
}
