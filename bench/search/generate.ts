import { readFileSync } from 'node:fs'

/** Numbers from a seed, 0 to 1 (mulberry32): the same seed gives the same register. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface MadeMark {
  readonly text: string
  readonly classes: number[]
}

const weak =
  'group shop world home pro plus max best super eco bio natural global tech design studio house life fresh gold star sport food care smart online systems service trade center royal first new blue green red black city point line art power solar family club fashion beauty digital media energy travel garden water power wine beer coffee'.split(
    ' ',
  )
const affixes =
  'bio eco max pro tech med soft net vita lux neo inno tex form ex on ia ium ex ly ify oo is us a o'.split(' ')
const words =
  'slnko voda hora les dom medveď vlk růže kráľ hvězda zlato oheň modrý zelený dobrý čerstvý rýchly chlieb mlieko káva víno pivo domov škola záhrada květ srdce láska sol agua monte casa rey estrella oro fuego azul verde bueno fresco rápido pan leche café vino cerveza escuela jardín flor corazón amor stream river forest eagle falcon harbor silver copper bridge castle anchor compass lantern meadow thunder crystal velvet maple cedar willow ember spark orbit pixel vector quantum nimble brisk'.split(
    ' ',
  )

/** Real or given names: the first column of a file, one a line. */
export function namesOf(path: string): string[] {
  const names = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]?.trim() ?? '')
  return names.filter((name) => name.length >= 3 && name.length <= 40)
}

/** Learns which letter follows three others, from names in Latin letters. */
function chainOf(names: readonly string[]): Map<string, string> {
  const chain = new Map<string, string>()
  for (const name of names) {
    const word = name.toLowerCase().match(/^[a-z]{4,14}$/)
    if (!word) continue
    const line = `^^^${word[0]}$`
    for (let at = 3; at < line.length; at += 1) {
      const key = line.slice(at - 3, at)
      chain.set(key, (chain.get(key) ?? '') + line[at])
    }
  }
  return chain
}

/**
 * Marks that look like a register's: 30 % coined letter by letter after real brands, the rest affixed forms, two to four
 * words with common ones more often, real names, dictionary words; 1.8 classes each.
 */
export function* madeMarks(names: readonly string[], count: number, seed: number): Generator<MadeMark> {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const common = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2.5 * list.length)] as T
  const chain = chainOf(names)
  const coined = () => {
    for (;;) {
      let word = '^^^'
      while (word.length < 17) {
        const next = chain.get(word.slice(-3))
        const letter = next?.[Math.floor(random() * next.length)] ?? '$'
        if (letter === '$') break
        word += letter
      }
      if (word.length >= 7) return word.slice(3)
    }
  }
  const title = (text: string) => (random() < 0.4 ? text.toUpperCase() : text[0]?.toUpperCase() + text.slice(1))
  const made = (): string => {
    const kind = random()
    if (kind < 0.3) return title(coined())
    if (kind < 0.44) return title(random() < 0.5 ? pick(affixes) + coined() : coined() + pick(affixes))
    if (kind < 0.64) return title(`${coined()} ${common(weak)}`)
    if (kind < 0.74) return title(`${coined()} ${coined()}`)
    if (kind < 0.8) return title(`${common(weak)} ${coined()} ${common(weak)}`)
    if (kind < 0.86) return pick(names)
    if (kind < 0.94) return title(`${pick(words)} ${random() < 0.5 ? pick(words) : coined()}`)
    return title(`${pick(words)} ${coined()} ${pick(weak)} ${coined()}`)
  }
  const classes = () => {
    const list = new Set<number>()
    do list.add(1 + Math.floor(random() ** 1.2 * 45))
    while (random() < 0.44)
    return [...list].map((one) => ((one * 7) % 45) + 1)
  }
  for (let at = 0; at < count; at += 1) yield { text: made(), classes: classes() }
}
