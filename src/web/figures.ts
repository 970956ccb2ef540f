import { formatMoney } from '#kernel/money.ts'
import type { Totals } from '#domain/billing/totals.ts'
import type { Figure } from '#ui/price.tsx'
import { useLanguage, useText } from './i18n/text.ts'
import type { Priced } from '#domain/registration/price.ts'

/** Money of one currency in the reader's language. */
export function useMoney(currency: string): (minor: number) => string {
  const language = useLanguage()
  return (minor) => formatMoney(minor, currency, language)
}

/** Service fee, official fee and VAT as three figures, and what they come to; null when nothing is priced. */
export function useFigures(
  price: (Pick<Priced, 'vat'> & { items: { currency: string; lines: readonly unknown[] }; totals: Totals }) | null,
): { parts: Figure[]; total: Figure } | null {
  const t = useText('common')
  const money = useMoney(price?.items.currency ?? 'EUR')
  if (!price || price.items.lines.length === 0) return null
  const { totals, vat } = price
  return {
    parts: [
      { key: 'service', label: t('serviceFee'), amount: money(totals.service) },
      { key: 'official', label: t('officialFee'), amount: money(totals.official) },
      vat
        ? { key: 'vat', label: t('vatRate', { rate: vat.rate }), amount: money(totals.vat) }
        : { key: 'vat', label: t('price.vatUnknown'), amount: t('price.vatByCountry') },
    ],
    total: { key: 'total', label: t(vat ? 'toPay' : 'price.withoutVat'), amount: money(totals.total) },
  }
}
