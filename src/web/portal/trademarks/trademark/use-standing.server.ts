import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { mattersOfUse, standingOfUse, type UseStanding } from '#domain/use-proof/standing.ts'
import { marketsOf } from '#domain/use-proof/vocabulary.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { DeadlineRow } from '#operations/trademark.ts'
import type { ProofRow } from '#operations/use-proof.ts'

interface Mark {
  jurisdiction: Jurisdiction
  goods_and_services: GoodsAndServices
  deadlines: readonly Pick<
    DeadlineRow,
    'kind' | 'opens' | 'due' | 'grace_until' | 'amount' | 'unit' | 'done_at' | 'confidence' | 'override_at'
  >[]
}
type Counted = Pick<ProofRow, 'classes' | 'items' | 'market' | 'used_from' | 'used_until'>

/** Where a mark stands with what was collected of its use, from rows that its owner reads. */
export function standingOf(mark: Mark, proofs: readonly Counted[], on: PlainDate): UseStanding {
  return standingOfUse(
    {
      classes: mark.goods_and_services,
      markets: marketsOf(mark.jurisdiction),
      proofs: proofs.map((row) => ({ ...row, usedFrom: row.used_from, usedUntil: row.used_until })),
      ...mattersOfUse(
        mark.jurisdiction,
        mark.deadlines.map((row) => ({
          ...row,
          graceUntil: row.grace_until,
          isDone: row.done_at !== null,
          isUnsure: row.confidence === 'low' && row.override_at === null,
        })),
        on,
      ),
    },
    on,
  )
}
