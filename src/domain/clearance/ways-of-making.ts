import { normalise } from './letters.ts'

const lettersOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => normalise(word).compact))

/** A word for how something is made, and what a participle beside it ends in; endings are written without accents. */
interface Way {
  readonly how: ReadonlySet<string>
  readonly participle: RegExp
}

const before: readonly Way[] = [
  {
    how: lettersOf('hand freshly newly finely carefully lovingly traditionally locally'),
    participle: /^(?:[a-z]{3,}ed|sewn|woven|made|grown|spun|ground|knit|cut|drawn)$/,
  },
  // The neuter that ends in -o is not here: beside it the letters of an adjective would be a noun's (fresh wine).
  {
    how: lettersOf('ručne ručně čerstvo čerstvě strojovo strojově tradične tradičně'),
    participle: /^[a-z]{2,}(?:an|en|it|yt|ut)[yaei]$|^tkan[yaei]$|^sit[yaei]$/,
  },
  { how: lettersOf('recién'), participle: /^[a-z]{3,}[ai]d[oa]s?$|^hech[oa]s?$/ },
  { how: lettersOf('frisch hand'), participle: /^ge[a-z]{3,}(?:t|en)(?:e[rsn]?)?$/ },
]

const byHand = ['a', 'mano'] as const
const participleBeforeHand = /^[a-z]{3,}[ai]d[oa]s?$/

/**
 * How many words, from a place of a row, tell together how goods are made or done (freshly squeezed, ručne šité, cosido a mano), or 0.
 * The words for it are without number, so that they are told by their form; a way of making is a quality of whatever is made.
 */
export function wayOfMakingAt(pieces: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = pieces.slice(at, at + 3)
  if (before.some(({ how, participle }) => how.has(first) && participle.test(second))) return 2
  return participleBeforeHand.test(first) && second === byHand[0] && third === byHand[1] ? 3 : 0
}

const lastOfGoods = 34
/** Services that make goods, or serve food: of others (freshly minted, for a bank) the words tell nothing. */
const makers: ReadonlySet<number> = new Set([35, 40, 43])

/** Whether a way of making tells of the goods or services of a class. */
export const isMadeIn = (niceClass: number): boolean => niceClass <= lastOfGoods || makers.has(niceClass)
