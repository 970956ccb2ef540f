import { formatMoney, minorUnits } from '#kernel/money.ts'
import type { Language } from '#kernel/languages.ts'
import type { CouponRow } from '#operations/staff/coupon.ts'
import { formatPercent } from '../kit/numbers.ts'

/** What a coupon takes off, as a share or as money. */
export function offOf(row: CouponRow, kind: 'lawyer_fees_discount' | 'fees_discount', language: Language): string {
  const text = String(row[kind])
  if (row.discount_type === 'percent') return formatPercent(Number(text), language)
  const currency = row.currency ?? 'EUR'
  return formatMoney(minorUnits(text, currency), currency, language)
}
