/** A map that forgets what was used longest ago once it holds more than `capacity` entries. */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  /** Stores a value and answers the key that had to go. */
  set(key: K, value: V): K | undefined {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#capacity) return undefined
    const oldest = this.#entries.keys().next()
    if (oldest.done) return undefined
    this.#entries.delete(oldest.value)
    return oldest.value
  }
}
