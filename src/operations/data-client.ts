import type { Operation } from './operation.ts'

export interface DataClientOptions {
  /** Where the data API is; the page's own host by default. */
  url?: string
  fetch?: typeof fetch
  /**
   * The tokens at hand. An administrator's is preferred. Null means that nobody is signed in; an empty object that the
   * session travels in a cookie.
   */
  tokens?: () => { administrator?: string | null; session?: string | null } | null
  /** Called when there is no session or the server no longer knows it. */
  signOut?: () => void
}

export interface RunOptions {
  signal?: AbortSignal
  /** 'none' throws on the first error; 'all' gives the errors beside the data. */
  errorPolicy?: 'none' | 'all'
}

export interface ServerError {
  message: string
  extensions?: { code?: string; path?: string }
}

/** A data query that failed; its message is the server's first, or says the status. */
export class DataError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly errors: readonly ServerError[]

  constructor(status: number, errors: readonly ServerError[]) {
    super(errors[0]?.message ?? `GraphQL Error (Code: ${status})`)
    this.name = 'DataError'
    this.status = status
    this.code = errors[0]?.extensions?.code
    this.errors = errors
  }
}

export interface DataClient {
  /** Runs an operation: a query by GET while its address is short enough, a mutation always by POST. */
  run<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, options?: RunOptions): Promise<Data>
}

interface Answer<Data> {
  data?: Data | null
  errors?: ServerError[]
}

const cookieOnly = (): { administrator?: string | null; session?: string | null } => ({})

/** Servers and proxies cut longer addresses. */
const longestAddress = 6000

/** The product's client of the data API (specification, part 2, sections 7 and 8). */
export function createDataClient(options: DataClientOptions = {}): DataClient {
  const { url = '/v1/graphql', fetch: send = fetch, tokens = cookieOnly, signOut = () => undefined } = options
  return {
    async run<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      { signal, errorPolicy = 'none' }: RunOptions = {},
    ): Promise<Data> {
      const held = tokens()
      if (held === null) {
        signOut()
        throw new DataError(401, [])
      }
      const token = held.administrator ?? held.session
      const request = requestOf(url, operation, variables)
      const answer = await send(request.address, {
        ...request.init,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-requested-with': 'markwright',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        credentials: 'same-origin',
        ...(signal ? { signal } : {}),
      })
      const body = await bodyOf<Data>(answer)
      if (answer.status === 401) signOut()
      const errors = body.errors ?? []
      if (!answer.ok || (errors.length > 0 && errorPolicy === 'none') || body.data === undefined || body.data === null)
        throw new DataError(answer.status, errors)
      return body.data
    },
  }
}

function requestOf(url: string, operation: { name: string; text: string }, variables: unknown) {
  if (!/^\s*mutation\b/.test(operation.text)) {
    const query = new URLSearchParams({
      query: operation.text,
      variables: JSON.stringify(variables ?? {}),
      operationName: operation.name,
    })
    const address = `${url}?${query}`
    if (address.length <= longestAddress) return { address, init: { method: 'GET' } }
  }
  const body = JSON.stringify({ query: operation.text, variables, operationName: operation.name })
  return { address: url, init: { method: 'POST', body } }
}

// A proxy's page is no answer of ours; the status alone is said then.
async function bodyOf<Data>(answer: Response): Promise<Answer<Data>> {
  const parsed: unknown = await answer.json().catch(() => null)
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}
