import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { termWords } from '#domain/catalog/term-words.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { countedSurcharge, timesAsked } from '#domain/pricing/counted-surcharge.ts'
import type { FeeRule } from '#domain/pricing/fee-rule.ts'

/** Terms with more characters than this are told of as long; no office's limit, a yardstick for whoever writes. */
export const longTerm = 150

/** Words that leave open what is meant, in the languages that lists are written in. */
const openEnded =
  /\b(?:etc|and the like|and so on|and similar|all other|all goods|all services|etcétera|y similares|todos los (?:productos|servicios))\b|(?:^|\s)(?:všetky (?:tovary|služby|ostatné)|všechny (?:výrobky|služby)|veškeré (?:výrobky|služby)|a podobne|a podobně|atď|atd|apod|a pod)(?=[\s.,;]|$)/iu

/** Whether a term leaves open what is meant by it. */
export const isOpenEnded = (term: string): boolean => openEnded.test(term)

/** What is held of a term in the lists: whether it stands there, and as one that some offices want narrower. */
export type KnownTerm = 'known' | 'wide' | null

export interface ClassWording {
  class: number
  terms: number
  words: number
  characters: number
  /** How many of the terms stand in the lists that are held. */
  known: number
  wide: string[]
  openEnded: string[]
  long: string[]
  /** Terms that stand there more than once. */
  twice: string[]
}

/** What the length or the wording of a list costs at the office, beside the fee for its classes. */
export interface WordingCharge {
  class: number
  name: string
  /** How often it is asked; null where that hangs on something that the list does not tell. */
  times: number | null
  /** Of one time, in minor units. */
  amount: number
  when: string
}

export interface PlaceWording {
  place: Jurisdiction
  classes: ClassWording[]
  charges: WordingCharge[]
  currency: string | null
  source: string | null
}

function measured(list: GoodsAndServices[number], known: (number: number, term: string) => KnownTerm): ClassWording {
  const { class: number, terms } = list
  const folded = terms.map(termWords)
  const held = terms.map((term) => known(number, term))
  return {
    class: number,
    terms: terms.length,
    words: terms.reduce((sum, term) => sum + term.split(/\s+/).filter((word) => word !== '').length, 0),
    // As one text, which is how offices count them.
    characters: terms.join('; ').length,
    known: held.filter((one) => one !== null).length,
    wide: terms.filter((_, at) => held[at] === 'wide'),
    openEnded: terms.filter(isOpenEnded),
    long: terms.filter((term) => term.length > longTerm),
    twice: terms.filter((_, at) => folded.indexOf(folded[at] ?? '') < at),
  }
}

/** How the list of a place is worded, class by class, and what its length costs there. */
export function wordingOf(
  place: Jurisdiction,
  goods: GoodsAndServices,
  { known, rule }: { known: (number: number, term: string) => KnownTerm; rule: FeeRule | null },
): PlaceWording {
  const classes = goods.map((list) => measured(list, known))
  const charges = (rule?.surcharges ?? []).flatMap((surcharge) => {
    const counted = countedSurcharge(surcharge)
    const isOfWords = counted !== null || /free-form|item|word|character/i.test(surcharge.name)
    if (!isOfWords) return []
    return classes.flatMap((one) => {
      const times = counted && timesAsked(counted, one)
      // A free text costs only where a term is none of the office's own list, which is not held here.
      return times === 0 || (times === null && one.terms === 0)
        ? []
        : [{ class: one.class, name: surcharge.name, times, amount: surcharge.amount, when: surcharge.when }]
    })
  })
  return { place, classes, charges, currency: rule?.currency ?? null, source: rule?.source ?? null }
}
