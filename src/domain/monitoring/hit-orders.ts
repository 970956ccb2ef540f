import type { OrderedService } from '#domain/service-order/offering.ts'
import type { timeToOppose } from './standing.ts'

/** What can be ordered about a mark that a watch found. */
export const orderedOfHit = [
  'FilingOpposition',
  'CeaseAndDesistLetter',
  'CoexistenceAgreement',
] as const satisfies readonly OrderedService[]
export type OrderedOfHit = (typeof orderedOfHit)[number]

/**
 * What can be ordered about a found mark on a day: an opposition while there is time for it, a letter or an agreement while the
 * mark is in force and younger than one's own.
 */
export function offeredFor({
  state,
  isEarlier,
  time,
}: {
  state: string
  isEarlier: boolean
  time: ReturnType<typeof timeToOppose>
}): OrderedOfHit[] {
  if (state === 'dead') return []
  // Whoever is older would be shown what he can ask for.
  if (isEarlier) return ['CoexistenceAgreement']
  return orderedOfHit.filter((service) => service !== 'FilingOpposition' || time === 'running')
}
