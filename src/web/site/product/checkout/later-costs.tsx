import type { LaterCost } from '#domain/registration/later.ts'
import { PriceTable } from '#ui/price.tsx'
import { useText, type Text } from '../../../i18n/text.ts'
import { useMoney } from '../../../figures.ts'
import type { Place } from '../../../places.ts'

interface LaterCostsProps {
  costs: readonly LaterCost[]
  places: readonly Place[]
  currency: string
}

const timeOf = (all: number, t: Text<'checkout'>): string => {
  const [years, months] = [Math.floor(all / 12), all % 12]
  const parts = { years: t('later.time.years', { count: years }), months: t('later.time.months', { count: months }) }
  if (months === 0) return parts.years
  return years === 0 ? parts.months : t('later.time.both', parts)
}

/** What may come after the order, place by place, before somebody pays for it. */
export function LaterCosts({ costs, places, currency }: LaterCostsProps) {
  const t = useText('checkout')
  const money = useMoney(currency)
  if (costs.length === 0) return null
  const nameOf = ({ kind, due, years }: LaterCost): string => {
    if (kind === 'renewal') return years == null ? t('later.renewalUnknown') : t('later.renewal', { years })
    if (kind !== 'use_declaration') return t(`later.${kind}`)
    return t(`later.use_declaration.${due?.from ?? 'registration'}`, { time: timeOf(due?.months ?? 0, t) })
  }
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

            .map((cost, at) => ({ key: String(at), label: nameOf(cost), note: noteOf(cost), amount: amountOf(cost) })),
        }))}
      />
    </section>
  )
}
