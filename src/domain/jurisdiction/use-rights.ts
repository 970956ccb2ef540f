import type { Jurisdiction } from './codes.ts'

/*
 * Where use alone, without registration, gives rights that a later application meets: the Lanham Act sections 2(d) and 43(a),
 * Canada's Trademarks Act section 16, the UK Trade Marks Act 1994 section 5(4)(a) and the laws that know passing off. The
 * list names those of which we know it; of others nothing is said.
 */
const byUse: readonly Jurisdiction[] = ['US', 'CA', 'UK', 'IE', 'AU', 'NZ', 'IN']

/** The places of a list where rights also come from use that no register shows. */
export const rightsByUse = (places: readonly Jurisdiction[]): Jurisdiction[] =>
  places.filter((place) => byUse.includes(place))
