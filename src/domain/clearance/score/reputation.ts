import type { GoodsRelation } from '../goods.ts'
import { isKnownName, isWordToo } from '../words/known-names.ts'
import { weights } from '../weights.ts'

/** From this similarity on a name that is a word too is taken for the name. */
const nearlySame = 0.9

/** An earlier mark by its bare letters and the classes that it is registered for. */
export interface Earlier {
  readonly name: string
  readonly classes: readonly number[]
}

/** The most that the goods may count for once it is known how alike the signs are. */
export const mostOfGoods = (goods: GoodsRelation, { name, classes }: Earlier): number =>
  goods.level === 'other' && isKnownName(name, classes)
    ? Math.max(goods.weight, weights.goods.known_name)
    : goods.weight

/**
 * The relation of goods to those of an earlier mark whose name many know for its goods: a reputation may reach beyond them, which its
 * owner has to prove, and with it a link and an unfair advantage or a detriment (EUTMR article 8(5), C-252/07; TMA 1994 s. 5(3); in the
 * United States the fame with the general public that 15 U.S.C. 1125(c) asks for). `mark` is how alike the signs are, 0 to 1.
 */
export function beyondGoods(goods: GoodsRelation, mark: number, earlier: Earlier): GoodsRelation {
  const { name, classes } = earlier
  if (goods.level !== 'other' || !isKnownName(name, classes) || (mark < nearlySame && isWordToo(name))) return goods
  return { ...goods, level: 'known_name', weight: mostOfGoods(goods, earlier) }
}
