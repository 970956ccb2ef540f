import type { GoodsRelation } from '../goods.ts'
import { isKnownName, isWordToo } from '../words/known-names.ts'
import { weights } from '../weights.ts'

/** From this similarity on a name that is a word too is taken for the name. */
const nearlySame = 0.9

/** The most that the goods may count for once it is known how alike the signs are; `earlier` by its bare letters. */
export const mostOfGoods = (goods: GoodsRelation, earlier: string): number =>
  goods.level === 'other' && isKnownName(earlier) ? Math.max(goods.weight, weights.goods.known_name) : goods.weight

/**
 * The relation of goods to those of an earlier mark whose name nearly everybody knows: a reputation, which its owner has to prove,
 * reaches beyond them (EUTMR article 8(5), Lanham Act section 43(c)). `mark` is how alike the signs are, 0 to 1.
 */
export function beyondGoods(goods: GoodsRelation, mark: number, earlier: string): GoodsRelation {
  if (goods.level !== 'other' || !isKnownName(earlier) || (mark < nearlySame && isWordToo(earlier))) return goods
  return { ...goods, level: 'known_name', weight: mostOfGoods(goods, earlier) }
}
