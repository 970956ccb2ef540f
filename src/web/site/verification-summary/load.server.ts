import { isbot } from 'isbot'
import type { LoaderFunctionArgs } from 'react-router'
import { verificationViewed } from '#contract/registration.ts'
import { isStaff } from '#domain/account/roles.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { worstRisk, type Risk } from '#domain/verification/vocabulary.ts'
import { found } from '#kernel/errors.ts'
import { formatDate, today } from '#kernel/dates.ts'
import { priceList } from '#operations/pricing.ts'
import { verificationSummary, type SimilarTrademark, type VerificationResult } from '#operations/registration.ts'
import { reading } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { placeOf, type Place } from '../places.ts'
import { assumedCountry, assumedVat, priced, priceFactsOf, type Priced } from '../prices.ts'

export interface NamedClass {
  number: number
  name: string
}

export interface SummaryVerdict {
  place: Place
  risk: Risk
  reason: string
  advice: string
}

export interface SummaryMark extends Omit<SimilarTrademark, 'jurisdictions' | 'metadata'> {
  places: Place[]
  facts: NonNullable<SimilarTrademark['metadata']>
}

export interface SummaryPrice extends Priced {
  place: Place
  country: string
}

export interface SummaryData {
  id: string
  number: string
  mark: string
  type: string
  applicant: string
  places: Place[]
  state: 'requested' | 'started' | 'ready' | 'dismissed'
  /** Absent until the registers are read. */
  result: {
    version: number
    date: string
    overall: Risk
    worst: Risk
    verdicts: SummaryVerdict[]
    distinctiveness: VerificationResult['distinctiveness']
    similar: SummaryMark[]
    classes: NamedClass[]
    note: string | null
    strategy: string | null
    refusal: string | null
  } | null
  price: SummaryPrice | null
  ordered: boolean
}

const weight: Record<Risk, number> = { high: 0, medium: 1, low: 2, unknown: 3 }

/** The place to start with: the first of the asked-for places with the lowest known risk. */
function firstPlace(verdicts: SummaryVerdict[]): Place | undefined {
  const known = verdicts.filter((verdict) => verdict.risk === 'low' || verdict.risk === 'medium')
  return (known.find((verdict) => verdict.risk === 'low') ?? known[0] ?? verdicts[0])?.place
}

async function priceOf(result: VerificationResult, verdicts: SummaryVerdict[], load: LoadContext, currency: string) {
  const place = firstPlace(verdicts)
  if (!place || result.recommended_classes.length === 0) return null
  const on = today('Europe/Bratislava', new Date())
  const facts = priceFactsOf(await load.query(priceList, { today: on }), on)
  const country = assumedCountry(load.storefront, load.language)
  const wanted = { jurisdictions: [place.code], classes: result.recommended_classes, currency }
  const vat = assumedVat(country, on)
  return {
    ...priced(wanted, facts, vat),
    place,
    country: new Intl.DisplayNames(load.language, { type: 'region' }).of(country) ?? country,
  }
}

async function read(id: string, load: LoadContext, agent: string | null): Promise<SummaryData> {
  const { language, query, call, session } = load
  const link = { kind: 'registration_request', id } as const
  const request = found((await query(verificationSummary, { id }, link)).registration_request_by_pk)
  const result = request.verification_results[0] ?? null
  const verdicts = (result?.jurisdictions ?? [])
    .map(({ jurisdiction, ...rest }) => ({ ...rest, place: placeOf(jurisdiction, language) }))
    .sort((a, b) => (weight[a.risk] === 3 ? 1 : weight[b.risk] === 3 ? -1 : weight[b.risk] - weight[a.risk]))
  // Staff who look at their own work and programs that open every link of a mail are no readers.
  const reader = !isStaff(session?.user.role ?? 'anonymous') && !isbot(agent)
  if (result && reader) await call(verificationViewed, { params: { id } })
  const state =
    request.status === 'Verification dismissed'
      ? 'dismissed'
      : result
        ? 'ready'
        : request.status === 'Verification started'
          ? 'started'
          : 'requested'
  return {
    id,
    number: request.public_id,
    mark: result?.value ?? request.value,
    type: request.type,
    applicant: `${request.contact_first_name} ${request.contact_last_name}`,
    places: request.jurisdictions.map((code) => placeOf(code, language)),
    state,
    result: result && {
      version: result.version,
      date: formatDate(result.updated_at.slice(0, 10), language),
      overall: result.overall_risk ?? 'unknown',
      worst: worstRisk(verdicts.map((verdict) => verdict.risk)),
      verdicts,
      distinctiveness: result.distinctiveness,
      similar: result.similar_trademarks
        .map(({ jurisdictions, metadata, ...mark }) => ({
          ...mark,
          places: jurisdictions.map((code) => placeOf(code, language)),
          facts: metadata ?? {},
        }))
        .sort((a, b) => weight[a.similarity] - weight[b.similarity] || a.name.localeCompare(b.name, language)),
      classes: result.recommended_classes.map((number) => ({ number, name: niceClassName(number, language) })),
      note: result.client_note,
      strategy: result.strategy,
      refusal: result.other_refusal_reason,
    },
    price: result && state === 'ready' ? await priceOf(result, verdicts, load, request.currency) : null,
    ordered: request.product_id !== null && !['Order created', 'Registration order started'].includes(request.status),
  }
}

export function loader({ request, params, context }: LoaderFunctionArgs): Promise<SummaryData> {
  return reading(read(params.id ?? '', context.get(loadContext), request.headers.get('user-agent')))
}
