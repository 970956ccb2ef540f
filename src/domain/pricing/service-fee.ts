import type { z } from 'zod'
import type { Offering } from './vocabulary.ts'
import type { offeringFees } from './shapes.ts'

/** Our own fees in one jurisdiction; minor units. '*' stands for every other jurisdiction. `base` is for filing. */
export interface ServiceFee {
  jurisdiction: string
  currency: string
  base: number
  perFurtherClass: number
  offerings: z.output<typeof offeringFees>
}

/** What we ask for an offering, and what the local agent costs; minor units. Null when the list has no fee for it. */
export function serviceFor(
  fees: readonly ServiceFee[],
  jurisdiction: string,
  offering: Offering,
  classes: number,
): { service: number; agent: number; currency: string } | null {
  const rows = [jurisdiction, '*'].flatMap((code) => fees.find((fee) => fee.jurisdiction === code) ?? [])
  for (const row of rows) {
    const own = row.offerings[offering]
    const fee = own ?? (offering === 'filing' ? { base: row.base, perFurtherClass: row.perFurtherClass } : null)
    if (!fee) continue
    const further = classes - 1
    return {
      service: fee.base + fee.perFurtherClass * further,
      agent: (own?.agentBase ?? 0) + (own?.agentPerFurtherClass ?? 0) * further,
      currency: row.currency,
    }
  }
  return null
}
