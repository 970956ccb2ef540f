import type { Tx } from '#platform/db/database.ts'
import type { EventBus, EventType } from '#platform/events/events.ts'
import type { JobType } from '#platform/queue/queue.ts'
import type { Orders } from '#features/billing/payable.ts'
import type { Facilities, Handled } from './facilities.ts'
import type { AnyMail } from './mail.ts'

/** Who does the jobs of a kind. */
export interface Worker {
  job: JobType<object>
  run: (data: object, facilities: Facilities) => Promise<void>
}

/** Pairs a kind of job with what does it and keeps both honest about their data. */
export function worker<T extends object>(
  job: JobType<T>,
  run: (data: T, facilities: Facilities) => Promise<void>,
): Worker {
  // The queue hands over what the kind's own schema has parsed.
  return { job, run: run as Worker['run'] }
}

/** What somebody does when an event is published, in the publisher's transaction. */
export interface Follower<F = Facilities> {
  event: EventType<object>
  /** One sentence for docs/events.md: what happens then. */
  does: string
  run: (tx: Tx, payload: object, facilities: F) => Promise<void>
}

/** Follows an event of a noun below. */
export function on<T extends object, F = Facilities>(
  event: EventType<T>,
  does: string,
  run: (tx: Tx, payload: T, facilities: F) => Promise<void>,
): Follower<F> {
  return { event, does, run: run as Follower<F>['run'] }
}

/** Subscribes followers to a bus, with what they work with. */
export function subscribe<F>(events: EventBus, followers: readonly Follower<F>[], facilities: F): void {
  for (const { event, run } of followers)
    events.subscribe(event, async (tx, payload) => await run(tx, payload, facilities))
}

/** All that a noun brings to the process. What is left out it does not have. */
export interface Feature {
  /** The noun, as its folder is called. */
  name: string
  handlers?: readonly Handled[]
  /** Every kind of job of the noun: with its worker, or bare when the worker stands in this list beside it. */
  jobs?: readonly (JobType<object> | Worker)[]
  mails?: readonly AnyMail[]
  /** Every event that the noun publishes; each must have a follower. */
  events?: readonly EventType<object>[]
  follow?: readonly Follower[]
  /** What of the noun is paid for. */
  payable?: Orders
}

/** The kinds of job of some features, each once. */
export function jobsOf(features: readonly Feature[]): JobType<object>[] {
  const all = features.flatMap(({ jobs = [] }) => jobs.map((one) => ('job' in one ? one.job : one)))
  return [...new Set(all)]
}

/** The workers of some features. */
export function workersOf(features: readonly Feature[]): Worker[] {
  return features.flatMap(({ jobs = [] }) => jobs.filter((one): one is Worker => 'job' in one))
}
