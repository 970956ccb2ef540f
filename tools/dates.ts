// npm run -s dates < marks.jsonl: for each line the dates that the law of its register gives it, as one JSON array.
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { filingBases, isMadridBasis } from '#domain/use-in-commerce/status.ts'
import { isPlainDate, officeZone, today } from '#kernel/dates.ts'

/** What no mark was filed before, and what no docket reckons beyond. */
const years = { first: '1850', last: '2150' }
const date = z
  .string()
  .refine(isPlainDate, 'a date as YYYY-MM-DD')
  .refine(
    (text) => text.slice(0, 4) >= years.first && text.slice(0, 4) <= years.last,
    `a year from ${years.first} to ${years.last}`,
  )
  .nullish()
const line = z.object({
  jurisdiction: z.string().min(2).max(8),
  filed: date,
  registered: date,
  published: date,
  priority: date,
  officeAction: date,
  noticeOfAllowance: date,
  on: date,
  /** At the USPTO; of an international registration it is 66a. */
  basis: z.enum(filingBases).nullish(),
})

const told = new Set([
  'term',
  'renewal',
  'opposition',
  'opposition_extension',
  'office_action_reply',
  'office_action_extension',
  'statement_of_use',
  'use_declaration',
  'priority',
])

/** The dates of one mark given as a line of JSON; a line that cannot be read gets an object with `error`. */
export function datesOf(text: string, now: Date): unknown {
  try {
    // Some editors put a mark before the first line of a file.
    const { jurisdiction, on, basis, ...given } = line.parse(JSON.parse(text.replace(/^\uFEFF/, '')))
    const dates = {
      ...noDates,
      isMadrid: isMadridBasis(basis),
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)),
    }
    return deadlinesOf(
      jurisdictionFrom(jurisdiction) ?? jurisdiction.toUpperCase(),
      dates,
      on ?? today(officeZone, now),
    )
      .filter(({ kind }) => told.has(kind))
      .map(({ kind, opens, calendarDue, due, graceUntil, rule, confidence }) => ({
        rule: kind,
        opens,
        calendarDue,
        due,
        graceUntil,
        law: rule.law,
        article: rule.article,
        confidence,
      }))
  } catch (error) {
    if (error instanceof z.ZodError)
      return {
        error: error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; '),
      }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

if (import.meta.main)
  for await (const text of createInterface({ input: process.stdin }))
    if (text.trim() !== '') process.stdout.write(`${JSON.stringify(datesOf(text, new Date()))}\n`)
