import type { Tx } from '#platform/db/database.ts'

/** An event by name with the type of what it says. Subscribers run in the publisher's transaction. */
export interface EventType<T> {
  name: string
  readonly payload?: T
}

export type Subscriber<T> = (tx: Tx, payload: T) => Promise<void>

export interface EventBus {
  subscribe<T>(event: EventType<T>, subscriber: Subscriber<T>): void
  /** Runs every subscriber, in the order they subscribed; one that throws undoes the whole transaction. */
  publish<T>(tx: Tx, event: EventType<T>, payload: T): Promise<void>
}

export function defineEvent<T>(name: string): EventType<T> {
  return { name }
}

/** A bus of one process; it is wired once, when the parts are put together. */
export function createEventBus(): EventBus {
  const subscribers = new Map<string, Subscriber<never>[]>()
  return {
    subscribe(event, subscriber) {
      subscribers.set(event.name, [...(subscribers.get(event.name) ?? []), subscriber])
    },
    async publish(tx, event, payload) {
      for (const subscriber of subscribers.get(event.name) ?? []) await subscriber(tx, payload as never)
    },
  }
}
