import { isCommonWord } from '../words/common-words.ts'
import { conceptNamed, conceptsOf, languagesInDictionary, wordsWithConcepts } from '../words/concepts.ts'
import { isElidedGold, restOfElided } from '../words/elided.ts'
import { nameInMandarin } from '../words/characters.ts'
import { digitsAsLetters, drawnAs, normalise, visualFold } from '../words/letters.ts'
import { reading, type Reading } from '../words/readings.ts'
import { scriptsOf } from '../words/script-letters.ts'
import { wordWeight } from '../words/weak-words.ts'
import type { Reference } from './reference.ts'

/** A reading, or the English one with digits taken for the letters they resemble (M1CR0 as micro). */
export type Manner = Reading | 'digits'

/** The words of a sign as their meanings are compared. */
export type Meant = Pick<Sign, 'words' | 'wordSounds' | 'weights' | 'concepts'>

/** What the parts of the score work out of a sign when they first need it, and keep with it. */
export interface KeptOfSign {
  meant: Meant | undefined
  /** It with what its words mean in further languages. */
  translated: Meant | undefined
  /** What the whole means. */
  whole: string | null | undefined
  /** The words that it is written together of. */
  compound: readonly string[] | null | undefined
  /** Its words, or those of a single one that is written together. */
  elements: readonly string[] | undefined
  /** What its words weigh where those that tell of a quality or a place are weak; null where there are none. */
  telling: readonly number[] | null | undefined
  /** The sign without its words that tell of goods, by the class of these. */
  bare: Map<number, Sign> | undefined
  /** What stands beside the name of goods of a class in its only word; null where no such name does. */
  rests: Map<number, string | null> | undefined
  /** The known marks that it is or refers to. */
  references: readonly Reference[] | undefined
}

/** A mark made ready for comparison; make it once and compare it often. */
export interface Sign {
  readonly words: readonly string[]
  readonly compact: string
  readonly folded: string
  /** The Latin letters that a mark of another script is taken for; null for all others. */
  readonly drawn: string | null
  /** The scripts beside the Latin one that its letters are read from, in one line; empty where there is none, or none that can be seen. */
  readonly scripts: string
  /** A mark with Chinese characters as Mandarin says them; null for all others. It is compared with what has none. */
  readonly said: Sign | null
  readonly weights: readonly number[]
  readonly sounds: Readonly<Record<Manner, string>>
  readonly wordSounds: readonly string[]
  readonly concepts: readonly (readonly number[])[]
  readonly kept: KeptOfSign
}

/** The readings of a word, each worked out when first asked for. */
class Sounds implements Record<Manner, string> {
  readonly #letters: string
  #default: string | undefined
  #digits: string | undefined
  #es: string | undefined
  #sk: string | undefined
  #de: string | undefined
  #fr: string | undefined

  constructor(letters: string) {
    this.#letters = letters
  }

  get default(): string {
    return (this.#default ??= reading(this.#letters, 'default'))
  }

  get digits(): string {
    if (this.#digits !== undefined) return this.#digits
    const letters = digitsAsLetters(this.#letters)
    return (this.#digits = letters === this.#letters ? this.default : reading(letters, 'default', this.default))
  }

  get es(): string {
    return (this.#es ??= reading(this.#letters, 'es', this.default))
  }

  get sk(): string {
    return (this.#sk ??= reading(this.#letters, 'sk', this.default))
  }

  get de(): string {
    return (this.#de ??= reading(this.#letters, 'de', this.sk))
  }

  get fr(): string {
    return (this.#fr ??= reading(this.#letters, 'fr', this.default))
  }
}

const none: readonly number[] = []

/** Of whose words the article or preposition is written together with what follows, the apostrophe being no letter. */
const eliding = ['fr', 'it'] as const

let gold: number | undefined

/** What a word of several means without the article or preposition before its vowel (coeur d'or, l'amour). */
function withoutElided(word: string): readonly number[] {
  const rest = restOfElided(word)
  if (rest === null || isCommonWord(word)) return none
  if (isElidedGold(word)) return [(gold ??= conceptNamed('gold'))]
  const languages = languagesInDictionary(rest)
  return eliding.some((one) => languages?.has(one)) ? conceptsOf(rest) : none
}

class TextSign implements Sign {
  readonly words: readonly string[]
  readonly compact: string
  readonly drawn: string | null
  readonly scripts: string
  readonly weights: readonly number[]
  readonly sounds: Sounds
  readonly kept: KeptOfSign = {
    meant: undefined,
    translated: undefined,
    whole: undefined,
    compound: undefined,
    elements: undefined,
    telling: undefined,
    bare: undefined,
    rests: undefined,
    references: undefined,
  }
  readonly #said: string | null
  #saidSign: Sign | undefined
  #folded: string | undefined
  #wordSounds: readonly string[] | undefined
  #concepts: (readonly number[])[] | undefined

  constructor(text: string, scripts: string) {
    const { words, compact } = normalise(text)
    this.words = words
    this.compact = compact
    const drawn = drawnAs(text)
    this.drawn = drawn === compact ? null : drawn
    this.#said = nameInMandarin(text)
    // What is drawn as it is read is seen as Latin letters.
    this.scripts = drawn === compact ? '' : scripts
    this.weights = words.map(wordWeight)
    this.sounds = new Sounds(compact)
  }

  get said(): Sign | null {
    return this.#said === null ? null : (this.#saidSign ??= new TextSign(this.#said, 'Han'))
  }

  get folded(): string {
    return (this.#folded ??= visualFold(this.compact))
  }

  get wordSounds(): readonly string[] {
    const { words, sounds } = this
    return (this.#wordSounds ??= words.length === 1 ? [sounds.default] : words.map((word) => reading(word, 'default')))
  }

  get concepts(): readonly (readonly number[])[] {
    return (this.#concepts ??= this.words.map((word) => {
      const own = wordsWithConcepts.mayHave(word) ? conceptsOf(word) : none
      return own.length > 0 || this.words.length === 1 ? own : withoutElided(word)
    }))
  }
}

/** The mark's letters, sounds and meanings, worked out when first asked for and kept. */
export function signOf(text: string): Sign {
  return new TextSign(text, scriptsOf(text))
}
