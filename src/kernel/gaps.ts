/** Whether something in a drafted text is still to be filled in: what stands in square brackets. Words of the law, as in §2(d), are round. */
export const hasGaps = (text: string): boolean => /\[[^[\]\n]{1,2000}\]/.test(text)
