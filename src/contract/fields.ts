import { z } from 'zod'
import type { Role } from '#domain/account/roles.ts'
import { texts, type TextRule } from '#domain/catalog/texts.ts'
import {
  bounded,
  entries,
  isEmailAddress,
  isOneLine,
  isPlainText,
  isWebAddress,
  list,
  orNothing,
  trimmed,
  withoutUnseen,
} from '#kernel/bounded.ts'
import { isPlainDate } from '#kernel/dates.ts'
import { fieldCodes, type FieldCode, type FieldErrors } from '#kernel/errors.ts'
import type { AnyCall } from './call.ts'

/** Field schemas whose messages are codes of the error list; screens translate them. */
const code = (name: FieldCode) => name

/** Required text, trimmed, at most `max` characters. */
export const text = (max: number) =>
  trimmed(max, code('required')).overwrite(orNothing).min(1, code('required')).refine(isPlainText, code('wrong-type'))

/** Text that may be missing; empty becomes null. */
export const optionalText = (max: number) =>
  trimmed(max)
    .overwrite(orNothing)
    .refine(isPlainText, code('wrong-type'))
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value))

const inLine = (max: number, error?: FieldCode) =>
  trimmed(max, error)
    .overwrite(withoutUnseen)
    .trim()
    .refine((value) => isPlainText(value) && isOneLine(value), code('wrong-type'))

/** Required text of one line: names, addresses and what else goes into subjects, headings and forms. */
export const line = (max: number) => inLine(max, code('required')).min(1, code('required'))

/** Text of one line that may be missing; empty becomes null. */
export const optionalLine = (max: number) =>
  inLine(max)
    .nullish()
    .transform((value) => value || null)

/** A required text as the product has it everywhere: its columns are held to the same rule. */
export const field = ({ max, lines, kind }: TextRule) =>
  (lines ? text(max) : line(max)).refine((value) => isOfKind(kind, value), codeOfKind(kind)).meta(formatOf(kind, lines))

/** The same, when it may be missing; empty becomes null. */
export const optionalField = ({ max, lines, kind }: TextRule) =>
  (lines ? optionalText(max) : optionalLine(max))
    .refine((value) => value === null || isOfKind(kind, value), codeOfKind(kind))
    .meta(formatOf(kind, lines))

/** What a reader of the declaration, a form or the API's document, may know beyond the length. */
const formatOf = (kind: TextRule['kind'], lines: true | undefined): { format?: string } =>
  kind === 'email' ? { format: 'email' } : lines ? { format: 'lines' } : {}

function isOfKind(kind: TextRule['kind'], value: string): boolean {
  if (kind === 'web') return isWebAddress(value)
  if (kind === 'email') return isEmailAddress(value)
  return kind === 'country' ? /^[A-Z]{2}$/.test(value) : true
}

const codeOfKind = (kind: TextRule['kind']): FieldCode =>
  kind === 'web' ? 'not-a-url' : kind === 'email' ? 'not-an-email' : kind === 'country' ? 'not-a-country' : 'wrong-type'

export const email = field(texts.email)

export const date = text(10).refine(isPlainDate, code('not-a-date')).meta({ format: 'date' })
export const optionalDate = optionalText(10)
  .refine((value) => value === null || isPlainDate(value), code('not-a-date'))
  .meta({ format: 'date' })

/** ISO 3166-1 alpha-2, upper case. */
export const country = field(texts.country)

export const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, { error: code('not-a-choice') })

/** A currency as ISO 4217 writes it, also one that we do not charge in. */
export const currencyCode = line(3).regex(/^[A-Z]{3}$/, code('wrong-type'))

export const url = field(texts.webAddress)

export const rowId = z.uuid({ error: code('wrong-type') })
export const niceClass = z.coerce
  .number({ error: code('not-a-number') })
  .int(code('not-a-number'))
  .min(1, code('class-out-of-range'))
  .max(45, code('class-out-of-range'))

