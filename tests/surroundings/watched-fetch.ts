/** What came back from an address, request by request. */
export interface Answers {
  /** Answers by status; 0 where the connection broke. */
  statuses: Map<number, number>
  /** Refusals for now, each with its words. */
  refusals: string[]
  /** Refusals for now that do not say when to come again. */
  withoutRetryAfter: string[]
  /** Answers that nobody should ever get. */
  failures: string[]
  fetch: typeof fetch
}

/** A `fetch` that notes what it was answered. */
export function watchedFetch(): Answers {
  const made: Answers = {
    statuses: new Map(),
    refusals: [],
    withoutRetryAfter: [],
    failures: [],
    fetch: async (input, init) => {
      const count = (status: number) => made.statuses.set(status, (made.statuses.get(status) ?? 0) + 1)
      const answer = await fetch(input, init).catch((error: unknown) => {
        count(0)
        throw error
      })
      count(answer.status)
      const where = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}: ${answer.status}`
      if ([502, 503, 504].includes(answer.status)) {
        made.refusals.push(`${where} ${(await answer.clone().text()).slice(0, 200)}`)
        if (!answer.headers.has('retry-after')) made.withoutRetryAfter.push(where)
      } else if (answer.status >= 500) made.failures.push(`${where} ${(await answer.clone().text()).slice(0, 200)}`)
      return answer
    },
  }
  return made
}
