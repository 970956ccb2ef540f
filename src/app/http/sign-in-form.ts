import { AppError } from '#kernel/errors.ts'

/** Fields that the forms under /api/auth have, each once. */
const mostFields = 20

/**
 * The form of a request under /api/auth, read once and by nobody else: of the one type that forms have, each field once.
 * @throws AppError unsupported-type, malformed-request
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = mediaType(request)
  const text = await request.text()
  if (text !== '' && type !== 'application/x-www-form-urlencoded') throw new AppError('unsupported-type')
  const form = new URLSearchParams(text)
  const names = [...form.keys()]
  if (names.length > mostFields || new Set(names).size < names.length) throw new AppError('malformed-request')
  return form
}

/** The type of a request's body without its parameters, in small letters; empty when there is none. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
