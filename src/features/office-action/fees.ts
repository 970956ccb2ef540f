import { officialParts } from '#domain/pricing/official-parts.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import { inCurrency } from '#domain/pricing/rates.ts'
import { serviceFor } from '#domain/pricing/service-fee.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { priceSnapshot } from '#features/billing/index.ts'
import { classesOf } from './comparison.ts'
import type { MarkRow } from './policy.ts'

/** The fees that are recorded for a mark's office action on a day. */
export async function feesFor(db: Database, mark: MarkRow, currency: string, on: PlainDate) {
  const { jurisdiction } = mark
  const snapshot = await priceSnapshot(db, on, {
    jurisdictions: [jurisdiction],
    actions: ['office_action_extension', 'office_action_reply'],
  })
  const classes = Math.max(1, classesOf(mark).length)
  return {
    currency,
    service: ours(snapshot, { jurisdiction, classes, currency }),
    extension: extensionFee(snapshot, { jurisdiction, classes, currency }),
  }
}

interface Asked {
  jurisdiction: string
  classes: number
  currency: string
}

function ours(snapshot: PriceSnapshot, { jurisdiction, classes, currency }: Asked): number | null {
  const fee = serviceFor(snapshot.serviceFees, jurisdiction, 'office_action_response', classes)
  const whole = fee && inCurrency({ amount: fee.service + fee.agent, currency: fee.currency }, currency, snapshot.rates)
  return whole?.amount ?? null
}

function extensionFee(snapshot: PriceSnapshot, { jurisdiction, classes, currency }: Asked) {
  const action = 'office_action_extension'
  const asked = { jurisdiction, action, classes, states: 1, on: snapshot.on } as const
  const [part] = officialParts(snapshot.feeRules, asked)?.now ?? []
  // Nobody is told a fee that is only guessed at.
  if (!part || part.reason !== null) return null
  const { rule, amount } = part
  const converted = inCurrency({ amount, currency: part.currency }, currency, snapshot.rates)
  return {
    amount,
    currency: part.currency,
    converted: converted?.amount ?? null,
    source: rule.source,
    asOf: rule.asOf,
  }
}
