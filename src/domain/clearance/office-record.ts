import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import { addDays, isPlainDate, type PlainDate } from '#kernel/dates.ts'
import type { MarkState } from './mark-state.ts'

/** What an office says of one mark, whatever format it came in. */
export interface OfficeRecord {
  /** The application number as the office writes it, leading zeros included. */
  readonly number: string
  readonly registrationNumber: string | null
  /** Empty for a picture without words. */
  readonly text: string
  readonly otherTexts: readonly string[]
  readonly markType: MarkType | null
  readonly classes: readonly number[]
  readonly goods: GoodsAndServices
  readonly owner: string | null
  readonly ownerCountry: string | null
  /** Where an international registration is to have effect, our codes where we have one; null when it is not told. */
  readonly designations: readonly string[] | null
  readonly filingDate: PlainDate | null
  readonly priorityDate: PlainDate | null
  readonly publicationDate: PlainDate | null
  readonly registrationDate: PlainDate | null
  readonly expiryDate: PlainDate | null
  readonly state: MarkState
  readonly status: string | null
  readonly imageReference: string | null
  /** Codes of the Vienna classification, as `viennaCode` writes them. */
  readonly viennaCodes: readonly string[]
  readonly recordDate: PlainDate | null
  /** Nothing but the state is told; the rest stays as it was. */
  readonly stateOnly: boolean
}

/** The dates a held mark goes by: of the newest record, and of the newest that told more than the state. */
export interface HeldDates {
  readonly recordDate: PlainDate | null
  readonly contentDate: PlainDate | null
}

/** Which parts of a held mark a record replaces; neither means that the record is older than what is held. */
export interface Replaced {
  readonly content: boolean
  readonly state: boolean
}

/** A mark of which an office has told the state and nothing else so far. */
export function stateAlone(record: OfficeRecord): OfficeRecord {
  return {
    ...record,
    registrationNumber: null,
    text: '',
    otherTexts: [],
    filingDate: null,
    priorityDate: null,
    publicationDate: null,
    registrationDate: null,
    expiryDate: null,
    imageReference: null,
    viennaCodes: [],
  }
}

const notBefore = (one: PlainDate | null, other: PlainDate | null) => (one ?? '') >= (other ?? '')

/**
 * What a record replaces. The newer wins, for the state and for the rest each by itself, so that the order in which
 * records come does not matter; of two with one date the later that came.
 */
export function replacedBy(held: HeldDates | null, came: Pick<OfficeRecord, 'recordDate' | 'stateOnly'>): Replaced {
  return {
    content: !came.stateOnly && (held === null || notBefore(came.recordDate, held.contentDate)),
    state: held === null || notBefore(came.recordDate, held.recordDate),
  }
}

/** The dates of a mark once a record has replaced its part. */
export function datesAfter(held: HeldDates | null, came: OfficeRecord, replaced: Replaced): HeldDates {
  return {
    recordDate: replaced.state ? came.recordDate : (held?.recordDate ?? null),
    contentDate: replaced.content ? came.recordDate : (held?.contentDate ?? null),
  }
}

const compact = /^(\d{4})(\d{2})(\d{2})$/
const dashed = /^(\d{4}-\d{2}-\d{2})(?:$|[T Z+-])/
const [earliest, latest] = ['1700-01-01', '2199-12-31']

/** A date as offices write it: "20260131", "2026-01-31", with a zone or a time behind. Null for zeros and what is no date. */
export function officeDate(text: string | undefined): PlainDate | null {
  const line = text?.trim() ?? ''
  const date = line.replace(compact, '$1-$2-$3').match(dashed)?.[1]
  return date !== undefined && date >= earliest && date <= latest && isPlainDate(date) ? date : null
}

/** Days by which a record may be dated ahead: offices stand in other time zones, and date an issue to the day it appears. */
const daysAhead = 2

/** Whether a record can bear a date on a day of ours. One that can not is malformed: it would win over every later record. */
export function isRecordDate(date: PlainDate, today: PlainDate): boolean {
  return date <= addDays(today, daysAhead)
}

/** A Nice class as offices write it, "009"; null for national and collective classes. */
export function officeClass(text: string): number | null {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= 45 ? value : null
}

/** The beginning of a text, at most `longest` units; a sign of two units is not cut in half, PostgreSQL would refuse it. */
export function beginningOf(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}
