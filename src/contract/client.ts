import { AppError, errorList, type ErrorCode, type FieldErrors } from '#kernel/errors.ts'
import type { AnyCall, CallInput, CallOutput } from './call.ts'
import { uuidv7 } from '#kernel/ids.ts'

/** The body of every refusal. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors; facts?: Record<string, string>; requestId?: string }
}

export interface ClientOptions {
  baseUrl: string
  /** Bearer token of a script; browsers send their cookie instead. */
  token?: () => string | null
  fetch?: typeof fetch
  language?: string
}

export type Client = <C extends AnyCall>(call: C, input?: CallInput<C> & { file?: File }) => Promise<CallOutput<C>>

/** A typed client of the contract. Refusals are thrown as AppError with the server's code, fields and facts. */
export function createClient(options: ClientOptions): Client {
  return async (call, input = {}) => {
    const url = new URL(options.baseUrl + addressOf(call, input))
    const headers: Record<string, string> = { accept: 'application/json', 'x-requested-with': 'markwright' }
    const token = options.token?.()
    if (token) headers.authorization = `Bearer ${token}`
    if (options.language) headers['accept-language'] = options.language
    if (call.idempotent) headers['idempotency-key'] = input.idempotencyKey ?? uuidv7()
    const answer = await (options.fetch ?? fetch)(url, {
      method: call.method,
      headers,
      ...bodyOf(call, input, headers),
      credentials: 'same-origin',
    })
    if (!answer.ok) throw await refusal(answer)
    if (call.download) return (await answer.blob()) as never
    return (await answer.json()) as never
  }
}

function bodyOf(
  call: AnyCall,
  input: CallInput<AnyCall> & { file?: File },
  headers: Record<string, string>,
): { body?: BodyInit } {
  if (call.method === 'GET') return {}
  if (call.upload) {
    const form = new FormData()
    for (const [key, value] of Object.entries(asRecord(input.body))) form.set(key, String(value))
    if (input.file) form.set('file', input.file)
    return { body: form }
  }
  if (call.takesFile && input.file) {
    const form = new FormData()
    form.set('body', jsonOf(input.body))
    form.set('file', input.file)
    return { body: form }
  }
  headers['content-type'] = 'application/json'
  return { body: jsonOf(input.body) }
}

/** JSON has no number for what a form could not read as one and would send nothing instead: a limit that is none. As a text it is refused at its field. */
const jsonOf = (body: unknown): string =>
  JSON.stringify(body ?? {}, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  )

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The path with its parameters filled in and encoded. */
export function fillPath(path: string, params: unknown): string {
  const values = asRecord(params)
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** The address of a call with its parameters and its question, for links to files too. */
export function addressOf<C extends AnyCall>(
  call: C,
  { params, query }: Pick<CallInput<C>, 'params' | 'query'>,
): string {
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries(asRecord(query))) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      asked.set(key, String(value))
  }
  return fillPath(call.path, params) + (asked.size > 0 ? `?${asked.toString()}` : '')
}

async function refusal(answer: Response): Promise<AppError> {
  const body: unknown = await answer.json().catch(() => null)
  const error = asRecord(asRecord(body).error)
  const code = typeof error.code === 'string' && error.code in errorList ? (error.code as ErrorCode) : 'unexpected'
  return new AppError(code, {
    fields: asRecord(error.fields) as FieldErrors,
    facts: asRecord(error.facts) as Record<string, string>,
  })
}
