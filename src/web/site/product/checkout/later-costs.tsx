import type { LaterCost } from '#domain/registration/later.ts'
import { PriceTable } from '#ui/price.tsx'
import { useText } from '../../../i18n/text.ts'
import { useMoney } from '../../../figures.ts'
import type { Place } from '../../../places.ts'

interface LaterCostsProps {
  costs: readonly LaterCost[]
  places: readonly Place[]
  currency: string
}

/** What may come after the order, place by place, before somebody pays for it. */
export function LaterCosts({ costs, places, currency }: LaterCostsProps) {
  const t = useText('checkout')
  const money = useMoney(currency)
  if (costs.length === 0) return null
  const nameOf = ({ kind, years }: LaterCost): string =>
    kind === 'renewal' && years.length === 0
      ? t('later.renewalUnknown')
      : t(`later.${kind}`, { years: years.join(', ') })
  const amountOf = ({ amount }: LaterCost): string => (amount === null ? t('later.unknown') : money(amount.amount))
  const noteOf = ({ amount }: LaterCost): string | undefined =>
    amount && amount.low !== amount.high
      ? t('later.about', { low: money(amount.low), high: money(amount.high) })
      : undefined
  return (
    <section aria-labelledby="later-title" className="mw-total">
      <h2 className="mw-h4" id="later-title">
        {t('later.title')}
      </h2>
      <p className="mw-small mw-muted mb-2">{t('later.text')}</p>
      <PriceTable
        small
        caption={t('later.title')}
        groups={places.map((place) => ({
          key: place.code,
          title: place.name,
          lines: costs
            .filter((cost) => cost.place === place.code)
            .map((cost) => ({ key: cost.kind, label: nameOf(cost), note: noteOf(cost), amount: amountOf(cost) })),
        }))}
      />
    </section>
  )
}
