import { useState } from 'react'
import { subscriptionCreate } from '#contract/monitoring.ts'
import { platformKinds, planOf, type PlatformKind } from '#domain/monitoring/plan.ts'
import {
  paymentFrequencies,
  subscriptionTiers,
  type PaymentFrequency,
  type SubscriptionTier,
} from '#domain/monitoring/status.ts'
import type { UserFile } from '#operations/staff/user.ts'
import { isCurrency } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { uuidv7 } from '#kernel/ids.ts'

/** Offers a plan for one of the customer's brands; the customer gets a letter and decides. */
export function OfferPlan({ row }: { row: UserFile }) {
  const t = useText()
  const [brandId, setBrand] = useState('')
  const [tier, setTier] = useState<SubscriptionTier>('standard')
  const [frequency, setFrequency] = useState<PaymentFrequency>('monthly')
  const [platforms, setPlatforms] = useState<readonly PlatformKind[]>([])
  const [key, setKey] = useState(() => uuidv7())
  const offer = useSend(subscriptionCreate, { done: t('subscription.offered'), ownRefusal: true })
  if (row.brands.length === 0) return <p className="mw-small mw-muted">{t('subscription.noBrand')}</p>
  const currency = row.profile?.currency
  const send = async (): Promise<void> => {
    const { ok } = await offer.send({
      query: { proactive: 'true' },
      body: {
        brandId: brandId || null,
        tier,
        paymentFrequency: frequency,
        platforms: [...platforms],
        currency: isCurrency(currency) ? currency : 'EUR',
      },
      idempotencyKey: key,
    })
    if (!ok) return
    setKey(uuidv7())
    setPlatforms([])
  }
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Select
        name="brandId"
        label={t('subscription.brand')}
        empty={t('subscription.chooseBrand')}
        options={row.brands.map(({ id, name }) => ({ value: id, label: name }))}
        value={brandId}
        error={fieldError(offer.fields, 'brandId', t('subscription.brand'))}
        onChange={(event) => setBrand(event.target.value)}
      />
      <Select
        name="tier"
        label={t('subscription.plan')}
        options={subscriptionTiers.map((one) => ({ value: one, label: t(`tier.${one}`) }))}
        value={tier}
        onChange={(event) => setTier(subscriptionTiers.find((one) => one === event.target.value) ?? tier)}
      />
      <Select
        name="paymentFrequency"
        label={t('subscription.frequency')}
        options={paymentFrequencies.map((one) => ({ value: one, label: t(`frequency.${one}`) }))}
        value={frequency}
        onChange={(event) => setFrequency(paymentFrequencies.find((one) => one === event.target.value) ?? frequency)}
      />
      <fieldset className="mw-fieldset">
        <legend className="mw-label">{t('subscription.upTo', { count: planOf(tier).platforms })}</legend>
        {platformKinds.map((kind) => (
          <Checkbox
            key={kind}
            name="platforms"
            value={kind}
            label={t(`platform.${kind}`)}
            checked={platforms.includes(kind)}
            onChange={(event) =>
              setPlatforms(event.target.checked ? [...platforms, kind] : platforms.filter((one) => one !== kind))
            }
          />
        ))}
        {offer.fields['platforms'] && (
          <p className="mw-error">{fieldError(offer.fields, 'platforms', t('subscription.platforms'))}</p>
        )}
      </fieldset>
      <Refusal error={offer.error} />
      <Button small type="submit" busy={offer.busy} disabled={brandId === ''}>
        {t('subscription.offer')}
      </Button>
    </form>
  )
}
