import { z } from 'zod'
import type { CallBody } from '#contract/call.ts'
import type { oppositionUpdate } from '#contract/opposition.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { earlierRightKinds, oppositionGrounds, wayKinds } from '#domain/opposition/vocabulary.ts'
import { currencies, isCurrency, majorText, minorUnits } from '#kernel/money.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import { minorOf } from '../kit/amount.ts'

const text = z.string()

/** What the notice says and what can be done, as it stands in the controls: every value as it was typed. */
export const typedOpposition = z.object({
  officeNumber: text,
  opponent: text,
  representative: text,
  grounds: z.array(z.enum(oppositionGrounds)),
  rights: z.array(
    z.object({
      kind: z.enum(earlierRightKinds),
      name: text,
      jurisdiction: z.enum(['', ...jurisdictions]),
      number: text,
      owner: text,
      classes: text,
    }),
  ),
  classes: text,
  summary: text,
  advice: text,
  currency: z.enum(currencies),
  ways: z.array(
    z.object({
      kind: z.enum(wayKinds),
      description: text,
      ground: text,
      service: text,
      official: text,
      recommended: z.boolean(),
    }),
  ),
})
export type Typed = z.infer<typeof typedOpposition>
export type TypedRight = Typed['rights'][number]
export type TypedWay = Typed['ways'][number]

export const blankRight: TypedRight = {
  kind: 'mark',
  name: '',
  jurisdiction: '',
  number: '',
  owner: '',
  classes: '',
}

/** What is stored, as the controls begin with it. */
export function typedFrom(row: OppositionRow): Typed {
  const currency = isCurrency(row.order_currency) ? row.order_currency : 'EUR'
  // The data API tells amounts in major units.
  const amount = (major: number | null) =>
    major === null ? '' : majorText(minorUnits(String(major), currency), currency)
  return {
    officeNumber: row.office_number ?? '',
    opponent: row.opponent,
    representative: row.representative ?? '',
    grounds: oppositionGrounds.filter((ground) => row.grounds.includes(ground)),
    rights: row.earlier_rights.map((right) => ({
      kind: right.kind,
      name: right.name,
      jurisdiction: right.jurisdiction ?? '',
      number: right.number ?? '',
      owner: right.owner ?? '',
      classes: right.classes.join(', '),
    })),
    classes: row.classes.join(', '),
    summary: row.summary ?? '',
    advice: row.advice ?? '',
    currency,
    ways: row.ways.map((way) => ({
      kind: way.kind,
      description: way.description ?? '',
      ground: way.ground,
      service: amount(way.service_fee),
      official: amount(way.government_fee),
      recommended: way.recommended,
    })),
  }
}

const orNull = (value: string): string | null => (value.trim() === '' ? null : value)

const classesIn = (value: string): number[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(Number)

/** The body of the call. What is typed as an amount and is none goes as -1, which the call refuses beside its field. */
export function bodyOf(typed: Typed, version: number): CallBody<typeof oppositionUpdate> {
  const units = (amount: string) => (amount.trim() === '' ? null : (minorOf(amount, typed.currency) ?? -1))
  return {
    version,
    officeNumber: orNull(typed.officeNumber),
    opponent: typed.opponent,
    representative: orNull(typed.representative),
    grounds: typed.grounds,
    earlierRights: typed.rights.map((right) => ({
      kind: right.kind,
      name: right.name,
      jurisdiction: right.jurisdiction === '' ? null : right.jurisdiction,
      number: orNull(right.number),
      owner: orNull(right.owner),
      classes: classesIn(right.classes),
    })),
    classes: classesIn(typed.classes),
    summary: orNull(typed.summary),
    advice: orNull(typed.advice),
    currency: typed.currency,
    ways: typed.ways.map((way) => ({
      kind: way.kind,
      description: orNull(way.description),
      ground: orNull(way.ground),
      serviceFee: way.kind === 'withdrawal' ? null : units(way.service),
      governmentFee: way.kind === 'withdrawal' ? null : units(way.official),
      recommended: way.recommended,
    })),
  }
}
