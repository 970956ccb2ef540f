import { indicationEvoked } from '#domain/clearance/grounds/evocation.ts'
import type { GroundHint } from '#domain/clearance/grounds/ground.ts'
import { leavesToTheState, registersFor, ruleOf, senseOf } from '#domain/clearance/grounds/ground-rules.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Language } from '#kernel/languages.ts'
import { fill, listOf, notes } from './note-words.ts'

type Told = Pick<GroundHint, 'kind' | 'word' | 'classes'>

/** A sign and the classes that it was compared for. */
export interface ComparedSign {
  readonly mark: string
  readonly classes: readonly number[]
}

const longestRun = 12

const bare = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A word of a ground as the sign has it; null where it is read in the sign and not written so. */
export function asSignHas(word: string, mark: string): string | null {
  const sign = mark.normalize('NFC')
  const letters = normalise(word).compact
  const parts = sign.split(/\s+/)
  const begun = parts.map((part) => normalise(part).compact)
  for (const [from, first] of begun.entries()) {
    if (!letters.startsWith(first)) continue
    for (let to = from + 1; to <= Math.min(parts.length, from + longestRun); to += 1) {
      const run = parts.slice(from, to).join(' ')
      // What a shortened word stands for is written otherwise, though both are read alike.
      if (normalise(run).compact === letters) return bare(run) || run
    }
  }
  const [inside, same] = [folded(sign), folded(sign).length === sign.length]
  const found = [word, word.replaceAll(' ', '-'), letters].find((one) => one !== '' && inside.includes(one))
  return found === undefined || !same ? null : sign.slice(inside.indexOf(found), inside.indexOf(found) + found.length)
}

/** A word of a ground as a reader is told of it. */
export function quoted(word: string, mark: string, language: Language): string {
  return asSignHas(word, mark) ?? fill(notes[language].reason.readAs, { word: word.toUpperCase() })
}

/** The classes of a ground where it is of some of those that were compared alone; empty where it is of all. */
const partOf = (classes: readonly number[], compared: readonly number[]): readonly number[] =>
  compared.some((one) => !classes.includes(one)) ? classes : []

const listed = (classes: readonly number[], language: Language): string => listOf(classes.map(String), language)

/** What a ground is in a place, as a sentence goes on after its word or its words. */
export function groundText(ground: Told, place: Jurisdiction, language: Language, words = 1): string {
  const own = notes[language]
  const registers = registersFor(ground, place).join(', ')
  return fill(own[words > 1 ? 'groundOfSeveral' : 'ground'][senseOf(ground, place)], {
    registers: registers === '' ? '' : ` (${registers})`,
    indication: ground.kind === 'evocation' ? indicationEvoked(ground.word) : '',
  })
}

/** The rule of a ground, with its classes where these are not all that were compared. */
export function ruleText(ground: Told, place: Jurisdiction, compared: readonly number[], language: Language): string {
  const { onlyClass, onlyClasses, lawNotHeld } = notes[language].reason
  const cited = ruleOf(ground, place)
  const rule = leavesToTheState(cited) ? fill(lawNotHeld, { rule: cited }) : cited
  const part = partOf(ground.classes, compared)
  return part.length === 0
    ? rule
    : fill(part.length === 1 ? onlyClass : onlyClasses, { rule, list: listed(part, language) })
}

/** The grounds of a place in sentences, words of one ground together. */
export function groundSentences(
  grounds: readonly Told[],
  place: Jurisdiction,
  { mark, classes }: ComparedSign,
  language: Language,
): string[] {
  const alike = Map.groupBy(grounds, (one) =>
    [
      senseOf(one, place),
      registersFor(one, place),
      partOf(one.classes, classes),
      one.kind === 'evocation' ? indicationEvoked(one.word) : '',
    ].join('/'),
  )
  return [...alike.values()].flatMap((of) => {
    const [first] = of
    if (first === undefined) return []
    const told = [...new Set(of.map(({ word }) => quoted(word, mark, language)))]
    // The numbers of a number (24/7) say nothing more than it.
    const words =
      first.kind === 'numeral'
        ? told.filter((one) => !told.some((other) => other !== one && other.includes(one)))
        : told
    return fill(notes[language].reason.ground, {
      words: listOf(words, language),
      what: groundText(first, place, language, words.length),
      rule: ruleText(first, place, classes, language),
    })
  })
}

/** That grounds are of some of the classes that were compared alone; empty where they are of all. */
export function concernedClasses(grounds: readonly Told[], compared: readonly number[], language: Language): string {
  const all = grounds.some(({ classes }) => classes.length === 0)
  const classes = [...new Set(grounds.flatMap((one) => one.classes))].toSorted((a, b) => a - b)
  const part = all ? [] : partOf(classes, compared)
  if (part.length === 0) return ''
  const { concernsClass, concernsClasses } = notes[language].reason
  return fill(part.length === 1 ? concernsClass : concernsClasses, { list: listed(part, language) })
}
