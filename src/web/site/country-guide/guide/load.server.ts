import { data, type LoaderFunctionArgs } from 'react-router'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { jurisdictionOfSlug } from '#domain/jurisdiction/names.ts'
import { addMonths, type PlainDate } from '#kernel/dates.ts'
import { exampleDate, type RunningDate } from '../../../docket/dates.ts'
import { lawRows, type LawRow } from '../../../docket/law-rows.ts'
import { loadContext } from '../../../load-context.ts'
import { placeOf, type Place } from '../../../places.ts'

export interface GuideData {
  place: Place
  slug: string
  rows: LawRow[]
  /** The last days of a mark filed and registered on these days. */
  example: { filed: PlainDate; registered: PlainDate; dates: RunningDate[] }
  moves: 'next_open_day' | 'no' | 'unknown'
}

/** Months between filing and registration in the example; no office promises them. */
const monthsToRegistration = 8

/** The law of a register, rule by rule, and an example worked out from it. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { language, today } = context.get(loadContext)
  const slug = params['slug'] ?? ''
  const code = jurisdictionOfSlug(slug)
  const law = code && lawOf(code)
  if (!code || !law) return data(null, { status: 404 })
  const registered = addMonths(today, monthsToRegistration)
  const dates = deadlinesOf(code, { ...noDates, filed: today, registered }, today)
    .filter(({ kind, number }) => number === 1 && ['priority', 'renewal', 'use_declaration'].includes(kind))
    .map((deadline) => exampleDate(deadline, today))
    .filter(({ isUnconfirmed }) => !isUnconfirmed)
  return data<GuideData>({
    place: placeOf(code, language),
    slug,
    rows: lawRows(code, today),
    example: { filed: today, registered, dates },
    moves: law.calendar.moves,
  })
}
