import type { Role } from '#domain/account/roles.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import type { AnyCall } from './call.ts'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** What a caller left empty of a body as it was sent that the call needs of them: by field, the first of those of which one is enough. */
export function missingIn({ needed }: Pick<AnyCall, 'needed'>, body: unknown, role: Role): FieldErrors {
  if (needed === undefined || typeof body !== 'object' || body === null) return {}
  const sent = body as Readonly<Record<string, unknown>>
  const entries = [...(needed.everybody ?? []), ...(needed[role === 'customer' ? 'customer' : 'visitor'] ?? [])]
  const left = entries
    .map((entry) => (typeof entry === 'string' ? [entry] : entry))
    .filter((names) => names.every((name) => isEmpty(sent[name])))
  return Object.fromEntries(left.map(([first = '']) => [first, 'required']))
}
