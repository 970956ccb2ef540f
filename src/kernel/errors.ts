/** The closed list of what can go wrong. `status` is the HTTP status; `reported` means that a person should look at it. */
export const errorList = {
  'invalid-input': { status: 422, reported: false },
  'malformed-request': { status: 400, reported: false },
  'sign-in-required': { status: 401, reported: false },
  'credentials-refused': { status: 401, reported: false },
  'not-allowed': { status: 403, reported: false },
  'not-found': { status: 404, reported: false },
  'method-not-allowed': { status: 405, reported: false },
  'transition-refused': { status: 409, reported: false },
  'changed-meanwhile': { status: 409, reported: false },
  'already-done': { status: 409, reported: false },
  'still-running': { status: 409, reported: false },
  'link-expired': { status: 410, reported: false },
  'too-large': { status: 413, reported: false },
  'unsupported-type': { status: 415, reported: false },
  /** A field of a form that people do not see was filled in. */
  'filled-by-machine': { status: 418, reported: false },
  'key-reused': { status: 422, reported: false },
  'rules-unmet': { status: 422, reported: false },
  'too-many-requests': { status: 429, reported: false },
  unexpected: { status: 500, reported: true },
  'provider-failed': { status: 502, reported: true },
  'not-ready': { status: 503, reported: true },
} as const satisfies Record<string, { status: number; reported: boolean }>

export type ErrorCode = keyof typeof errorList

/** What a single field is refused for; each has a message in every language under `errors.field.*`. */
export const fieldCodes = [
  'required',
  'too-long',
  'too-short',
  'too-high',
  'too-low',
  'not-an-email',
  'not-a-date',
  'not-a-number',
  'too-much',
  'not-a-choice',
  'not-a-url',
  'not-a-country',
  'choose-at-least-one',
  'date-in-future',
  'date-too-early',
  'date-too-late',
  'date-before-order',
  'number-exists',
  'several-marks',
  'renewed-at-wipo',
  'not-registered',
  'renewal-not-open',
  'renewal-done',
  'renewal-over',
  'stated-renewal-over',
  'class-out-of-range',
  'unknown-field',
  'common-password',
  'wrong-password',
  'wrong-code',
  'must-accept',
  'wrong-type',
  'vat-number-format',
  'vat-number-digits',
  'vat-number-country',
  'reason-needed',
  'file-kind',
  'picture-kind',
  'letters-not-read',
  'letters-not-drawn',
  'page-kind',
  'file-sound',
  'file-drawing',
  'file-damaged',
  'file-pixels',
  'file-infected',
  'file-other-account',
  'file-twice',
  'time-taken',
  'goods-format',
] as const

export type FieldCode = (typeof fieldCodes)[number]
export type FieldErrors = Record<string, FieldCode>

/** Seconds after which to ask again when nothing else is known: what is busy is so for a moment. */
export const busySeconds = 5

/** What is over by itself: who is refused for it is told when to ask again. */
const passing: ReadonlySet<ErrorCode> = new Set(['too-many-requests', 'not-ready', 'provider-failed'])

/** A refusal with a code of the list, optionally per field, with facts that its message may name. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors
  readonly facts: Record<string, string>
  /** Seconds after which asking again may help; null of what does not change by waiting. */
  readonly retryAfter: number | null

  constructor(
    code: ErrorCode,
    options: { fields?: FieldErrors; facts?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields ?? {}
    this.facts = options.facts ?? {}
    this.retryAfter = options.retryAfter ?? (passing.has(code) ? busySeconds : null)
  }

  get status(): number {
    return errorList[this.code].status
  }
}

/** Throws `not-found` when a row is absent or not the caller's: the two look the same from outside. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError('not-found')
  return row
}

/**
 * Throws `changed-meanwhile` when a field is neither as the caller saw it nor as they set it: which one, and what somebody else
 * made of it. The same change sent again finds its own work and is not refused.
 */
export function refuseStale<T extends Record<string, string | boolean | null>>(
  saw: T,
  now: T,
  set: Partial<T> = {},
): void {
  for (const [field, stands] of Object.entries(now))
    if (saw[field] !== stands && set[field] !== stands)
      throw new AppError('changed-meanwhile', { facts: { field, now: String(stands ?? '') } })
}

/** Throws `invalid-input` for one field. */
export function refuseField(field: string, code: FieldCode): never {
  throw new AppError('invalid-input', { fields: { [field]: code } })
}
