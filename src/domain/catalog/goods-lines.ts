import type { GoodsAndServices } from './goods-and-services.ts'

const mostClass = 45

/**
 * Goods and services as a person writes them, one line a class: `25: Clothing; footwear`, or the number alone where only the
 * class is known. Several numbers stand in one line with commas. The classes come in their order; null for anything else.
 */
export function readGoods(text: string): GoodsAndServices | null {
  const found = new Map<number, string[]>()
  for (const line of text.split('\n')) {
    const [numbers = '', ...words] = line.split(':')
    if (line.trim() === '') continue
    const classes = numbers.split(/[\s,]+/).filter((part) => part !== '')
    if (classes.length === 0 || !classes.every((part) => /^\d{1,2}$/.test(part))) return null
    if (classes.length > 1 && words.length > 0) return null
    const terms = words
      .join(':')
      .split(';')
      .map((term) => term.trim().slice(0, 500))
      .filter((term) => term !== '')
    for (const part of classes) {
      const number = Number(part)
      if (number < 1 || number > mostClass) return null
      found.set(number, [...(found.get(number) ?? []), ...terms].slice(0, 200))
    }
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([number, terms]) => ({ class: number, terms }))
}

/** The numbers of the classes alone. */
export const classesOf = (goods: GoodsAndServices): string =>
  goods
    .map((list) => list.class)
    .toSorted((a, b) => a - b)
    .join(', ')

/** The same as a person would write it. */
export const goodsLines = (goods: GoodsAndServices): string =>
  goods
    .map(({ class: number, terms }) => [String(number), terms.join('; ')].filter((part) => part !== '').join(': '))
    .join('\n')
