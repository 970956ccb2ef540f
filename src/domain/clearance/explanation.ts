import { z } from 'zod'
import { goodsLevels } from './goods.ts'
import { riskBands } from './score.ts'

const part = z.number().min(0).max(1)

/** The shape of an `Explanation` where it comes from outside or is stored: the reasons of a score, rounded to two decimals. */
export const explanation = z.object({
  looks: part,
  sounds: part,
  soundsAs: z.tuple([z.string().max(400), z.string().max(400)]),
  shared: z.string().max(400),
  part,
  means: part,
  same: z.enum(['identical', 'reordered']).nullable(),
  goods: z.object({
    level: z.enum(goodsLevels),
    classes: z.array(z.number().int().min(1).max(45)).max(45),
    weight: part,
  }),
  mark: part,
  risk: part,
  band: z.enum(riskBands),
  version: z.string().max(40),
})
