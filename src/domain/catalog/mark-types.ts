/** Kinds of mark an office registers (spec, part 1, section 3). */
export const markTypes = ['WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'COMBINED_SHAPE', 'SOUND'] as const
export type MarkType = (typeof markTypes)[number]
