import { normalise } from '#domain/clearance/words/letters.ts'
import { score } from '#domain/clearance/score/score.ts'

export interface Query {
  readonly kind: string
  readonly text: string
  readonly of: string
  readonly classes: readonly number[]
}

export type Ask = (query: Query) => Promise<readonly string[]>

export interface Outcome {
  readonly query: Query
  readonly rank: number
  readonly ms: number
  /** It is not among the first twenty, and the last of them is exactly as like to the query as it is. */
  readonly isEqual: boolean
}

const first = 20

const isAsLike = ({ text, of }: Query, other: string): boolean =>
  Math.abs(score(text, of).mark - score(text, other).mark) < 1e-9

/** What a search answered to a query, and the milliseconds that it took. */
interface Answer {
  readonly query: Query
  readonly found: readonly string[]
  readonly ms: number
}

async function asked(query: Query, ask: Ask): Promise<Answer> {
  const start = performance.now()
  const found = await ask(query)
  return { query, found, ms: performance.now() - start }
}

function outcomeOf({ query, found, ms }: Answer): Outcome {
  const wanted = normalise(query.of).compact
  const names = [...new Set(found.map((text) => normalise(text).compact))]
  const rank = names.indexOf(wanted) + 1
  const isMissed = rank === 0 || rank > first
  const last = names[first - 1]
  const text = found.find((one) => normalise(one).compact === last)
  return { query, ms, rank, isEqual: isMissed && text !== undefined && isAsLike(query, text) }
}

const warming = 40

/** Asks everything one after the other; the rank is that among the names found, from 1, 0 when the mark is not one of them. */
export async function askAll(queries: readonly Query[], ask: Ask): Promise<Outcome[]> {
  for (const query of queries.slice(0, warming)) await ask(query)
  const outcomes: Outcome[] = []
  for (const query of queries) outcomes.push(outcomeOf(await asked(query, ask)))
  return outcomes
}

/** The answers of one search, and the milliseconds of a processor that a question took. */
export interface InTurn {
  readonly name: string
  readonly outcomes: Outcome[]
  readonly ms: number
}

/** Questions that a search answers one after the other before it is another's turn. */
const inBlock = 40

/**
 * Asks several searches each block of the questions in turn, another one first each time, so that what slows the machine for a while
 * slows them alike, and none has to find its memory cold after each question of the others. `processor` tells the milliseconds of a
 * processor that all of them have taken so far.
 */
export async function askInTurn(
  queries: readonly Query[],
  searches: readonly (readonly [name: string, ask: Ask])[],
  processor: () => number,
): Promise<InTurn[]> {
  for (const query of queries.slice(0, warming)) for (const [, ask] of searches) await ask(query)
  const taken = searches.map(() => 0)
  const outcomes: Outcome[][] = searches.map(() => [])
  for (let first = 0, round = 0; first < queries.length; first += inBlock, round += 1) {
    for (let more = 0; more < searches.length; more += 1) {
      const at = (round + more) % searches.length
      const [, ask] = searches[at] as (typeof searches)[number]
      const before = processor()
      const answers: Answer[] = []
      for (const query of queries.slice(first, first + inBlock)) answers.push(await asked(query, ask))
      taken[at] = (taken[at] ?? 0) + processor() - before
      outcomes[at]?.push(...answers.map(outcomeOf))
    }
  }
  return searches.map(([name], at) => ({
    name,
    outcomes: outcomes[at] ?? [],
    ms: (taken[at] ?? 0) / queries.length,
  }))
}

export const quantile = (list: readonly number[], part: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN

const recall = (list: readonly Outcome[], within: number): string =>
  (list.filter((one) => one.rank > 0 && one.rank <= within).length / list.length).toFixed(3)

/** Recall if what stands behind twenty that are exactly as like is counted as found; empty where it is the same. */
function withEquals(list: readonly Outcome[]): string {
  const found = list.filter((one) => one.isEqual || (one.rank > 0 && one.rank <= first)).length
  return list.some((one) => one.isEqual) ? ` (${(found / list.length).toFixed(3)} with equals)` : ''
}

/** Prints recall by kind and the times of a run. */
export function report(say: (text: string) => void, name: string, outcomes: readonly Outcome[]): void {
  const times = outcomes.map((one) => one.ms)
  const planted = outcomes.filter((one) => one.query.kind !== 'pairs')
  const pairs = outcomes.filter((one) => one.query.kind === 'pairs')
  const ms = [0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(1)).join(' / ')
  say(
    `| ${name} | p50/p95/p99 ms ${ms} | planted @20 ${recall(planted, 20)} @100 ${recall(planted, 100)} | pairs @20 ${recall(pairs, 20)} @100 ${recall(pairs, 100)} |`,
  )
  const kinds = [...new Set(planted.map((one) => one.query.kind))]
  const of = (kind: string) => planted.filter((one) => one.query.kind === kind)
  say(`  by kind @20: ${kinds.map((kind) => `${kind} ${recall(of(kind), first)}${withEquals(of(kind))}`).join(', ')}`)
}

/** The median of one client against that of eight at once, in five rounds in turn. */
export async function clientsAtOnce(queries: readonly Query[], ask: Ask): Promise<string> {
  const chosen = queries.filter((_, at) => at % 4 === 0)
  const timesWith = async (clients: number) => {
    const times: number[] = []
    let next = 0
    const client = async () => {
      while (next < chosen.length) {
        const query = chosen[next++]
        if (!query) return
        const start = performance.now()
        await ask(query)
        times.push(performance.now() - start)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    return times
  }
  const rounds: { one: number; eight: number; ratio: number }[] = []
  for (let round = 0; round < 5; round += 1) {
    const one = quantile(await timesWith(1), 0.5)
    const eight = quantile(await timesWith(8), 0.5)
    rounds.push({ one, eight, ratio: eight / one })
  }
  const middle = (key: 'one' | 'eight' | 'ratio') =>
    quantile(
      rounds.map((round) => round[key]),
      0.5,
    )
  const each = rounds.map(({ ratio }) => ratio.toFixed(2)).join(', ')
  return `one client: median ${middle('one').toFixed(1)} ms; eight: ${middle('eight').toFixed(1)} ms, ${middle('ratio').toFixed(2)} times (rounds ${each})`
}
