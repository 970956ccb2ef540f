import { classList } from '#domain/catalog/nice-classes.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import type { RegistrationRequest } from '#operations/registration.ts'

/** The places and classes of an order, named; empty where the order does not name them. */
export interface SummaryOrder {
  places: string
  classes: string
}

/** What was ordered, as its items were frozen at the checkout; of an order without items nothing but that there is one. */
export function orderOf(
  { ordered_items: items }: Pick<RegistrationRequest, 'ordered_items'>,
  language: Language,
): SummaryOrder {
  const places = [...new Set(items?.lines.map(({ jurisdiction }) => jurisdictionFrom(jurisdiction)))]
  return {
    places: sortJurisdictions(
      places.filter((place) => place !== null),
      language,
    )
      .map((place) => jurisdictionName(place, language))
      .join(', '),
    classes: classList(items?.classes ?? []),
  }
}
