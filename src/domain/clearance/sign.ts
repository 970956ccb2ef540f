import { conceptsOf } from './concepts.ts'
import { digitsAsLetters, normalise, visualFold } from './letters.ts'
import { reading, type Reading } from './readings.ts'
import { wordWeight } from './weak-words.ts'

/** A reading, or the English one with digits taken for the letters they resemble (M1CR0 as micro). */
export type Manner = Reading | 'digits'

/** A mark made ready for comparison; make it once and compare it often. */
export interface Sign {
  readonly words: readonly string[]
  readonly compact: string
  readonly folded: string
  readonly weights: readonly number[]
  readonly sounds: Readonly<Record<Manner, string>>
  readonly wordSounds: readonly string[]
  readonly concepts: readonly (readonly number[])[]
}

/** The mark's letters, sounds and meanings, worked out when first asked for and kept. */
export function signOf(text: string): Sign {
  const { words, compact } = normalise(text)
  const weights = words.map(wordWeight)
  const said: Partial<Record<Manner, string>> = {}
  let folded: string | undefined
  let wordSounds: string[] | undefined
  let concepts: (readonly number[])[] | undefined
  return {
    words,
    compact,
    weights,
    get folded() {
      return (folded ??= visualFold(compact))
    },
    sounds: {
      get default() {
        return (said.default ??= reading(compact, 'default'))
      },
      get digits() {
        const letters = digitsAsLetters(compact)
        return (said.digits ??= letters === compact ? this.default : reading(letters, 'default'))
      },
      get es() {
        return (said.es ??= reading(compact, 'es'))
      },
      get sk() {
        return (said.sk ??= reading(compact, 'sk'))
      },
    },
    get wordSounds() {
      return (wordSounds ??= words.length === 1 ? [this.sounds.default] : words.map((word) => reading(word, 'default')))
    },
    get concepts() {
      return (concepts ??= words.map(conceptsOf))
    },
  }
}
