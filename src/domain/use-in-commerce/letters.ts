/** The letters about a statement or declaration of use, by the names under which they stand in the portal as well. */
export const useLetters = [
  'use-kick-off',
  'use-comment',
  'use-submitted',
  'use-extended',
  'use-reopened',
  'use-abandoned',
] as const
