/** Joins class names, leaving out what is off. */
export const classNames = (...names: (string | false | 0 | 0n | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
