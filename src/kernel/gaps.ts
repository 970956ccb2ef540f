/** Whether something in a drafted text is still to be filled in: what stands in square brackets. Words of the law, as in §2(d), are round. */
export const hasGaps = (text: string): boolean => /\[[^[\]\n]{1,2000}\]/.test(text)

/** What is known, or a gap that a person has to fill before the text goes out. */
export const orGap = (known: string | null | undefined): string => known || '[…]'

/** A text of its building blocks, a paragraph each; a block about which nothing is recorded is left out. */
export const textOfBlocks = (blocks: readonly (string | null)[]): string =>
  blocks.filter((block) => block !== null && block !== '').join('\n\n')
