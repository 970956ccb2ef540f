/** Kinds of mark an office registers (spec, part 1, section 3). */
export const markTypes = ['WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'COMBINED_SHAPE', 'SOUND'] as const
export type MarkType = (typeof markTypes)[number]

/** Whether a mark of the kind is filed with a picture; a word is filed as words, a sound as a recording. */
export const hasPicture = (type: string): boolean => type !== 'WORD' && type !== 'SOUND'
