import { worseRisk } from '#domain/verification/vocabulary.ts'
import type { SummaryResult } from './result.server.ts'

/** The text of what a risk means: of earlier marks where one of those shown bears it, else of the sign itself. */
export function meaningOf({ overall, similar, grounds }: Pick<SummaryResult, 'overall' | 'similar' | 'grounds'>) {
  const isOfMarks = similar.some(({ similarity }) => worseRisk(similarity, overall) === similarity)
  return (overall === 'high' || overall === 'medium') && grounds.length > 0 && !isOfMarks
    ? (`meansOfSign.${overall}` as const)
    : (`means.${overall}` as const)
}
