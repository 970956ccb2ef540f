import { z } from 'zod'
import { bounded, list } from '#kernel/bounded.ts'
import { goodsLevels } from '../goods.ts'
import { riskBands } from './band.ts'

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
  /** The Latin letters that a mark of another script is taken for, where that is what is seen alike; absent otherwise. */
  drawn: bounded(400).optional(),
  /** The letters that two marks have in common that are hardly alike, whose `mark` is no less than .50 for it; absent where they are alike, or it is heard or meant. */
  common: bounded(400).optional(),
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
