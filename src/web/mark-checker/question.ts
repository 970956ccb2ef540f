import type { CallOutput, CallQuery } from '#contract/call.ts'
import type { searchMarks } from '#contract/search.ts'
import { beginningOf } from '#domain/clearance/office-record.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { inOneLine } from '#kernel/bounded.ts'
import type { Where } from '../path.ts'

export type Answer = CallOutput<typeof searchMarks>
export type AnsweredMark = Answer['marks'][number]

export const orders = ['risk', 'mark', 'newest'] as const
export type Order = (typeof orders)[number]

/** What is asked of the register, and how the answer is looked at. */
export interface Question {
  value: string
  classes: number[]
  /** Where the person sells. */
  places: Jurisdiction[]
  /** What they sell, in their own words; carried along to the verification. */
  business: string
  scope: 'related' | 'all'
  withDead: boolean
  /** A hundred marks instead of twenty. */
  more: boolean
  order: Order
  /** Only marks of this office are shown. */
  office: Jurisdiction | null
}

export const usualLimit = 20
export const mostMarks = 100
const longestName = 200

/** Letters below which every mark of a register would be an answer. */
const fewestLetters = 2

/** Reads a question from an address or a form. What is not of our lists is left out. */
export function questionIn(from: URLSearchParams | FormData): Question {
  const one = (name: string): string => {
    const value = from.get(name)
    return typeof value === 'string' ? value : ''
  }
  const all = (name: string): string[] =>
    from.getAll(name).flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  const classes = all('classes').map(Number)
  const office = one('office')
  return {
    value: beginningOf(inOneLine(one('value')), longestName),
    classes: [...new Set(classes.filter((number) => Number.isInteger(number) && number >= 1 && number <= 45))],
    places: [...new Set(all('jurisdictions').filter(isJurisdiction))],
    business: beginningOf(one('businessDescription').trim(), 2000),
    scope: one('scope') === 'all' ? 'all' : 'related',
    withDead: one('dead') === 'yes',
    more: one('more') === 'yes',
    order: orders.find((order) => order === one('order')) ?? 'risk',
    office: isJurisdiction(office) ? office : null,
  }
}

const asAsked = (value: string): string => beginningOf(inOneLine(value), longestName).trim()

export const isAskable = (question: Question): boolean => Array.from(asAsked(question.value)).length >= fewestLetters

/** The register's part of a question, as the call takes it. */
export function searchQuery(question: Question): CallQuery<typeof searchMarks> & Record<string, string> {
  const { value, classes, places, scope, withDead, more } = question
  return {
    value: asAsked(value),
    scope: classes.length === 0 ? 'all' : scope,
    withDead: withDead ? 'true' : 'false',
    limit: String(more ? mostMarks : usualLimit),
    ...(classes.length > 0 && { classes: classes.join(',') }),
    ...(places.length > 0 && { jurisdictions: places.join(',') }),
  }
}

/** What a link to the verification takes along. */
export function carriedQuery({ value, classes, places, business }: Question): NonNullable<Where['query']> {
  return {
    value: value || undefined,
    classes: classes.map(String),
    jurisdictions: places,
    businessDescription: business || undefined,
  }
}

/** The whole question as an address has it; what is usual is left out. */
export function linkQuery(question: Question): NonNullable<Where['query']> {
  const { scope, withDead, more, order, office } = question
  return {
    ...carriedQuery(question),
    scope: scope === 'all' ? 'all' : undefined,
    dead: withDead ? 'yes' : undefined,
    more: more ? 'yes' : undefined,
    order: order === 'risk' ? undefined : order,
    office: office ?? undefined,
  }
}
