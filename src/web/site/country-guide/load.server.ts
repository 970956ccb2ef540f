import type { LoaderFunctionArgs } from 'react-router'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import { lawRows } from '../../docket/law-rows.ts'
import { loadContext } from '../../load-context.ts'
import { monthsOf, placesByName, type Place } from '../../places.ts'

export interface GuideLink extends Place {
  slug: string
  months: [number, number] | null
  /** How many rules of its law we opened in the text of the law or at the office. */
  read: number
  rules: number
}

/** Every register with what we hold of its law. */
export function loader({ context }: LoaderFunctionArgs): { places: GuideLink[] } {
  const { language, today } = context.get(loadContext)
  return {
    places: placesByName(language).map((place) => {
      const rows = lawRows(place.code, today)
      const read = rows.filter(({ isRead }) => isRead).length
      return { ...place, slug: jurisdictionSlug(place.code), months: monthsOf(place.code), read, rules: rows.length }
    }),
  }
}
