import { AppError } from '#kernel/errors.ts'

/** A refusal or failure in Hasura's terms: `code` and `path` go to the caller, `cause` never does. */
export class ApiError extends Error {
  readonly code: string
  readonly path: string
  readonly status: number
  /** Whether the caller was told all there is to tell, so that nobody else needs to look. */
  readonly told: boolean
  /** Seconds after which asking again may help, where somebody knows. */
  readonly retryAfter: number | null

  constructor(
    code: string,
    message: string,
    options: { path?: string; status?: number; cause?: unknown; told?: boolean; retryAfter?: number | null } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.path = options.path ?? '$'
    this.status = options.status ?? 200
    this.told = options.told ?? options.cause === undefined
    this.retryAfter = options.retryAfter ?? null
  }

  #moved(path: string): ApiError {
    const { code, message, status, cause, told, retryAfter } = this
    return new ApiError(code, message, { path, status, cause, told, retryAfter })
  }

  /** The same failure, told from one level further out: `$.args.limit` under `.selectionSet.x`. */
  under(step: string): ApiError {
    return this.#moved(`$${step}${this.path.slice(1)}`)
  }

  /** The same failure of the one object that was handed over as a list of one. */
  outOfList(): ApiError {
    return this.#moved(this.path.replace(/^\$\[0\]/, '$'))
  }

  /** The same failure, told at a place of the document; one that already has a place keeps it. */
  at(path: string): ApiError {
    return this.path === '$' ? this.#moved(path) : this
  }
}

/** A document or its variables do not fit the caller's schema. */
export function invalid(message: string, path?: string): ApiError {
  return new ApiError('validation-failed', message, { path })
}

/** Does work whose failures are told under `step`; those that have no place at all stay so. */
export function placed<T>(step: string, work: () => T): T {
  try {
    return work()
  } catch (thrown) {
    throw thrown instanceof ApiError && thrown.path !== '$' ? thrown.under(step) : thrown
  }
}

/** A request is larger than `limit` allows. */
export function overLimit(limit: string, found: number, allowed: number): ApiError {
  return new ApiError('validation-failed', `the request is over the limit "${limit}": ${found} of at most ${allowed}`)
}

/** The text of a GraphQL error answer. */
export function errorBody(error: ApiError): string {
  return JSON.stringify({
    errors: [{ message: error.message, extensions: { path: error.path, code: error.code } }],
  })
}

/** What a written row must satisfy by the role's permission it does not. */
export const permissionCheckFailed = 'check constraint of an insert/update permission has failed'

const constraints: Record<string, string> = {
  '23505': 'Uniqueness violation. ',
  '23503': 'Foreign key violation. ',
  '23502': 'Not-NULL violation. ',
  '23P01': 'Exclusion violation. ',
}

/** The API's code for an SQLSTATE of the application's own triggers; their message is then passed on as it is. */
export type OwnFailures = (sqlState: string) => string | undefined

/** Turns whatever an executor threw into what a caller may read: the SQLSTATE decides, everything else is hidden. */
export function fromDatabase(thrown: unknown, ownFailures: OwnFailures = () => undefined): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof AppError) {
    const { code, status, retryAfter } = thrown
    return new ApiError(code, code, { status, told: true, retryAfter })
  }
  const { code, message } = stateAndMessage(thrown)
  const cause = thrown
  const told = { cause, told: true }
  const own = code && ownFailures(code)
  if (own) return new ApiError(own, message, told)
  if (code === '23514') return new ApiError('permission-error', `Check constraint violation. ${message}`, told)
  const constraint = constraints[code]
  if (constraint) return new ApiError('constraint-violation', constraint + message, told)
  // A pattern of LIKE or SIMILAR TO that is none.
  if (code === '22025' || code === '22019') return new ApiError('bad-request', message, told)
  // More than PostgreSQL takes at all: dimensions of an array, columns of a row, depth of an expression.
  if (code.startsWith('54')) return new ApiError('bad-request', message, told)
  if (code.startsWith('22') || code === '21000') return new ApiError('data-exception', message, told)
  if (code === '42501' && message.includes('row-level security'))
    return new ApiError('permission-error', permissionCheckFailed, told)
  if (code === '42501') return new ApiError('permission-error', 'permission denied by the database', { cause })
  if (code === '25006') return new ApiError('permission-error', 'this connection only reads', { cause })
  if (code === '57014')
    return new ApiError('time-limit-exceeded', 'the request is over the limit "statementTimeoutMs"', { cause })
  if (code === '40001' || code === '40P01')
    return new ApiError('conflict', 'another change came first, please repeat the request', told)
  if (code === '55P03')
    return new ApiError('conflict', 'somebody else is writing this, please repeat the request', { cause, status: 503 })
  if (isOutage(code, message))
    return new ApiError('unexpected', 'the database is not reachable', { cause, status: 503 })
  return new ApiError('unexpected', code ? 'database query error' : 'internal error', { cause })
}

function stateAndMessage(thrown: unknown): { code: string; message: string } {
  if (typeof thrown !== 'object' || thrown === null) return { code: '', message: '' }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  return { code, message: thrown instanceof Error ? thrown.message : '' }
}

function isOutage(code: string, message: string): boolean {
  if (/^(08|53|57P)/.test(code) || /^(ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code)) return true
  return /connection terminated|connection error|timeout exceeded when trying to connect/i.test(message)
}
