import { worseRisk } from '#domain/verification/vocabulary.ts'
import type { SummaryResult } from './result.server.ts'

type Shown = Pick<SummaryResult, 'overall' | 'worst' | 'similar' | 'grounds' | 'unread' | 'listed'>

/** Whether a person set another overall verdict than the places give. */
export const isSetByPerson = ({ overall, worst }: Pick<Shown, 'overall' | 'worst'>): boolean =>
  overall !== worst && worst !== 'unknown'

/**
 * The text of what a risk means, by what it rests on: earlier marks where one of those shown bears it, else the sign itself, else
 * what stands by country. "Low" is said of marks only where the whole sign was compared.
 */
export function meaningOf(shown: Shown) {
  const { overall, worst, similar, grounds, unread, listed } = shown
  if (isSetByPerson(shown)) return 'where.rule' as const
  if (overall === 'unknown' || worst === 'unknown' || (overall === 'low' && unread.length > 0))
    return 'means.unknown' as const
  // Marks were near, and whoever answered holds the risk for low.
  if (overall === 'low' && (listed > 0 || similar.some(({ similarity }) => similarity !== 'low')))
    return 'means.lowBesideMarks' as const
  if (overall === 'low' || similar.some(({ similarity }) => worseRisk(similarity, overall) === similarity))
    return `means.${overall}` as const
  return grounds.length > 0 ? (`meansOfSign.${overall}` as const) : (`meansByPlace.${overall}` as const)
}
