import { z } from 'zod'
import { isPlainDate } from '#kernel/dates.ts'
import { fieldCodes, type FieldCode, type FieldErrors } from '#kernel/errors.ts'

/** Field schemas whose messages are codes of the error list; screens translate them. */
const code = (name: FieldCode) => name

/** Required text, trimmed, at most `max` characters. */
export const text = (max: number) =>
  z
    .string({ error: code('required') })
    .trim()
    .min(1, code('required'))
    .max(max, code('too-long'))
    .refine(noControls, code('wrong-type'))

/** Text that may be missing; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string({ error: code('wrong-type') })
    .trim()
    .max(max, code('too-long'))
    .refine(noControls, code('wrong-type'))
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value))

/** Required text of one line: names, addresses and what else goes into subjects, headings and forms. */
export const line = (max: number) => text(max).refine(oneLine, code('wrong-type'))

/** Text of one line that may be missing; empty becomes null. */
export const optionalLine = (max: number) => optionalText(max).refine(oneLine, code('wrong-type'))

/** No line breaks, and no signs that turn the direction of what follows: with them a text shows as another. */
function oneLine(value: string | null): boolean {
  return !/[\n\r\u0085\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(value ?? '')
}

function noControls(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and no form of ours sends the others
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value) && value.isWellFormed()
}

export const email = line(254).pipe(z.email(code('not-an-email')))

export const date = text(10).refine(isPlainDate, code('not-a-date'))
export const optionalDate = optionalText(10).refine((value) => value === null || isPlainDate(value), code('not-a-date'))

/** ISO 3166-1 alpha-2, upper case. */
export const country = text(2).regex(/^[A-Z]{2}$/, code('not-a-country'))

export const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, { error: code('not-a-choice') })

export const url = line(500).refine((value) => /^(https?:\/\/)?[^\s/]+\.[^\s]+$/i.test(value), code('not-a-url'))

export const rowId = z.uuid({ error: code('wrong-type') })
export const niceClass = z.coerce
  .number({ error: code('not-a-number') })
  .int(code('not-a-number'))
  .min(1, code('class-out-of-range'))
  .max(45, code('class-out-of-range'))

export const nothing = z.strictObject({})
export const done = z.strictObject({ done: z.literal(true) })

/** Field errors by dotted path from what Zod found; a message that is no code of ours becomes the nearest one. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  // Without a prototype a field called constructor is a field like any other.
  const fields = Object.create(null) as FieldErrors
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of keys) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'body'
      fields[path] ??= issue.code === 'unrecognized_keys' ? 'unknown-field' : codeOf(issue)
    }
  }
  return fields
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  const own = fieldCodes.find((name) => name === issue.message)
  if (own) return own
  if (issue.code === 'too_big') return 'too-long'
  if (issue.code === 'too_small') return 'too-short'
  if (issue.code === 'invalid_value') return 'not-a-choice'
  return 'wrong-type'
}
