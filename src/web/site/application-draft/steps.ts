import type { Place } from '../../places.ts'

export type DraftStep = 'early' | 'owner' | 'waiting' | 'review' | 'changing' | 'approved' | 'resting' | 'closed'

/** Goods and services of the registers that have the same list. */
export interface GoodsList {
  places: Place[]
  classes: { number: number; name: string; terms: string[] }[]
}
