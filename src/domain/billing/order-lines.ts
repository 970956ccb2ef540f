import { isEstimate, type ActionPrice, type PricedPart } from '#domain/pricing/price.ts'
import type { OrderLine } from './invoice-document.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** The lines that an order and its invoice have for one action: ours, and the office's where it asks something. */
export function linesOf(price: ActionPrice): OrderLine[] {
  const { jurisdiction, classes } = price.question
  const ours = price.agent ? [price.service, price.agent] : [price.service]
  const [first] = price.official
  const estimated = price.official.some(isEstimate)
  const service: OrderLine = { kind: 'service', jurisdiction, classes, net: netOf(ours), original: originalOf(ours) }
  const official: OrderLine = {
    kind: 'official',
    jurisdiction,
    classes,
    net: netOf(price.official),
    original: originalOf(price.official),
    ...(first && {
      law: {
        source: first.part.rule.source,
        asOf: first.part.rule.asOf,
        kind: first.part.rule.sourceKind,
        estimate: estimated
          ? {
              low: sum(price.official.map(({ low }) => low)),
              high: sum(price.official.map(({ high }) => high)),
              reason: price.official.find(({ part }) => part.reason !== null)?.part.reason ?? 'rate',
            }
          : null,
        later: sum(price.later.map(({ converted }) => converted.amount)),
      },
    }),
  }
  return first ? [service, official] : [service]
}

const netOf = (parts: readonly PricedPart[]): number => sum(parts.map(({ converted }) => converted.amount))

/** All parts of a line have one currency: an office asks in its own, and our list is in one. */
function originalOf(parts: readonly PricedPart[]): OrderLine['original'] {
  const [first] = parts
  if (!first?.converted.by) return null
  const { rate, date, source, stale } = first.converted.by
  return {
    amount: sum(parts.map(({ amount }) => amount)),
    currency: first.currency,
    rate,
    ratesOn: date,
    rateSource: source,
    ...(stale && { stale }),
  }
}
