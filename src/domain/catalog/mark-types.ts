/** Kinds of mark an office registers (spec, part 1, section 3). */
export const markTypes = ['WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'COMBINED_SHAPE', 'SOUND'] as const
export type MarkType = (typeof markTypes)[number]

/** Whether a mark of the kind is filed with a picture; a word is filed as words, a sound as a recording. */
export const hasPicture = (type: string): boolean => type !== 'WORD' && type !== 'SOUND'

/** Whether a mark of the kind is filed as a recording. */
export const hasRecording = (type: string): boolean => type === 'SOUND'

/** Whether a mark of the kind may be shown from several sides. */
export const hasViews = (type: string): boolean => type === 'SHAPE' || type === 'COMBINED_SHAPE'

/** Further views of a mark, beside its picture. */
export const mostViews = 11

/** Whether a mark of the kind can have words in it; a sound and a shape alone have none. */
export const hasWords = (type: string): boolean => type !== 'SOUND' && type !== 'SHAPE'
