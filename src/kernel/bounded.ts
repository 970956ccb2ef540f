import { z } from 'zod'
import type { FieldCode } from './errors.ts'

/*
 * Fields that are measured before anything else looks at them. A check of Zod goes on after the one before it failed, so a
 * length alone keeps nobody from handing a megabyte to the expressions behind it: here what is too long ends the reading.
 */
const tooLong: FieldCode = 'too-long'

/** Text of at most `max` characters as it came; an expression that is added later never sees a longer one. */
export const bounded = (max: number, error: FieldCode = 'wrong-type') =>
  z.string({ error }).max(max, { error: tooLong, abort: true })

/** Text without the blanks around it, of at most `max` characters. Taking blanks away is one pass and is done first. */
export const trimmed = (max: number, error: FieldCode = 'wrong-type') =>
  z.string({ error }).trim().max(max, { error: tooLong, abort: true })

/** A list of at most `max` items; of a longer one not a single item is read. */
export function list<T extends z.ZodType>(
  item: T,
  max: number,
  { min = 0, tooFew = 'too-short' }: { min?: number; tooFew?: FieldCode } = {},
): z.ZodType<z.output<T>[], z.input<T>[]> {
  const items = z.array(item, { error: 'wrong-type' satisfies FieldCode }).max(max, tooLong)
  return measured((value) => Array.isArray(value) && value.length > max, min > 0 ? items.min(min, tooFew) : items)
}

/** Free fields of a name and a text each, at most `max` of them; of more not a single one is read. */
export function entries<V>(
  name: z.ZodType<string, string>,
  value: z.ZodType<V, V>,
  max: number,
): z.ZodType<Record<string, V>, Record<string, V>> {
  return measured(
    (given) => typeof given === 'object' && given !== null && Object.keys(given).length > max,
    z.record(name, value).meta({ maxProperties: max }) as unknown as z.ZodType<Record<string, V>, Record<string, V>>,
  )
}

function measured<O, I>(isTooLong: (value: unknown) => boolean, schema: z.ZodType<O, I>): z.ZodType<O, I> {
  return z.preprocess((value, context) => {
    if (!isTooLong(value)) return value
    context.addIssue({ code: 'custom', message: tooLong, input: undefined })
    return z.NEVER
  }, schema) as unknown as z.ZodType<O, I>
}

const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const ofOneLine = new RegExp(`[\\n\\r\\u0085\\u2028\\u2029${turning}]`)
const unseen = /(?:\u034f|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0])+/g
const shown = /[^\p{Default_Ignorable_Code_Point}\s]/u
const untold = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${turning}]+`, 'gu')

/** No line breaks, and no signs that turn the direction of what follows: with them a text shows as another. */
export const isOneLine = (value: string): boolean => !ofOneLine.test(value)

/** Without letters that nobody sees (soft hyphens, zero-width blanks), with a blank for each tab: they come with pasting and say nothing. Of joiners alone nothing is left. */
export function withoutUnseen(value: string): string {
  const seen = value.replace(unseen, '').replaceAll('\t', ' ')
  return shown.test(seen) ? seen : ''
}

/** A text of which nothing is seen is none. */
export const orNothing = (value: string): string =>
  shown.test(value) && value.replace(unseen, '').trim() !== '' ? value : ''

/** A text as it is shown in one line: with a blank for controls, line breaks and signs that turn the direction. */
export const inOneLine = (value: string): string => withoutUnseen(value).replace(untold, ' ').trim()

/** No control characters but tab and line break, and no half of a pair of code units. */
export function isPlainText(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and no form of ours sends the others
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value) && value.isWellFormed()
}

/** An address of the web with its scheme or without: a host with a dot in it, and no blanks. In one pass. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value)) return false
  const scheme = /^https?:\/\//i.exec(value)?.[0] ?? ''
  const rest = value.slice(scheme.length)
  const end = rest.search(/[/?#]/)
  const host = end === -1 ? rest : rest.slice(0, end)
  const dot = host.indexOf('.', 1)
  return dot > 0 && dot < host.length - 1 && (scheme !== '' || !/^[a-z][a-z0-9+-]*:(?!\d)/i.test(host))
}

const emailAddress = z.email()

/** An e-mail address as forms take it. */
export function isEmailAddress(value: string): boolean {
  return value.length <= 254 && emailAddress.safeParse(value).success
}
