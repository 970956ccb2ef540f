import type { Language } from '#kernel/languages.ts'
import names from './nice-classes.json' with { type: 'json' }

export const niceEdition = '13-2026'
export const niceClasses: readonly number[] = Array.from({ length: 45 }, (_, at) => at + 1)

/** Goods are classes 1 to 34, services 35 to 45. */
/** Classes as they are listed: in order, three and more that follow each other as their first and last (1–40, 43). */
export function classList(classes: readonly number[]): string {
  const runs: number[][] = []
  for (const one of [...new Set(classes)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.at(-1) === one - 1) last.push(one)
    else runs.push([one])
  }
  return runs.map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}–${run.at(-1)}`)).join(', ')
}

export function isServiceClass(niceClass: number): boolean {
  return niceClass >= 35
}

/** Our own short name of a class. Throws RangeError outside 1 to 45. */
export function niceClassName(niceClass: number, language: Language): string {
  const name = names[language][niceClass - 1]
  if (name === undefined) throw new RangeError(`class ${niceClass}`)
  return name
}
