import { useState } from 'react'
import { caseSolutionOffer } from '#contract/case.ts'
import { solutionServices, type SolutionService } from '#domain/enforcement/solution-item.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import { currencies, type Currency } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { unitsOf } from '../kit/amount.ts'
import { Refusal } from '../kit/refusal.tsx'

interface Typed {
  service: SolutionService
  kind: 'service' | 'official'
  description: string
  amount: string
}

const blank: Typed = { service: 'Takedown', kind: 'service', description: '', amount: '' }

/** A further way to end the case, step by step with its price; it is not changed once it is offered. */
export function OfferForm({ id }: { id: string }) {
  const t = useText()
  const [items, setItems] = useState<Typed[]>([blank])
  const [currency, setCurrency] = useState<Currency>('EUR')
  const [withPlan, setWithPlan] = useState(false)
  const offer = useSend(caseSolutionOffer, { done: t('case.offered'), ownRefusal: true })
  const change = (at: number, part: Partial<Typed>) =>
    setItems(items.map((item, index) => (index === at ? { ...item, ...part } : item)))
  const send = async (): Promise<void> => {
    const body = {
      currency,
      offerSubscription: withPlan,
      items: items.map((item) => ({ ...item, amount: unitsOf(item.amount, currency) })),
    }
    const { ok } = await offer.send({ params: { id }, body })
    if (ok) setItems([blank])
  }
  return (
    <details>
      <summary>{t('case.offer')}</summary>
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="mw-small mw-muted">{t('case.offerText')}</p>
        <Select
          name="currency"
          label={t('case.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => setCurrency(currencies.find((one) => one === event.target.value) ?? 'EUR')}
        />
        {items.map((item, at) => (
          <div key={at} className="mw-stack mw-stack--s">
            <TextField
              name={`items.${at}.description`}
              label={t('case.itemText')}
              maxLength={200}
              value={item.description}
              error={fieldError(offer.fields, `items.${at}.description`, t('case.itemText'))}
              onChange={(event) => change(at, { description: event.target.value })}
            />
            <div className="mw-pair">
              <Select
                name={`items.${at}.service`}
                label={t('case.itemService')}
                options={solutionServices.map((value) => ({ value, label: t(`offering.${serviceWord(value)}`) }))}
                value={item.service}
                onChange={(event) =>
                  change(at, { service: solutionServices.find((one) => one === event.target.value) ?? 'Takedown' })
                }
              />
              <Select
                name={`items.${at}.kind`}
                label={t('service.lineKind')}
                value={item.kind}
                options={[
                  { value: 'service', label: t('order.service') },
                  { value: 'official', label: t('order.official') },
                ]}
                onChange={(event) => change(at, { kind: event.target.value === 'official' ? 'official' : 'service' })}
              />
            </div>
            <TextField
              name={`items.${at}.amount`}
              inputMode="decimal"
              label={t('service.lineNet', { currency })}
              value={item.amount}
              error={fieldError(offer.fields, `items.${at}.amount`, t('service.lineNet', { currency }))}
              onChange={(event) => change(at, { amount: event.target.value })}
            />
          </div>
        ))}
        <Checkbox
          name="offerSubscription"
          label={t('case.withPlan')}
          checked={withPlan}
          onChange={(event) => setWithPlan(event.target.checked)}
        />
        <Refusal error={offer.error} />
        <div className="mw-cluster">
          <Button small onClick={() => setItems([...items, blank])}>
            {t('service.moreLines')}
          </Button>
          <Button kind="primary" small type="submit" busy={offer.busy}>
            {t('case.offer')}
          </Button>
        </div>
      </form>
    </details>
  )
}
