import { discountOf } from '#domain/billing/discount.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMoney } from '../../../figures.ts'
import { useText } from '../../../i18n/text.ts'
import type { CheckoutData } from './load.server.ts'

/** The coupon of an order: what it takes off, or the field for its code. Its buttons belong to the form around it. */
export function Coupon({ items, error, typed }: { items: CheckoutData['items']; error: boolean; typed: string }) {
  const t = useText('checkout')
  const money = useMoney(items.currency)
  if (items.coupon)
    return (
      <div className="mw-split mt-3">
        <span className="mw-small">
          {t('coupon.taken', { code: items.coupon.id, amount: money(discountOf(items.lines)) })}
        </span>
        <Button kind="quiet" small type="submit" name="intent" value="no-coupon">
          {t('coupon.remove')}
        </Button>
      </div>
    )
  return (
    <div className="mw-stack mw-stack--s mt-3">
      <TextField
        name="code"
        label={t('coupon.label')}
        error={error ? t('coupon.notGood') : undefined}
        maxLength={40}
        autoCapitalize="characters"
        defaultValue={typed}
      />
      <div>
        <Button small type="submit" name="intent" value="coupon">
          {t('coupon.apply')}
        </Button>
      </div>
    </div>
  )
}
