import { groundLists } from '../words/ground-lists.ts'
import { normalise } from '../words/letters.ts'
import { isWeak } from '../words/weak-words.ts'
import list from '../lists/coined-words.json' with { type: 'json' }
import purposes from '../lists/purposes.json' with { type: 'json' }
import type { Match } from './ground-matches.ts'
import { languagesOfWord } from './word-languages.ts'

const complaints = 'pests and complaints'
const shortestMaterial = 4
const shortestComplaint = 4
/** A complaint is known by its first letters too (diabet, of diabetes). */
const shortestBegun = 5

function read() {
  const entry = purposes.entries.find(({ of }) => of === complaints)
  const lines = Object.entries(entry ?? {}).flatMap(([language, words]) =>
    language === 'of' || typeof words !== 'string' ? [] : words.split(' '),
  )
  return {
    ofMaterials: list.of_materials.endings.split(' '),
    complaints: [...new Set(lines.map((word) => normalise(word).compact))].filter(
      ({ length }) => length >= shortestComplaint,
    ),
    doing: list.of_complaints.endings.split(' '),
    promising: list.of_complaints.promising.split(' '),
    states: list.of_states.beginnings.split(' '),
    any: list.beginnings.any.split(' '),
    slavic: list.beginnings.slavic.split(' '),
  }
}

let lists: ReturnType<typeof read> | undefined
const coined = () => (lists ??= read())

/** The classes whose goods are made of what a word begins with, where it ends as textiles and wares do (Wooltex). */
function madeOf(word: string, classes: readonly number[]): readonly number[] {
  const ending = coined().ofMaterials.find((end) => word.endsWith(end) && word.length - end.length >= shortestMaterial)
  if (ending === undefined) return []
  const known = groundLists().deceptive.get(word.slice(0, -ending.length)) ?? []
  return classes.filter((one) => known.some(({ material, classes: of }) => material && of.includes(one)))
}

const isComplaint = (word: string): boolean =>
  coined().complaints.some((one) => one === word || (word.length >= shortestBegun && one.startsWith(word)))

/** What a word says of a complaint by its ending: that goods act against it, or that they heal it; null where it names none. */
function against(word: string): 'acts' | 'heals' | null {
  const { doing, promising } = coined()
  const ends = (endings: readonly string[]) =>
    endings.some((end) => word.endsWith(end) && isComplaint(word.slice(0, -end.length)))
  return ends(promising) ? 'heals' : ends(doing) ? 'acts' : null
}

/** Whether a word is coined of a complaint and of what is done against it, so that it is read in no other parts (painstop). */
export const isAgainst = (word: string): boolean => against(word) !== null

/** What words coined of what goods are made of or of a complaint, and an ending, tell of goods of the classes. */
export function coinedMatches(pieces: readonly string[], classes: readonly number[]): Match[] {
  return pieces.flatMap((word, at): Match[] => {
    const made = (kind: Match['kind'], of: readonly number[]): Match => ({ kind, word, classes: of, from: at, to: at })
    const material = madeOf(word, classes)
    if (material.length > 0) return [made('quality', material), made('deceptive', material)]
    const cured = classes.filter((one) => list.of_complaints.classes.includes(one))
    const act = cured.length === 0 ? null : against(word)
    if (act === null) return []
    return [made('quality', cured), ...(act === 'heals' ? [made('deceptive', cured)] : [])]
  })
}

/** Endings of surnames. */
const ofNames = /^(?:mann?|berg|feld|son|sen|ski|ky)$/
const shortestRest = 4
const shortestAfterState = 3
const isOfSlavic = (word: string): boolean => {
  const languages = languagesOfWord(word)
  return languages === null || languages.has('sk') || languages.has('cs')
}

/**
 * The parts of a word that begins with the first part of many compounds (videoškola, fotobanka), by what counts as a word, or with the
 * name of a state before whatever else (Swissdoc); null where it begins with none.
 */
export function partsByBeginning(word: string, isWord: (word: string) => boolean): readonly [string, string] | null {
  const { any, slavic, states } = coined()
  const cut = (beginnings: readonly string[], isRest: (rest: string) => boolean): readonly [string, string] | null => {
    const first = beginnings.find((one) => word.startsWith(one) && isRest(word.slice(one.length)))
    return first === undefined ? null : [first, word.slice(first.length)]
  }
  return (
    cut(any, (rest) => rest.length >= shortestRest && isWord(rest)) ??
    cut(slavic, (rest) => rest.length >= shortestRest && isWord(rest) && isOfSlavic(rest)) ??
    cut(
      states,
      (rest) =>
        rest.length >= shortestAfterState &&
        !isWeak(rest) &&
        !ofNames.test(rest) &&
        /^[^aeiouy]/.test(rest) &&
        groundLists().places.has(word.slice(0, -rest.length)),
    )
  )
}
