/** A map that forgets what was used longest ago once its entries weigh more than `capacity`. */
export class Lru<K, V> {
  readonly #entries = new Map<K, { value: V; weight: number }>()
  readonly #capacity: number
  #weight = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores a value and answers the keys that had to go. */
  set(key: K, value: V, weight = 1): K[] {
    this.#remove(key)
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    const gone: K[] = []
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) break
      this.#remove(oldest)
      gone.push(oldest)
    }
    return gone
  }

  #remove(key: K): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }
}