export { bounded, entries, list }

/** Several values of one query parameter, comma between: classes=9,42. At most `max` of them, in `length` letters. */
export const several = <T extends z.ZodType>(item: T, max: number, length = 600) =>
  bounded(length)
    .transform((value) => value.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
    .pipe(list(item, max) as z.ZodType<z.output<T>[], string[]>)
    .optional()
    .transform((value) => value ?? [])

export const nothing = z.strictObject({})
/** A SHA-256 in hexadecimal. */
export const digest = bounded(64).regex(/^[0-9a-f]{64}$/, { error: 'wrong-type' })
export const done = z.strictObject({ done: z.literal(true) })

/** Names that one object may have; no declaration has a third of it. */
const mostNames = 200
/** Objects and lists in each other; no declaration has a third of it. */
const mostLevels = 20

/**
 * Reads what somebody sent by a declaration: its value, or what is wrong with which field. An object of endless names is
 * refused before the names are looked at, and what is nested without end before somebody walks into it.
 */
export function read<S extends z.ZodType>(
  schema: S,
  given: unknown,
): { data: z.output<S>; fields?: never } | { fields: FieldErrors } {
  if (isEndless(given)) return { fields: { body: 'too-long' } }
  const { success, data, error } = schema.safeParse(given)
  return success ? { data } : { fields: fieldErrors(error) }
}

/** Level by level and not by calling itself: whoever nests deep enough would end the stack. */
function isEndless(given: unknown): boolean {
  let level = [given]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && hasEndlessNames(value)) return true
      for (const inner of Object.values(value)) if (typeof inner === 'object') next.push(inner)
    }
    level = next
  }
  return false
}

function hasEndlessNames(given: object): boolean {
  let names = 0
  // Counted and not listed: a list of all the names would be what is to be kept from being made.
  for (const _ in given) if ((names += 1) > mostNames) return true
  return false
}

/** Fields that a refusal names at most: whoever sends more that is wrong knows enough. */
const namedFields = 50

/**
 * Field errors by dotted path from what Zod found, the first fifty; a message that is no code of ours becomes the nearest
 * one.
 */
export function fieldErrors(error: z.ZodError): FieldErrors {
  // Without a prototype a field called constructor is a field like any other.
  const fields = Object.create(null) as FieldErrors
  let named = 0
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of keys) {
      if (named === namedFields) return fields
      const path = [...issue.path, ...(key === undefined ? [] : [key])].join('.').slice(0, 200) || 'body'
      if (path in fields) continue
      named += 1
      fields[path] = issue.code === 'unrecognized_keys' ? 'unknown-field' : codeOf(issue)
    }
  }
  return fields
}

const isOfNumber = ({ origin }: { origin: string }): boolean => origin === 'number' || origin === 'int'

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  const own = fieldCodes.find((name) => name === issue.message)
  if (own) return own
  if (issue.code === 'too_big') return isOfNumber(issue) ? 'too-high' : 'too-long'
  if (issue.code === 'too_small') return isOfNumber(issue) ? 'too-low' : 'too-short'
  if (issue.code === 'invalid_value') return 'not-a-choice'
  return 'wrong-type'
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && withoutUnseen(value).trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** What a caller left empty of a body, as it was read or, where that failed, as it was sent, that the call needs of them: by field, the first of those of which one is enough. */
export function missingIn({ needed }: Pick<AnyCall, 'needed'>, body: unknown, role: Role): FieldErrors {
  if (needed === undefined) return {}
  const sent: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {}
  const entries = [...(needed.everybody ?? []), ...(needed[role === 'customer' ? 'customer' : 'visitor'] ?? [])]
  const left = entries
    .map((entry) => (typeof entry === 'string' ? [entry] : entry))
    .filter((names) => names.every((name) => isEmpty(sent[name])))
  return Object.fromEntries(left.map(([first = '']) => [first, 'required']))
}
