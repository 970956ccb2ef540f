import { weights } from './weights.ts'

/*
 * Classes whose goods or services are often sold together or stand in for each other. Own grouping after the idea of
 * coordinated classes; a class outside of every group relates to itself only. Eyewear went from class 9 to 10 with the
 * thirteenth edition of Nice: marks registered before stand in 9, so the two relate.
 */
const groups: readonly (readonly number[])[] = [
  [3, 5, 44], [5, 10, 44], [1, 2, 17], [6, 19, 37], [7, 8, 11], [9, 38, 42], [9, 28, 41], [9, 14], [9, 10], [11, 21], [12, 37, 39],
  [14, 18, 25], [18, 25, 26], [22, 23, 24], [24, 25], [20, 27, 24], [20, 21], [16, 41], [16, 35], [29, 30, 31], [29, 30, 43],
  [30, 32], [32, 33], [33, 43], [32, 43], [34, 35], [35, 36], [35, 42], [36, 37], [36, 45], [39, 43], [41, 42], [41, 45],
  [4, 12], [13, 28], [15, 41], [40, 37], [31, 44], [7, 37], [9, 37], [11, 37], [37, 42], [41, 43], [38, 41], [9, 16],
  [29, 32], [5, 29], [5, 30], [5, 32], [1, 5], [1, 4], [3, 21], [8, 21], [7, 12], [17, 19], [25, 28],
  [9, 11], [9, 12], [35, 37],
  [3, 4], [3, 10], [3, 37], [6, 20], [19, 20], [11, 19], [11, 20], [12, 28], [9, 36], [36, 42], [5, 31], [16, 28], [18, 28], [9, 15],
  [2, 19], [33, 34], [43, 44], [36, 43], [39, 41], [35, 41], [35, 38], [16, 21], [41, 44],
] // prettier-ignore

/** The classes of goods; those above are of services. */
export const goodsClasses: readonly number[] = Array.from({ length: 34 }, (_, at) => at + 1)
const retail = 35
const related = new Map<number, Set<number>>()
for (let one = 1; one <= 45; one += 1) related.set(one, new Set())
for (const group of groups) for (const a of group) for (const b of group) if (a !== b) related.get(a)?.add(b)
const besideRetail = new Map([...related].map(([one, list]) => [one, new Set(list)]))
// Retail services and the goods that are sold.
for (const one of goodsClasses) {
  related.get(35)?.add(one)
  related.get(one)?.add(35)
}

/** The classes whose goods are often held similar to those of `niceClass`, without itself. */
export function relatedClasses(niceClass: number): readonly number[] {
  return [...(related.get(niceClass) ?? [])].sort((a, b) => a - b)
}

/** The given classes and all related ones. */
export function withRelated(classes: readonly number[]): number[] {
  return [...new Set(classes.flatMap((one) => [one, ...relatedClasses(one)]))].sort((a, b) => a - b)
}

export const goodsLevels = ['same_terms', 'same_class', 'related_class', 'known_name', 'other', 'unknown'] as const
export type GoodsLevel = (typeof goodsLevels)[number]

/** How the goods of two marks relate, `known_name` where they are other goods of a name that nearly everybody knows; `classes` are the shared ones, or the related ones of the second mark. */
export interface GoodsRelation {
  readonly level: GoodsLevel
  readonly classes: readonly number[]
  readonly weight: number
}

export interface Goods {
  readonly classes: readonly number[]
  readonly termGroups?: readonly string[]
}

/** The relation of goods, never below "related" when the earlier mark is well known. */
export function goodsRelation(a: Goods, b: Goods, wellKnown = false): GoodsRelation {
  const level = levelOf(a, b)
  const weight = weights.goods[level.level]
  return { ...level, weight: wellKnown ? Math.max(weight, weights.goods.wellKnown) : weight }
}

const isGoods = (niceClass: number): boolean => niceClass < retail

/** Whether goods are among those that a mark's shop may sell: those of its own classes and near them, any when it has none. */
function mayBeSold(goods: number, seller: Goods): boolean {
  const own = seller.classes.filter(isGoods)
  return own.length === 0 || own.some((one) => one === goods || besideRetail.get(one)?.has(goods))
}

/** Whether all that two marks share is retail, each that of other goods: a shop of shoes and one of tyres. */
function sellsOther(a: Goods, b: Goods, shared: readonly number[]): boolean {
  if (shared.some((one) => one !== retail)) return false
  if (a.termGroups?.some((one) => b.termGroups?.includes(one))) return false
  const sold = b.classes.filter(isGoods)
  return a.classes.some(isGoods) && sold.length > 0 && !sold.some((one) => mayBeSold(one, a))
}

function relate(a: Goods, one: number, b: Goods, other: number): boolean {
  if (besideRetail.get(one)?.has(other)) return true
  if (one === retail && isGoods(other)) return mayBeSold(other, a)
  return other === retail && isGoods(one) && mayBeSold(one, b)
}

function levelOf(a: Goods, b: Goods): { level: GoodsLevel; classes: readonly number[] } {
  if (a.classes.length === 0 || b.classes.length === 0) return { level: 'unknown', classes: [] }
  const shared = a.classes.filter((one) => b.classes.includes(one))
  if (shared.length > 0) {
    if (sellsOther(a, b, shared)) return { level: 'related_class', classes: shared }
    const sameTerms = a.termGroups?.some((one) => b.termGroups?.includes(one)) ?? false
    return { level: sameTerms ? 'same_terms' : 'same_class', classes: shared }
  }
  const near = b.classes.filter((one) => a.classes.some((other) => relate(a, other, b, one)))
  return near.length > 0 ? { level: 'related_class', classes: near } : { level: 'other', classes: [] }
}
