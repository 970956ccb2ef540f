import type { GoodsAndServices } from './goods-and-services.ts'

/**
 * A short word for a list of goods and services: two lists that say the same have the same one, whatever the order of their
 * classes. Who writes a list names the version they began with, so that nobody overwrites another's unseen. It tells two
 * honest writers apart and is no proof against somebody who wants two lists to agree (53 bits, cyrb53).
 */
export function goodsVersion(list: GoodsAndServices): string {
  const text = JSON.stringify(
    list.toSorted((a, b) => a.class - b.class).map(({ class: number, terms }) => [number, terms]),
  )
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
