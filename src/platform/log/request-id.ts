import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the work of one request; log lines and audit entries made in it carry its id. */
export async function withRequestId<T>(id: string, work: () => Promise<T>): Promise<T> {
  return await current.run(id, work)
}

/** The id of the request that is being worked on; undefined in jobs and at start-up. */
export function requestId(): string | undefined {
  return current.getStore()
}
