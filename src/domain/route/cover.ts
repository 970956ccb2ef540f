/** A filing that can be chosen: the wanted markets it covers as bits, and what it costs. */
export interface Choice {
  key: string
  bits: number
  cost: number
}

/** A system with a fee of its own, such as the Madrid System: paid once, then each choice beneath it. */
export interface Scheme {
  key: string
  cost: number
  /** Keys of choices one of which must be made before it is open; null when it needs none. */
  bases: readonly string[] | null
  choices: readonly Choice[]
}

/** Filings over a number of markets, at most 30. */
export interface CoverProblem {
  markets: number
  direct: readonly Choice[]
  schemes: readonly Scheme[]
}

export interface Cover {
  /** What is chosen, each once: keys of choices and of schemes. */
  keys: readonly string[]
  cost: number
}

/** The cheapest set of filings that covers every market; null when there is none. `without` are keys that may not be used. */
export function cheapestCover(problem: CoverProblem, without: ReadonlySet<string> = new Set()): Cover | null {
  let best: Cover | null = null
  const open = (scheme: number, taken: readonly Choice[], paid: Cover, usable: readonly Choice[]): void => {
    const one = problem.schemes[scheme]
    if (one === undefined) {
      const found = cheapestFrom(problem.markets, taken, usable)
      if (!found) return
      const cover = { keys: [...paid.keys, ...found.keys], cost: paid.cost + found.cost }
      if (best === null || cover.cost < best.cost || (cover.cost === best.cost && cover.keys.length < best.keys.length))
        best = cover
      return
    }
    open(scheme + 1, taken, paid, usable)
    if (without.has(one.key)) return
    const bases =
      one.bases === null ? [null] : problem.direct.filter(({ key }) => one.bases?.includes(key) && !without.has(key))
    for (const base of bases) {
      const more = base && !taken.includes(base) ? [...taken, base] : taken
      const within = one.choices.filter(({ key }) => !without.has(key))
      open(scheme + 1, more, { keys: [...paid.keys, one.key], cost: paid.cost + one.cost }, [...usable, ...within])
    }
  }
  const usable = problem.direct.filter(({ key }) => !without.has(key))
  open(0, [], { keys: [], cost: 0 }, usable)
  return best
}

/** The next cheapest: it does without at least one thing that the first has. */
export function secondCover(problem: CoverProblem, first: Cover): Cover | null {
  const others = first.keys.flatMap((key) => cheapestCover(problem, new Set([key])) ?? [])
  return others.toSorted((a, b) => a.cost - b.cost || a.keys.length - b.keys.length)[0] ?? null
}

/** Set cover by what is covered so far: the first market without protection is covered next, by each choice that does. */
function cheapestFrom(markets: number, taken: readonly Choice[], usable: readonly Choice[]): Cover | null {
  const full = 2 ** markets - 1
  const start = taken.reduce((bits, choice) => bits | choice.bits, 0)
  const byMarket = Array.from({ length: markets }, (_, at) => usable.filter(({ bits }) => (bits >> at) & 1))
  const cost = new Float64Array(full + 1).fill(Infinity)
  const count = new Uint8Array(full + 1)
  const from = new Int32Array(full + 1)
  const by = new Map<number, Choice>()
  cost[start] = taken.reduce((all, choice) => all + choice.cost, 0)
  for (let covered = start; covered < full; covered++) {
    const paid = cost[covered] ?? Infinity
    if (paid === Infinity) continue
    const next = Math.log2(~covered & -~covered)
    for (const choice of byMarket[next] ?? []) {
      const then = covered | choice.bits
      const total = paid + choice.cost
      const chosen = (count[covered] ?? 0) + 1
      const known = cost[then] ?? Infinity
      if (total > known || (total === known && chosen >= (count[then] ?? 0))) continue
      cost[then] = total
      count[then] = chosen
      from[then] = covered
      by.set(then, choice)
    }
  }
  if (cost[full] === Infinity) return null
  const keys: string[] = taken.map(({ key }) => key)
  for (let at = full; at !== start; at = from[at] ?? start) {
    const choice = by.get(at)
    if (choice) keys.push(choice.key)
  }
  return { keys, cost: cost[full] ?? Infinity }
}
