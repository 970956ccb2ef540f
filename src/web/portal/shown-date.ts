import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { DeadlineRow } from '#operations/trademark.ts'
import { runningDate, type RunningDate } from '../docket/dates.ts'
import { path } from '../path.ts'
import { placeOf } from '../places.ts'

/** A date of a docket with the trademark that it is of. */
export interface ShownDate extends RunningDate {
  key: string
  markId: string
  mark: string
  place: string
  href: string
}

type Row = DeadlineRow & { trademark: { id: string; name: string; jurisdiction: Jurisdiction } | null }

/** A row of the docket as a page shows it on a day; its trademark leads back to `backUrl`. */
export function shownDate(row: Row, on: PlainDate, language: Language, backUrl: string): ShownDate {
  const mark = row.trademark
  return {
    ...runningDate(row, on),
    key: row.id,
    markId: mark?.id ?? '',
    mark: mark?.name ?? '',
    place: mark ? placeOf(mark.jurisdiction, language).name : '',
    href: path.trademark({ id: mark?.id ?? '' }, { language, query: { backUrl } }),
  }
}
