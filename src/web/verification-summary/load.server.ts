import { isbot } from 'isbot'
import type { LoaderFunctionArgs } from 'react-router'
import { verificationViewed } from '#contract/registration.ts'
import { requestCan } from '#domain/registration/can.ts'
import { vatUntilBilled } from '#domain/billing/vat.ts'
import { priced, type Priced } from '#domain/registration/price.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { isStaff } from '#domain/account/roles.ts'
import { formatDay } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { valueShown } from '#kernel/experiments.ts'
import { AppError, found } from '#kernel/errors.ts'
import { priceList, snapshotFrom } from '#operations/pricing.ts'
import { verificationSummary, type VerificationResult } from '#operations/registration.ts'
import type { SelectOption } from '#ui/select.tsx'
import { addressCountries } from '../party/countries.server.ts'
import { reading } from '../answers.server.ts'
import { countryName } from '../country.ts'
import { loadContext, type LoadContext } from '../load-context.ts'
import { monthsOf, placeOf, type Place } from '../places.ts'
import { orderOf, type SummaryOrder } from './ordered.server.ts'
import { dateOf, resultOf, type SummaryResult, type SummaryVerdict } from './result.server.ts'

export interface SummaryPrice extends Priced {
  place: Place
  /** The country whose VAT is counted; null while nobody knows it. */
  country: string | null
  /** Asked while the country is not known; else none. */
  countries: SelectOption[]
  months: [number, number] | null
}

export interface SummaryVersion {
  version: number
  date: string
  overall: SummaryResult['overall']
}

export interface SummaryData {
  id: string
  number: string
  mark: string
  type: string
  applicant: string
  business: string
  /** Those that the answer is of; before there is one those that were asked for. */
  places: Place[]
  /** The names of the places of the request that the answer says nothing of. */
  notAnswered: string
  asked: string
  state: 'requested' | 'started' | 'ready' | 'dismissed'
  /** Absent until the registers are read. */
  result: SummaryResult | null
  /** Every version there is, the newest first. */
  versions: SummaryVersion[]
  /** The client asked again and the new answer is not there yet. */
  askedAgain: boolean
  /** Only an account opens it; the link alone does not. */
  owned: boolean
  price: SummaryPrice | null
  /** What was ordered; null while nothing is. */
  order: SummaryOrder | null
  /** Whether the order at the top leads to what its price is made of: an experiment. */
  leadsToPrice: boolean
}

const nameList = (codes: readonly Jurisdiction[], language: Language): string =>
  sortJurisdictions(codes, language)
    .map((code) => jurisdictionName(code, language))
    .join(', ')

/** The place to start with: the first of the asked-for places with the lowest known risk. */
function firstPlace(verdicts: SummaryVerdict[]): Place | undefined {
  const known = verdicts.filter((verdict) => verdict.risk === 'low' || verdict.risk === 'medium')
  return (known.find((verdict) => verdict.risk === 'low') ?? known[0] ?? verdicts[0])?.place
}

async function priceOf(result: VerificationResult, verdicts: SummaryVerdict[], load: LoadContext, currency: string) {
  const place = firstPlace(verdicts)
  if (!place || result.recommended_classes.length === 0) return null
  const on = load.today
  const facts = snapshotFrom(await load.query(priceList, { today: on }), on)
  const wanted = { jurisdictions: [place.code], classes: result.recommended_classes, currency }
  return {
    ...priced(wanted, facts, vatUntilBilled(load.country, on, load.seller.country)),
    place,
    country: load.country === null ? null : countryName(load.country, load.language),
    countries: load.country === null ? addressCountries(load.language, '') : [],
    months: monthsOf(place.code),
  }
}

/** The version that an address names, by its number or its id; the newest when it names none. */
function versionOf(results: readonly VerificationResult[], named: string | undefined): VerificationResult | null {
  if (named === undefined) return results[0] ?? null
  const one = results.find(({ id, version }) => id === named || String(version) === named)
  if (!one) throw new AppError('not-found')
  return one
}

/**
 * The summary of a request for its reader: the newest version, or the one that `named` is the number or the id of. Opens
 * for the holder of the link and for the account; throws `not-found` for everybody else.
 */
async function read(id: string, named: string | undefined, load: LoadContext, asked: Request) {
  const { searchParams: search } = new URL(asked.url)
  const agent = asked.headers.get('user-agent')
  const { language, query, call, session } = load
  const link = { kind: 'registration_request', id } as const
  const request = found((await query(verificationSummary, { id }, link)).registration_request_by_pk)
  const results = request.verification_results
  const chosen = versionOf(results, named)
  const mark = chosen?.value ?? request.value
  const before = chosen ? results[results.indexOf(chosen) + 1] : undefined
  const result = chosen && resultOf(mark, chosen, before, language)
  const answered = chosen ? chosen.jurisdictions.map(({ jurisdiction }) => jurisdiction) : request.jurisdictions
  const isNewest = chosen !== null && chosen === results[0]
  // Staff who look at their own work and programs that open every link of a mail are no readers.
  const reader = !isStaff(session?.user.role ?? 'anonymous') && !isbot(agent)
  if (isNewest && reader) await call(verificationViewed, { params: { id } })
  // A version keeps what it was: what became of the request since is told by its newest.
  const isOfRequest = chosen === null || isNewest
  const isDismissed =
    (chosen?.other_refusal_reason ?? null) !== null || (isOfRequest && request.status === 'Verification dismissed')
  const state = isDismissed
    ? 'dismissed'
    : chosen
      ? 'ready'
      : request.status === 'Verification started'
        ? 'started'
        : 'requested'
  const askedAgain =
    chosen !== null && (request.status === 'Verification requested' || request.status === 'Verification started')
  const data: SummaryData = {
    id,
    number: request.public_id,
    mark,
    type: chosen?.value_type ?? request.type,
    applicant: `${request.contact_first_name} ${request.contact_last_name}`,
    business: request.business_description,
    places: answered.map((code) => placeOf(code, language)),
    notAnswered: chosen
      ? nameList(
          request.jurisdictions.filter((code) => !answered.includes(code)),
          language,
        )
      : '',
    asked: formatDay(request.created_at, language),
    state,
    result,
    versions: results.map((one) => ({
      version: one.version,
      date: dateOf(one, language),
      overall: one.overall_risk ?? 'unknown',
    })),
    askedAgain,
    owned: session !== null && !isStaff(session.user.role),
    price:
      chosen && result && state === 'ready' && isNewest && !askedAgain
        ? await priceOf(chosen, result.verdicts, load, request.currency)
        : null,
    leadsToPrice: valueShown('summary-price', load.experiments, search) === 1,
    order: request.product_id !== null && !requestCan.checkout(request) ? orderOf(request, language) : null,
  }
  return data
}

export function readSummary(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  id: string | undefined,
  named: string | undefined,
): Promise<SummaryData> {
  return reading(read(id ?? '', named, context.get(loadContext), request))
}

export const loader = ({ params, ...rest }: LoaderFunctionArgs): Promise<SummaryData> =>
  readSummary(rest, params.id, params.second)
