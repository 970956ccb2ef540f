import type { Offering } from '#domain/pricing/vocabulary.ts'
import { addYears, type PlainDate } from '#kernel/dates.ts'
import { isEndedUse, isMadridBasis, type UseDecision, type UseInCommerceType } from './status.ts'

/** The kind of date that a filing keeps. */
export type UseDateKind = 'statement_of_use' | 'use_declaration'

/** At most five extensions after a notice of allowance (37 CFR 2.89). */
export const mostExtensions = 5

const statements: readonly string[] = ['STATEMENT_OF_USE', 'SOU_EXTENSION'] satisfies readonly UseInCommerceType[]
const beforeRegistration: readonly string[] = [...statements, 'ALLEGATION_OF_USE']
const renewals: readonly string[] = ['RENEWAL_8_9', 'RENEWAL_8_9_15'] satisfies readonly UseInCommerceType[]

/** It answers a notice of allowance: with use, or by asking for more time. */
export const isStatement = (type: string): boolean => statements.includes(type)
/** The mark is not registered yet. */
export const isBeforeRegistration = (type: string): boolean => beforeRegistration.includes(type)
/** The renewal of section 9 is filed in the same form. */
export const isRenewal = (type: string): boolean => renewals.includes(type)

/** The date in the docket that is done with it; an allegation of use before the allowance keeps none. */
export const dateKindOf = (type: string): UseDateKind | null =>
  type === 'ALLEGATION_OF_USE' ? null : isStatement(type) ? 'statement_of_use' : 'use_declaration'

/** Whether a filing that is prepared keeps a date of the docket: its last day is set with it. */
export const keepsDate = (
  use: { type: string; status: string; deadlineNumber: number | null },
  date: { kind: string; number: number },
): boolean => !isEndedUse(use.status) && dateKindOf(use.type) === date.kind && use.deadlineNumber === date.number

/** Which of the dates to state use a request keeps, counted from 1: each extension leads to the next. */
export const statementNumber = (remaining: number): number => mostExtensions - remaining + 1

/** What is decided about a class, as far as it is. */
export interface DecidedClass {
  items: readonly string[]
  decision: UseDecision | null
}

/** A class stays as long as something is left in it and nobody said that it goes. */
export const isKept = ({ items, decision }: DecidedClass): boolean => items.length > 0 && decision !== 'not-in-use'

/**
 * The type as the decisions make it: more time is asked for the whole application, so one class that needs it makes the
 * filing an extension. Section 15 goes along with what it can go along with.
 */
export function filedType(
  type: UseInCommerceType,
  classes: readonly DecidedClass[],
  isIncontestable: boolean,
): UseInCommerceType {
  if (isStatement(type))
    return classes.some((one) => isKept(one) && one.decision === 'extension') ? 'SOU_EXTENSION' : 'STATEMENT_OF_USE'
  if (type === 'DECLARATION_OF_USE_8' || type === 'DECLARATION_8_15')
    return isIncontestable ? 'DECLARATION_8_15' : 'DECLARATION_OF_USE_8'
  if (isRenewal(type)) return isIncontestable ? 'RENEWAL_8_9_15' : 'RENEWAL_8_9'
  return type
}

/** Whether section 15 can be declared with it: of a registration of the USPTO only. */
export const takesIncontestability = (type: string): boolean =>
  type === 'DECLARATION_OF_USE_8' || type === 'DECLARATION_8_15' || type === 'DECLARATION_71' || isRenewal(type)

/** Years in the register after which a mark can be incontestable (15 U.S.C. 1065). */
const yearsOfUse = 5

/** Whether section 15 can be declared on a day: with a filing that takes it, of a mark that is known to have its years. */
export const canBeIncontestable = (type: string, registered: PlainDate | null, on: PlainDate): boolean =>
  takesIncontestability(type) && registered !== null && addYears(registered, yearsOfUse) <= on

/** Whether use is shown by it, with dates and specimens; who asks for more time shows none. */
export const showsUse = (type: string): boolean => type !== 'SOU_EXTENSION'

/** What of our list is ordered with a filing; null where a person works the price out. */
export function offeringsOf(type: UseInCommerceType, isIncontestable: boolean, isLate: boolean): Offering[] | null {
  const more: Offering[] = isIncontestable && takesIncontestability(type) ? ['incontestability'] : []
  if (type === 'SOU_EXTENSION') return ['extension']
  if (isBeforeRegistration(type)) return ['statement_of_use']
  if (isRenewal(type)) return [isLate ? 'late_renewal' : 'renewal', ...more]
  // The surcharge for a late declaration alone is not recorded.
  return isLate ? null : ['use_declaration', ...more]
}

/** A date of a mark's docket. */
export interface UseDate {
  kind: string
  number: number
  opens: string | null
  due: string
  graceUntil: string | null
  fromEvent: string
  fromDate: string
  amount: number
  isDone: boolean
  /** Nobody is sure of the law and no person set the day. */
  isUnsure: boolean
}

/** What can be declared of a mark, with the date that it keeps. */
export interface Declarable {
  type: UseInCommerceType
  date: UseDate
  isLate: boolean
}

export interface DeclaredMark {
  jurisdiction: string
  filingBasis: string | null
  status: string
}

/**
 * What can be declared on a day: use of a mark that was allowed until the running last day; use of a registered one from the
 * opening of its window to the end of its grace. A declaration that an office takes inside its renewal form only is made
 * with the renewal.
 */
export function declarable(mark: DeclaredMark, dates: readonly UseDate[], on: string): Declarable[] {
  const open = dates.filter(({ isDone, isUnsure }) => !isDone && !isUnsure)
  const statement = statementDate(mark, open, on)
  const declarations = open.filter(({ kind, ...date }) => kind === 'use_declaration' && isOpenOn(date, on))
  return [
    ...(statement ? [{ type: 'STATEMENT_OF_USE' as const, date: statement, isLate: false }] : []),
    ...declarations.flatMap((date) => {
      const type = declarationType(mark, date)
      return type === null ? [] : [{ type, date, isLate: date.due < on }]
    }),
  ]
}

/** The first date counts until an extension was filed; the later ones stand in the docket from the beginning. */
function statementDate({ status }: DeclaredMark, open: readonly UseDate[], on: string): UseDate | undefined {
  const statements = open.filter(({ kind }) => kind === 'statement_of_use').toSorted((a, b) => a.number - b.number)
  if (status === 'Statement of use requested') return statements.find(({ number, due }) => number === 1 && due >= on)
  return status === 'SOU extended' ? statements.find(({ number, due }) => number > 1 && due >= on) : undefined
}

const isOpenOn = ({ opens, due, graceUntil }: Pick<UseDate, 'opens' | 'due' | 'graceUntil'>, on: string): boolean =>
  (opens ?? '') <= on && on <= (graceUntil ?? due)

function declarationType(
  { jurisdiction, filingBasis }: DeclaredMark,
  { fromEvent, amount }: UseDate,
): UseInCommerceType | null {
  const isOfRenewal = fromEvent === 'expiry' && amount === 0
  if (jurisdiction !== 'US') return isOfRenewal ? null : 'DECLARATION_OF_USE'
  if (isMadridBasis(filingBasis)) return 'DECLARATION_71'
  return isOfRenewal ? 'RENEWAL_8_9' : 'DECLARATION_OF_USE_8'
}
