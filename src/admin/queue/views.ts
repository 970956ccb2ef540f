import { viewNames, type CountsAnswer, type ViewName } from '#operations/staff/queue-views.ts'
import type { Condition } from '#operations/generated/reads.ts'
import { search } from '#operations/staff/list-reads.ts'

export const whoChoices = ['anyone', 'me', 'nobody'] as const
export type Who = (typeof whoChoices)[number]

export interface QueueAddress {
  view: ViewName
  who: Who
  words: string
}

/** The queue's state from its address; anything unknown is the default. */
export function readAddress(parameters: URLSearchParams): QueueAddress {
  const view = viewNames.find((name) => name === parameters.get('view')) ?? 'work'
  const who = whoChoices.find((name) => name === parameters.get('who')) ?? 'anyone'
  return { view, who, words: parameters.get('q') ?? '' }
}

/** The condition of a view narrowed by who has the matter and by words of its mark, number or client. */
export function narrowed(
  base: Condition,
  address: QueueAddress,
  me: string,
  columns: { words: readonly string[]; numbers: readonly string[] },
): Condition {
  const parts: Condition[] = [base]
  if (address.who === 'me') parts.push({ assigned_admin_id: { _eq: me } })
  if (address.who === 'nobody') parts.push({ assigned_admin_id: { _is_null: true } })
  const words = address.words.trim()
  if (words) parts.push(search(columns.words, columns.numbers)(words))
  return { _and: parts }
}

export type Counts = Record<ViewName, number>

/** The number of each view from the answer to `countsOperation`. */
export function countsOf(answer: CountsAnswer): Counts {
  const of = (alias: string): number => answer[alias]?.aggregate.count ?? 0
  return Object.fromEntries(
    viewNames.map((name) => [name, of(`registration_request_${name}`) + of(`trademark_${name}`)]),
  ) as Counts
}
