import type { LawRule } from './law/rule.ts'

/** Law and article, the ground of a day that a letter names. */
export const lawText = ({ law, article }: Pick<LawRule, 'law' | 'article'>): string =>
  [law, article].filter(Boolean).join(', ')
