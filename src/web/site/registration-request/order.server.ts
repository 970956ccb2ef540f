import { requestCan } from '#domain/registration/can.ts'
import { hasGrant } from '#domain/registration/grant.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import type { OrderedItems } from '#domain/registration/ordered-items.ts'
import type { Risk } from '#domain/verification/vocabulary.ts'
import type { Coupon } from '#domain/billing/invoice-document.ts'
import { vatUntilBilled, type VatDecision } from '#domain/billing/vat.ts'
import type { PriceSnapshot } from '#domain/pricing/price.ts'
import { found } from '#kernel/errors.ts'
import type { SelectOption } from '#ui/select.tsx'
import { priceList, snapshotFrom } from '#operations/pricing.ts'
import { verificationSummary, type RegistrationRequest } from '#operations/registration.ts'
import { countryName } from '../../country.ts'
import type { LoadContext } from '../../load-context.ts'
import { addressCountries } from '../../party/countries.server.ts'
import { placesByRank, type Place } from '../../places.ts'

export interface OfferedPlace extends Place {
  /** The verdict of the summary; null where nobody has compared the mark yet. */
  risk: Risk | null
  /** Why, in the summary's words. */
  reason: string
  months: [number, number] | null
  termYears: number | null
}

export interface OfferedClass {
  number: number
  name: string
  recommended: boolean
}

export interface OrderData {
  id: string
  mark: string
  state: 'open' | 'too-early' | 'placed'
  productId: string | null
  places: OfferedPlace[]
  classes: OfferedClass[]
  /** Ticked in the form. */
  chosenPlaces: Jurisdiction[]
  chosenClasses: number[]
  currency: string
  facts: PriceSnapshot
  coupon: Coupon | null
  /** What is wanted besides; the grant is asked about where an office of the Union is chosen. */
  preferences: { lawyerHelp: boolean; euGrant: boolean; asksGrant: boolean; invoiceInUs: boolean; asksInUs: boolean }
  vat: VatDecision | null
  /** The country whose VAT is shown; null while nobody knows it. */
  vatCountry: string | null
  /** Asked while the country is not known; else none. */
  countries: SelectOption[]
}

/** What is ordered so far; before the first save, the places of `asked`, or all that were asked for, and what the summary recommends. */
function chosen(
  request: RegistrationRequest,
  recommended: number[],
  asked: readonly Jurisdiction[],
): { places: Jurisdiction[]; classes: number[] } {
  const items: OrderedItems | null = request.ordered_items
  const opened = items === null ? request.jurisdictions.filter((place) => asked.includes(place)) : []
  return {
    places: opened.length > 0 ? opened : request.jurisdictions,
    classes: items && items.classes.length > 0 ? items.classes : recommended,
  }
}

const early = ['Verification requested', 'Verification started', 'Verification dismissed']

/** Everything both steps of the order need; `asked` are the places that a link opens it for. */
export async function orderOf(
  id: string,
  { query, language, country, seller, today: on }: LoadContext,
  asked: readonly Jurisdiction[] = [],
): Promise<OrderData> {
  const link = { kind: 'registration_request', id } as const
  const request = found((await query(verificationSummary, { id }, link)).registration_request_by_pk)
  const facts = snapshotFrom(await query(priceList, { today: on }), on)
  const result = request.verification_results[0]
  const recommended = result?.recommended_classes ?? []
  const verdicts = new Map(result?.jurisdictions.map((verdict) => [verdict.jurisdiction, verdict]))
  const { places, classes } = chosen(request, recommended, asked)
  return {
    id: request.id,
    mark: request.value,
    state: requestCan.order(request) ? 'open' : early.includes(request.status) ? 'too-early' : 'placed',
    productId: request.product_id,
    places: placesByRank(language).map((place) => {
      const { monthsToRegistration, termYears } = factsOf(place.code)
      const verdict = verdicts.get(place.code)
      return {
        ...place,
        risk: verdict?.risk ?? null,
        reason: verdict?.reason ?? '',
        months: monthsToRegistration,
        termYears,
      }
    }),
    classes: niceClasses.map((number) => ({
      number,
      name: niceClassName(number, language),
      recommended: recommended.includes(number),
    })),
    chosenPlaces: places,
    chosenClasses: classes,
    currency: request.currency,
    facts,
    coupon: request.ordered_items?.coupon ?? null,
    preferences: {
      lawyerHelp: request.lawyer_services_help_required,
      euGrant: request.euipo_grant_requested,
      asksGrant: places.some(hasGrant),
      invoiceInUs: request.invoice_issued_in_US,
      asksInUs: seller.inUs && seller.country !== 'US',
    },
    vat: vatUntilBilled(country, on, seller.country),
    vatCountry: country === null ? null : countryName(country, language),
    countries: country === null ? addressCountries(language, '') : [],
  }
}
