import { errorList, type ErrorCode, type FieldErrors } from '#kernel/errors.ts'

/** What a refused call says, as plain data for the page. */
export interface Refusal {
  code: ErrorCode
  fields: FieldErrors
  facts: Record<string, string>
}

/**
 * Reads a refusal from an error. By shape, because the error may come from the server's copy of the class while this
 * module lives in the build.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  if (!Object.hasOwn(errorList, error.code)) return null
  const { fields, facts } = error as Error & { fields?: FieldErrors; facts?: Record<string, string> }
  return { code: error.code as ErrorCode, fields: fields ?? {}, facts: facts ?? {} }
}
