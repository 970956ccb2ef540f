/** What disputes over marks are about, in the order in which a mark meets them. */
export const subjectMatters = [
  'descriptive',
  'distinctive',
  'shape',
  'colour',
  'form',
  'morality',
  'goods',
  'bad-faith',
  'confusion',
  'reputation',
  'use',
  'limits',
  'exhaustion',
  'keywords',
  'marketplace',
  'procedure',
] as const
export type SubjectMatter = (typeof subjectMatters)[number]
