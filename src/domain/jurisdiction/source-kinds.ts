/** Where a rule was found: the text of the law, the office's own page, an account of others, or knowledge of the field. */
export const sourceKinds = ['statute', 'office', 'secondary', 'knowledge'] as const
