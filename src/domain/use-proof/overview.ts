import type { Proof } from './standing.ts'

/** A calendar year in which a class is shown in use, and the numbers of the exhibits that show it, from one. */
export interface ShownYear {
  year: string
  exhibits: number[]
}

/**
 * What exhibits show, class by class and year by year. It is made of what they say alone: it names no class and no year that none
 * of them shows, because whoever reads it has no list of what is missing. `only`: of this class.
 */
export function overviewOfUse(
  exhibits: readonly Pick<Proof, 'classes' | 'usedFrom' | 'usedUntil'>[],
  only: number | null = null,
): { number: number; years: ShownYear[] }[] {
  const shown = exhibits.flatMap((exhibit) => exhibit.classes)
  const classes = [...new Set(shown)].filter((number) => only === null || number === only).toSorted((a, b) => a - b)
  return classes.map((number) => {
    const years = new Map<string, number[]>()
    for (const [at, { usedFrom, usedUntil, classes: own }] of exhibits.entries()) {
      if (!own.includes(number)) continue
      for (let year = Number(usedFrom.slice(0, 4)); year <= Number(usedUntil.slice(0, 4)); year += 1)
        years.set(String(year), [...(years.get(String(year)) ?? []), at + 1])
    }
    return {
      number,
      years: [...years]
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([year, numbers]) => ({ year, exhibits: numbers })),
    }
  })
}
