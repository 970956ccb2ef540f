/** Which marks compete with a question's: those that share a class with it, those of related classes as well, or all. */
export const scopes = ['same', 'related', 'all'] as const
export type Scope = (typeof scopes)[number]
