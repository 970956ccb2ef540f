import { roundHalfUp } from '#kernel/money.ts'
import type { InvoiceDocument, OrderLine } from './invoice-document.ts'
import { totalsOf } from './totals.ts'
import { isSellerCountry, standardRate } from './vat-law.ts'

type Ordered = Pick<InvoiceDocument, 'supplier' | 'lines' | 'vat' | 'totals'>
export type Settled = Pick<InvoiceDocument, 'lines' | 'vat' | 'totals'>

/**
 * Lines, VAT and sums of an order as its payment makes them. The tax arises on the day of the payment, at the rate of that day
 * (Directive 2006/112/EC, articles 65 and 93): where the law changed after the order, what was agreed and paid stays, its VAT is
 * that of the new rate, and our own fee takes the difference; what the offices ask is touched only where our fee is not enough.
 */
export function atTaxPoint({ supplier, lines, vat, totals }: Ordered, paidOn: string): Settled {
  const { country } = supplier
  if (vat.category !== 'S' || !isSellerCountry(country) || country === 'US') return { lines, vat, totals }
  const rate = standardRate(paidOn, country)
  if (rate === vat.rate) return { lines, vat, totals }
  const { total } = totals
  const net = netWithin(total, rate)
  const settled = spread(lines, net - totals.net)
  const sums = totalsOf(settled, { ...vat, rate, reason: 'domestic' })
  // Not every total is a base with its rounded VAT: the unit that is left is the VAT's.
  const left = total - sums.total
  return {
    lines: settled,
    vat: { ...vat, rate },
    totals: { ...sums, vat: sums.vat + left, officialVat: sums.officialVat + left, total },
  }
}

/** The largest base that with its rounded VAT is no more than a total, in minor units. */
function netWithin(total: number, rate: number): number {
  const about = Math.floor((total * 100) / (100 + rate))
  for (let net = about + 1; net >= about - 1; net -= 1) if (net + roundHalfUp((net * rate) / 100) <= total) return net
  return about
}

/** Lines that come to `more` than before, or less: ours in turn, then those of the offices, none below zero. */
function spread(lines: readonly OrderLine[], more: number): OrderLine[] {
  let rest = more
  const changed = new Map<OrderLine, number>()
  for (const kind of ['service', 'official'] as const)
    for (const line of lines.filter((one) => one.kind === kind)) {
      const by = Math.max(rest, -line.net)
      changed.set(line, by)
      rest -= by
    }
  return lines.map((line) => {
    const by = changed.get(line) ?? 0
    if (by === 0) return line
    // What the coupon took off and what the office asked in its own currency was said of the amount before.
    const { discount: _, ...kept } = line
    return { ...kept, net: line.net + by, original: line.kind === 'official' ? null : line.original }
  })
}
