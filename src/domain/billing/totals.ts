import { roundHalfUp } from '#kernel/money.ts'
import type { VatDecision } from './vat.ts'

export interface Totals {
  service: number
  official: number
  net: number
  serviceVat: number
  officialVat: number
  vat: number
  total: number
}

/**
 * Sums lines (minor units of one currency). VAT is worked out once on the whole base and rounded half up (EN 16931), none while it is not known;
 * the share shown for official fees takes the rounding difference.
 */
export function totalsOf(
  lines: readonly { kind: 'service' | 'official'; net: number }[],
  vat: VatDecision | null,
): Totals {
  const sum = (kind: 'service' | 'official') =>
    lines.reduce((all, line) => (line.kind === kind ? all + line.net : all), 0)
  const service = sum('service')
  const official = sum('official')
  const net = service + official
  const rate = vat?.rate ?? 0
  const tax = roundHalfUp((net * rate) / 100)
  const serviceVat = Math.min(tax, roundHalfUp((service * rate) / 100))
  return { service, official, net, serviceVat, officialVat: tax - serviceVat, vat: tax, total: net + tax }
}
