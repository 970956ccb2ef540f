import { reading } from '#domain/clearance/words/readings.ts'
import { isWeak } from '#domain/clearance/words/weak-words.ts'
import { isAddition } from './additions.ts'
import { groupedOf, lookAlikeOf } from './look-alike-letters.ts'
import { lettersMask, longestForm, patternOf, type Pattern } from './near-inside.ts'

/** One way in which a brand is written in a domain name. */
export interface BrandForm {
  letters: string
  /** One word of several, or a form whose letters were taken for others: it counts less. */
  kind: 'name' | 'look' | 'word'
  mask: number
  pattern: Pattern
  /** How it is said, where a domain that is said the same is looked for. */
  sound: string | null
}

/** A brand as domain names are held against it; made once. */
export interface BrandName {
  letters: string
  forms: readonly BrandForm[]
}

/** The letters and digits of a name, as a domain may have them: without marks, spaces and signs. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const articles = new Set(['the', 'la', 'le', 'les', 'el', 'los', 'las', 'die', 'der', 'das'])
const legalForms = new Set('inc ltd llc plc corp gmbh ag kg sa spa sas sarl srl bv nv ab oy as sro'.split(' '))

const shortestWord = 6
const shortestSound = 5

/** How a name is written in a domain: whole, without its article and legal form, with its "&" as a word. */
function wholes(name: string): string[] {
  const tokens = name.split(/[\s,]+/u).filter((token) => lettersOf(token) !== '' || /^[&+]$/.test(token))
  const from = tokens.length > 1 && articles.has(lettersOf(tokens[0] ?? '')) ? 1 : 0
  const isCompany = tokens.length - from > 1 && legalForms.has(lettersOf(tokens.at(-1) ?? ''))
  const core = tokens.slice(from, isCompany ? -1 : undefined).join(' ')
  const all = [name, name.replaceAll(/[&+]/g, ' and ')]
  return [...all, ...(lettersOf(core).length >= shortestWord ? [core, core.replaceAll(/[&+]/g, ' and ')] : [])].map(
    lettersOf,
  )
}

/** Words of a name of several that would be recognised without the others. */
function words(name: string): string[] {
  const tokens = name.split(/[\s,&+-]+/u).map(lettersOf)
  if (tokens.filter((token) => token !== '').length < 2) return []
  return tokens.filter((word) => word.length >= shortestWord && !isWeak(word) && !isAddition(word))
}

/** The two words of a name the other way round; empty for any other number of them. */
function turned(name: string): string {
  const [first = '', second = '', ...more] = name.split(/[\s.&+-]+/u).map(lettersOf)
  return second === '' || more.length > 0 ? '' : second + first
}

const formOf = (kind: BrandForm['kind'], whole: string): BrandForm => {
  const letters = whole.slice(0, longestForm)
  const sound = kind === 'name' && letters.length >= shortestSound ? reading(letters, 'default') : null
  return { letters, kind, mask: lettersMask(letters), pattern: patternOf(letters), sound }
}

/** A brand's name made ready: names that stand beside a stroke are names of their own. */
export function brandName(name: string): BrandName {
  const names = [...new Set([name, ...name.split(/[/;|]/u)])]
  const forms = new Map<string, BrandForm>()
  const add = (kind: BrandForm['kind'], list: readonly string[]): void => {
    for (const letters of list)
      if (letters.length >= 3 && !forms.has(letters)) forms.set(letters, formOf(kind, letters))
  }
  add('name', names.flatMap(wholes))
  add(
    'look',
    [...forms.keys()].flatMap((letters) => [lookAlikeOf(letters).plain, groupedOf(letters)]),
  )
  add('word', names.flatMap(words))
  add('word', names.map(turned))
  return { letters: lettersOf(name), forms: [...forms.values()] }
}
