import { z } from 'zod'
import { bounded, list } from '#kernel/bounded.ts'
import type { PictureLikeness } from './likeness.ts'

const part = z.number().min(0).max(1)

/** How alike two pictures are as it is shown and stored: rounded to two decimals, with the codes that both have. */
export const pictureExplanation = z.strictObject({
  whole: part,
  shape: part,
  colours: part,
  /** By how many degrees the earlier one is turned. */
  turned: z.number().min(0).max(360),
  mirrored: z.boolean(),
  /** Which part of each agrees most; 0 is the whole. */
  parts: z.tuple([z.number().int().min(0).max(9), z.number().int().min(0).max(9)]),
  /** Codes of the Vienna classification that were asked for and that the earlier mark has. */
  codes: list(bounded(8), 60),
})

export type PictureExplanation = z.output<typeof pictureExplanation>

const round = (value: number): number => Math.round(value * 100) / 100

/** Rounds a likeness for people. */
export function explainPicture(likeness: PictureLikeness, codes: readonly string[]): PictureExplanation {
  const { whole, shape, colours, turned, mirrored, parts } = likeness
  return {
    whole: round(whole),
    shape: round(shape),
    colours: round(colours),
    turned: Math.round(turned),
    mirrored,
    parts: [parts[0], parts[1]],
    codes: [...codes],
  }
}
