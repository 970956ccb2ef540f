import { readFileSync } from 'node:fs'
import { madeMarks, seeded, type MadeMark } from '../search/generate.ts'

/** Words of goods and services, more often those that stand in more terms. */
function wordsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').toLowerCase()
  return text.match(/[a-z]{3,12}/g) ?? []
}

const endings =
  'com com com com com net org shop online store xyz top site info de uk nl eu fr it sk cz br in app io ai dev'.split(
    ' ',
  )
const words =
  'my the get best online shop group studio digital tech home pro app world live web design media global solutions'.split(
    ' ',
  )
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * New domain names of a day as they are registered: names like those of a register of marks in one, two or three words of goods
 * and services, such words beside common ones, coined rows of letters and figures. A word that is not `isFree`, because it is
 * a brand that is looked for, is in none: what has it could be a squat. The same seed gives the same names.
 */
export function* newDomains(
  names: readonly string[],
  terms: string,
  count: number,
  seed: number,
  isFree: (word: string) => boolean,
): Generator<string> {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const goods = wordsOf(terms).filter(isFree)
  const marks = madeMarks(names, 4 * count, seed + 1)
  const next = (): string => {
    const one: IteratorResult<MadeMark, void> = marks.next()
    return one.done === true ? '' : one.value.text
  }
  const made = (): string => {
    const kind = random()
    const join = random() < 0.12 ? '-' : ''
    if (kind < 0.45) {
      const mark = next()
      const plain = mark.normalize('NFKD').toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ').trim() // prettier-ignore
      return plain.split(' ').slice(0, 3).join(join)
    }
    if (kind < 0.6) return [pick(goods), pick(goods)].join(join)
    if (kind < 0.72) return [pick(goods), pick(words)].join(join)
    if (kind < 0.8) return [pick(words), pick(goods)].join(join)
    if (kind < 0.88) return [pick(words), pick(goods), pick(goods)].join(join)
    if (kind < 0.92) return pick(goods) + String(Math.floor(random() * 1000))
    const length = 4 + Math.floor(random() * 6)
    return Array.from({ length }, () => pick(letters.split(''))).join('')
  }
  const given = new Set<string>()
  while (given.size < count) {
    const label = made()
    const host = `${label}.${pick(endings)}`
    if (label.length < 3 || label.length > 40 || given.has(host)) continue
    given.add(host)
    yield host
  }
}
