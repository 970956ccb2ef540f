import { HttpError } from 'ra-core'
import type { Operation } from '#operations/operation.ts'

export interface QueryOptions {
  fetch?: typeof fetch
  signal?: AbortSignal
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** Reads from the data API under the signed-in person's role. Throws HttpError with the status, or with 400 for a refused document. */
export async function runDocument<Data>(
  text: string,
  variables: Record<string, unknown> = {},
  { fetch: send = fetch, signal }: QueryOptions = {},
): Promise<Data> {
  const answer = await send('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-requested-with': 'markwright' },
    body: JSON.stringify({ query: text, variables }),
    credentials: 'same-origin',
    signal,
  })
  if (!answer.ok) throw new HttpError(answer.statusText || String(answer.status), answer.status)
  const body = (await answer.json()) as Answer<Data>
  const [error] = body.errors ?? []
  if (error) throw new HttpError(error.message, error.extensions?.code === 'access-denied' ? 403 : 400, body)
  if (!body.data) throw new HttpError('no data', 500)
  return body.data
}

export async function runOperation<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: QueryOptions,
): Promise<Data> {
  return await runDocument<Data>(operation.text, variables, options)
}
