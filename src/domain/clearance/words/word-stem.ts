const endings = [
  'ami', 'ych', 'ymi', 'eho', 'emu', 'ich', 'ach', 'ech', 'om', 'em', 'um', 'ov', 'ou', 'ej', 'ym', 'im', 'es', 'en', 's', 'a', 'e', 'i', 'o', 'u', 'y',
] // prettier-ignore
const shortest = 3

/**
 * A word of `normalise` without the ending that number, gender and case give it, the same for all languages we hold: shower
 * gel and sprchové gély are found by sprchový gél. Coarse: it may join words that only look alike.
 */
export function wordStem(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest)
  return ending ? word.slice(0, -ending.length) : word
}

/** An English word of `normalise` without the ending of its plural. */
export function singular(word: string): string {
  if (word.length <= shortest || !word.endsWith('s') || word.endsWith('ss')) return word
  return /(?:sh|ch|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
