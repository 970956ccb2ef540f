/** What articles of the blog are about, in the order of a mark's life. */
export const topics = ['search', 'filing', 'costs', 'abroad', 'owner', 'enforcement'] as const
export type Topic = (typeof topics)[number]
