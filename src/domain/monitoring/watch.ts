import { goodsRelation } from '#domain/clearance/goods.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import { type Score, scoreSigns, withGoods } from '#domain/clearance/score/score.ts'
import type { Sign } from '#domain/clearance/score/sign.ts'
import { watchCut } from '#domain/clearance/weights.ts'
import type { monitoringResultTypes, watchTypes } from './status.ts'

export type WatchType = (typeof watchTypes)[number]
export type MonitoringResultType = (typeof monitoringResultTypes)[number]

/** A mark whose neighbourhood is watched; no classes means that they are not known. */
export interface WatchedMark {
  readonly type: WatchType
  readonly sign: Sign
  readonly classes: readonly number[]
}

/** A mark that came into a register, with its other spellings. */
export interface FiledMark {
  readonly signs: readonly Sign[]
  readonly classes: readonly number[]
  readonly state: MarkState
}

/** Why a filing concerns a watched mark: the score of the nearest of its spellings, and which one that is. */
export interface WatchHit {
  readonly score: Score
  readonly spelling: number
}

/**
 * Whether a filing concerns a watched mark. An identical watch asks for the same letters, a similar one for the
 * likeness of `watchCut`; either for goods of a same or related class. Classes that one side does not tell are taken
 * for related: missing a filing costs more than rating one. A mark that is no longer in force concerns nobody.
 */
export function watchHit(watched: WatchedMark, filed: FiledMark): WatchHit | null {
  if (filed.state === 'dead' || watched.sign.compact === '') return null
  const goods = goodsRelation(watched, filed)
  if (goods.level === 'other') return null
  let best: WatchHit | null = null
  for (const [spelling, sign] of filed.signs.entries()) {
    if (sign.compact === '') continue
    if (watched.type === 'identical' && sign.compact !== watched.sign.compact) continue
    const score = withGoods(scoreSigns(watched.sign, sign, watched.classes), goods)
    if (score.mark >= watchCut && (best === null || score.mark > best.score.mark)) best = { score, spelling }
  }
  return best
}

/** What a record is news of: the last step that its office has made known. */
export function resultTypeOf(mark: {
  readonly registrationDate: string | null
  readonly publicationDate: string | null
}): MonitoringResultType {
  if (mark.registrationDate !== null) return 'registration'
  return mark.publicationDate === null ? 'filing' : 'publication'
}
