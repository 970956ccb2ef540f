import { z } from 'zod'
import { bounded, list } from '#kernel/bounded.ts'
import { goodsLevels } from './goods.ts'
import { riskBands, type Score } from './score.ts'
import { weights } from './weights.ts'

const part = z.number().min(0).max(1)

/** A score as it is shown and stored: its parts rounded to two decimals, with the version of the weights. */
export const explanation = z.strictObject({
  looks: part,
  sounds: part,
  soundsAs: z.tuple([bounded(400), bounded(400)]),
  shared: bounded(400),
  part,
  means: part,
  same: z.enum(['identical', 'reordered']).nullable(),
  /** Whether both or one have a clear meaning of their own, by which the marks are told apart; absent when none is known. */
  apart: z.enum(['both', 'one']).optional(),
  goods: z.strictObject({
    level: z.enum(goodsLevels),
    classes: list(z.number().int().min(1).max(45), 45),
    weight: part,
  }),
  mark: part,
  risk: part,
  band: z.enum(riskBands),
  version: bounded(40),
})

export type Explanation = z.output<typeof explanation>

const round = (value: number): number => Math.round(value * 100) / 100

/** Rounds a score for people; bands are those of the full numbers. */
export function explain(full: Score): Explanation {
  const { shared, same, apart, band, goods } = full
  return {
    looks: round(full.looks),
    sounds: round(full.sounds),
    soundsAs: [...full.soundsAs],
    shared,
    part: round(full.part),
    means: round(full.means),
    same,
    ...(apart && { apart }),
    goods: { level: goods.level, classes: [...goods.classes], weight: goods.weight },
    mark: round(full.mark),
    risk: round(full.risk),
    band,
    version: weights.version,
  }
}
