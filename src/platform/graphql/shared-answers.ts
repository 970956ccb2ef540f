/** Answers that many callers ask for alike. */
export interface SharedAnswers {
  /** What `work` answers, or what it answered to somebody no longer than `ms` ago; who asks while it works waits for it. */
  get(key: string, ms: number, work: () => Promise<string>): Promise<string>
  /** Something changed: nobody gets anything from before. */
  forget(): void
}

/** Keeps answers for some milliseconds of `clock`; one that failed is not kept. */
export function createSharedAnswers(clock: () => number = () => performance.now()): SharedAnswers {
  const kept = new Map<string, { until: number; answer: Promise<string> }>()
  return {
    async get(key, ms, work) {
      const now = clock()
      for (const [name, { until }] of kept) if (until <= now) kept.delete(name)
      const known = kept.get(key)
      if (known) return await known.answer
      const one = { until: now + ms, answer: work() }
      kept.set(key, one)
      try {
        return await one.answer
      } catch (error) {
        if (kept.get(key) === one) kept.delete(key)
        throw error
      }
    },
    forget: () => kept.clear(),
  }
}
