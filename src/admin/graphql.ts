import { HttpError } from 'ra-core'
import { createDataClient, DataError } from '#operations/data-client.ts'
import type { Operation } from '#operations/operation.ts'

export interface QueryOptions {
  fetch?: typeof fetch
  signal?: AbortSignal
}

/** Reads from the data API under the signed-in person's role. Throws HttpError, which react-admin understands. */
export async function runOperation<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { fetch: send = fetch, signal }: QueryOptions = {},
): Promise<Data> {
  try {
    return await createDataClient({ fetch: send }).run(operation, variables, signal ? { signal } : {})
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    const status = error.code === 'access-denied' ? 403 : error.status === 200 ? 400 : error.status
    throw new HttpError(error.message, status, { errors: error.errors })
  }
}
