/** How many there were, and how many of them did what an experiment is about. */
export interface Counted {
  all: number
  did: number
}

/** A share between 0 and 1, and the bounds between which it is with a certainty of 95 %. */
export interface Share {
  share: number
  low: number
  high: number
}

/** The 97.5th percentile of the normal distribution. */
const z = 1.959964

/** The share with Wilson's interval (Wilson, J. Am. Stat. Assoc. 22, 1927, 209); null where there was nobody. */
export function shareOf({ all, did }: Counted): Share | null {
  if (all === 0) return null
  const share = did / all
  const centre = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all)
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/**
 * By how much the share of the second is above that of the first, with Newcombe's interval (Stat. Med. 17, 1998, 873, method
 * 10); null where one of them had nobody.
 */
export function differenceOf(first: Counted, second: Counted): Share | null {
  const [one, two] = [shareOf(first), shareOf(second)]
  if (!one || !two) return null
  const share = two.share - one.share
  return {
    share,
    low: share - Math.hypot(two.share - two.low, one.high - one.share),
    high: share + Math.hypot(two.high - two.share, one.share - one.low),
  }
}

/**
 * What may be said: 'early' before each value had as many as were planned, 'none' while the difference may be chance, else
 * which of the two had more.
 */
export function verdictOf(first: Counted, second: Counted, enough: number): 'early' | 'none' | 'first' | 'second' {
  const difference = differenceOf(first, second)
  if (!difference || Math.min(first.all, second.all) < enough) return 'early'
  if (difference.low > 0) return 'second'
  return difference.high < 0 ? 'first' : 'none'
}
