import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'

/** One field per class with one term per line, as staff type a list. */
export type GoodsText = Record<number, string>

/** A list as text; classes that the order has but the list does not begin empty. */
export function goodsText(list: GoodsAndServices, ordered: readonly number[]): GoodsText {
  const texts: GoodsText = Object.fromEntries(ordered.map((number) => [number, '']))
  for (const entry of list) texts[entry.class] = entry.terms.join('\n')
  return texts
}

/** Lines become terms: trimmed, without empty ones and without a term twice in a class; empty classes are left out. */
export function goodsList(texts: GoodsText): GoodsAndServices {
  return Object.entries(texts)
    .map(([number, text]) => ({
      class: Number(number),
      terms: [...new Set(text.split('\n').map((line) => line.replace(/[;,.]\s*$/, '').trim()))].filter(
        (term) => term !== '',
      ),
    }))
    .filter((entry) => entry.terms.length > 0)
    .sort((a, b) => a.class - b.class)
}

/** Whether two lists say the same. */
export function sameGoods(a: GoodsAndServices, b: GoodsAndServices): boolean {
  const said = (list: GoodsAndServices): string =>
    JSON.stringify([...list].sort((x, y) => x.class - y.class).map(({ class: number, terms }) => [number, terms]))
  return said(a) === said(b)
}

/** The saved lists, by jurisdiction. */
export type GoodsLists = Partial<Record<string, GoodsAndServices>>

/** Whether some of the saved lists say something else than the others. */
export function listsDiffer(lists: GoodsLists): boolean {
  const [first, ...others] = Object.values(lists)
  return others.some((list) => !sameGoods(list ?? [], first ?? []))
}

/** Whether a term stands on a line of its own, in whatever case. */
export function hasLine(text: string, term: string): boolean {
  return text.split('\n').some((line) => line.trim().toLowerCase() === term.toLowerCase())
}

/** The texts with further terms at the end of their classes; a term that is there already stays where it is. */
export function withTerms(texts: GoodsText, terms: readonly { niceClass: number; text: string }[]): GoodsText {
  const grown = { ...texts }
  for (const { niceClass, text } of terms) {
    const old = grown[niceClass] ?? ''
    if (!hasLine(old, text)) grown[niceClass] = old.trim() === '' ? text : `${old.trimEnd()}\n${text}`
  }
  return grown
}
