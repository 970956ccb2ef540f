import { groundLists } from '../words/ground-lists.ts'
import { normalise, wordSet } from '../words/letters.ts'
import { isParticle } from '../words/weak-words.ts'
import { isCommonSurname } from './names-by-place.ts'

/** Who carries on a family's business under its name. */
const kin = wordSet(
  'sons son bros brothers brother daughters daughter söhne sohn töchter tochter gebrüder fils frères filles figli figlio fratelli figlie hijos hijo ' +
    'hermanos hijas synovia syn synové bratia bratři dcéry dcery synowie bracia zonen gebroeders filhos irmãos',
)

/** Irish and Scottish surnames as they are written: O'Driscoll's, McAllister. */
const patronymic = /^(?:o['’]\p{L}{3,}|(?:Mc|Mac)\p{Lu}\p{L}{2,})(?:['’]s)?$/iu
const isPatronymic = (text: string): boolean =>
  patronymic.test(text) && (/^o['’]/i.test(text) || /^Ma?c\p{Lu}/u.test(text))

const shortest = 4
const possessive = /^(\p{L}{3,})['’]s$/iu

/** The surname of a sign that is its possessive (Nguyen's), which is no other name for that (TMEP 1211.01(b)(v)); null where it is none. */
function possessor(text: string): string | null {
  const name = possessive.exec(text)?.[1]
  const letters = name === undefined ? '' : normalise(name).compact
  return groundLists().surnames.has(letters) || isCommonSurname(letters) ? letters : null
}

/**
 * The surname that the form of a sign shows, whether or not a list of ours has it: beside who carries on the business (Ferrante e
 * Figli), or by its beginning (O'Driscoll's); null where it shows none. `words` are those of the sign in small letters.
 */
export function familyName(text: string, words: readonly string[]): string | null {
  const [first = ''] = words
  if (words.length === 1) return isPatronymic(text.trim()) ? first : possessor(text.trim())
  const telling = words.filter((word) => !isParticle(word))
  const [name = '', ...others] = kin.has(telling[0] ?? '') ? telling.toReversed() : telling
  return others.length === 1 && kin.has(others[0] ?? '') && name.length >= shortest ? name : null
}
