import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { trademarkLogoUrl } from '#contract/mark.ts'
import { registryCodeShow } from '#contract/brand-registry.ts'
import { commerceUseCreate } from '#contract/use-in-commerce.ts'
import { monitoringResultSeen } from '#contract/watch.ts'
import { hasPicture, type MarkType } from '#domain/catalog/mark-types.ts'
import { classesOf } from '#domain/catalog/goods-lines.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { mayRefuseLater } from '#domain/docket/extension.ts'
import { letGoOf } from '#domain/office-action/let-go.ts'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { commerceUseTypes, isExtension } from '#domain/use-in-commerce/status.ts'
import {
  type RegistrationEnd,
  registrationEnds,
  shownStatus,
  shownStep,
  type ShownStatus,
} from '#domain/trademark/registration-end.ts'
import { hasEnded, trademarkStatusGroup, type TrademarkStatusGroup } from '#domain/trademark/status.ts'
import { formatDate, formatDay, formatInstant } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import { sameMarkElsewhere, trademarkById } from '#operations/trademark.ts'
import { formOf, manyOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf, type Place } from '../../../places.ts'
import { runningDates, type RunningDate } from '../../../docket/dates.ts'
import { endOf, missedOf } from '#operations/renewal.ts'
import type { ListedOpposition } from '../../oppositions-entry.tsx'
import { waysFrom, type Missed } from './missed.ts'
import { nextSteps, type NextStep } from '../../next-steps.ts'
import { shownDocuments, type ShownDocument } from '../../shown-documents.ts'
import { rowId } from '../../../row-id.ts'
import { ownPath } from '../../../own-path.ts'
import { brandOf, type BrandOfMark } from './brand.server.ts'
import { webLink } from '../../../watch-hit/hit.server.ts'
import { shownHits, type ShownHits } from './hits.server.ts'
import { standingOf } from './use-standing.server.ts'
import { commerceUseOf, type UseOfMark } from './use.server.ts'

/** A mark of the same order and register, by its number where it has one, and its classes. */
export interface RelatedMark {
  id: string
  href: string
  number: string | null
  classes: string
}

export interface TrademarkData {
  id: string
  mark: string
  type: MarkType
  place: Place
  office: string
  status: ShownStatus
  group: TrademarkStatusGroup
  /** When and how its registration ended, as far as it is known. */
  ended: { on: string | null; how: RegistrationEnd | null }
  /** Its renewal that was missed for good by the days on record, and the ways on from there. */
  missed: { due: string; late: string; ways: Missed } | null
  number: string | null
  filed: string | null
  registered: string | null
  ends: string | null
  owner: string | null
  /** Added by hand, and not filed by way of an order. */
  isOwn: boolean
  ipoLink: string | null
  order: { href: string; number: string } | null
  /** The application that it was divided from, and those that were divided off it. */
  dividedFrom: RelatedMark | null
  divisions: RelatedMark[]
  /** The international registration that it extends to its place; and of one the places that it was extended to. */
  extensionOf: { href: string; number: string | null; ends: string | null } | null
  designations: {
    id: string
    href: string
    place: string
    status: ShownStatus
    refusable: string | null
    refusableLater: boolean
  }[]
  /** Where it is reported who uses it; of a mark that is registered. */
  reportHref: string | null
  dates: RunningDate[]
  /** How the term is counted as long as no date can be worked out. */
  rule: { years: number; from: 'filing' | 'registration' } | null
  events: { id: string; name: string; at: string; date: string }[]
  next: NextStep[]
  goods: { number: number; name: string; terms: string[] }[]
  documents: ShownDocument[]
  /** Marks of others that the watch found. */
  hits: ShownHits
  /** The day on which the dates were worked out. */
  today: string
  /** Codes for Amazon's register of brands, the newest first, with when each was seen. */
  registryCodes: { id: string; came: string; seen: string[] }[]
  brand: BrandOfMark
  /** What an office asked about it and what became of that, newest first. */
  officeActions: { id: string; status: OfficeActionStatus; issued: string | null; href: string }[]
  /** The office action that it waits with was let go: until when that can be changed. */
  letGo: { until: string | null; isOver: boolean } | null
  /** Who opposed it, newest first. */
  oppositions: ListedOpposition[]
  /** What is said to the office about its use, and what can be. */
  use: UseOfMark
  /** How many files show its use, and the classes of which something is missing; null of a mark that came to nothing. */
  collected: { count: number; missing: number[] } | null
  /** A short-lived address of its picture; null where it has none. */
  picture: string | null
  backUrl: string
}

type Owner = { type: string; business_name: string | null; first_name: string | null; last_name: string | null } | null

function nameOf(owner: Owner): string | null {
  if (!owner) return null
  return owner.type === 'legal' ? owner.business_name : [owner.first_name, owner.last_name].filter(Boolean).join(' ')
}

async function pictureOf(id: string, { call }: LoadContext): Promise<string | null> {
  try {
    return (await call(trademarkLogoUrl, { params: { id } })).url
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

async function read(id: string | undefined, backUrl: string, load: LoadContext): Promise<TrademarkData> {
  const { language } = load
  const mark = found((await load.query(trademarkById, { id: rowId(id) })).trademark_by_pk)
  const on = load.today
  const others =
    mark.monitoring_results.length > 0
      ? (await load.query(sameMarkElsewhere, { id: mark.id, name: mark.name })).trademark
      : []
  const day = (date: string | null) => date && formatDate(date, language)
  const facts = factsOf(mark.jurisdiction)
  const letGo =
    mark.status === 'Office action received'
      ? letGoOf(
          mark.office_actions.map(({ status, due_date: due }) => ({ status, due })),
          on,
        )
      : null
  // Of what was let go the last day is an option until it is over.
  const dates = runningDates(mark.deadlines, on).filter(
    ({ kind, state }) => letGo === null || kind !== 'office_action_reply' || state !== 'lapsed',
  )
  const request = mark.registration_request
  const extended = isExtension({ filingBasis: mark.filing_basis, internationalId: mark.international?.id ?? null })
  const related = ({ id: markId, number, goods_and_services: goods }: NonNullable<typeof mark.divided_from>) => ({
    id: markId,
    href: path.trademark({ id: markId }, { language }),
    number,
    classes: classesOf(goods),
  })
  const missed = missedOf(mark, on)
  const isDivided = mark.divided_from !== null || mark.divisions.length > 0
  return {
    id: mark.id,
    mark: mark.name,
    type: mark.type,
    place: placeOf(mark.jurisdiction, language),
    office: facts.office,
    status: shownStatus(mark, missed !== null),
    ended: { on: day(mark.ended_on), how: registrationEnds.find((how) => how === mark.ended_how) ?? null },
    group: trademarkStatusGroup(mark.status),
    missed: missed && {
      due: formatDate(missed.due, language),
      late: formatDate(missed.late ?? missed.due, language),
      ways: waysFrom(mark, language),
    },
    number: mark.number,
    filed: day(mark.filing_date),
    registered: day(mark.registration_date),
    ends: day(mark.expiration_date),
    owner: nameOf(mark.owner_entity),
    ipoLink: webLink(mark.ipo_link),
    isOwn: mark.trademark_request_id !== null,
    order: request && { href: path.order({ id: request.id }, { language }), number: request.public_id },
    dividedFrom: mark.divided_from && related(mark.divided_from),
    divisions: mark.divisions.map(related),
    extensionOf: mark.international && {
      href: path.trademark({ id: mark.international.id }, { language }),
      number: mark.international.number,
      ends: hasEnded(mark.international.status) ? null : day(mark.international.expiration_date),
    },
    designations: mark.designations.map((one) => ({
      id: one.id,
      href: path.trademark({ id: one.id }, { language }),
      place: placeOf(one.jurisdiction, language).name,
      status: shownStatus(one),
      refusable:
        one.status === 'Trademark registered' || hasEnded(one.status) ? null : day(one.deadlines[0]?.due ?? null),
      refusableLater: mayRefuseLater(one.jurisdiction),
    })),
    reportHref:
      mark.status !== 'Trademark registered'
        ? null
        : // Where the order has several marks of a register, which one it is about is said by the mark.
          request && !isDivided
          ? path.reportViolation({ id: request.id, place: mark.jurisdiction }, { language })
          : path.reportThreat({}, { language, query: { trademark: mark.id } }),
    dates,
    rule:
      !extended && facts.termYears !== null && facts.termFrom !== null
        ? { years: facts.termYears, from: facts.termFrom }
        : null,
    hits: shownHits(
      { rows: mark.monitoring_results, count: mark.hits.aggregate.count, watched: mark, others },
      on,
      language,
    ),
    today: on,
    events: mark.tracking_actions
      .filter((event) => !event.skipped)
      .map((event) => ({
        id: event.id,
        name: shownStep(event.name, mark),
        at: event.created_at,
        date: formatDay(event.created_at, language),
      })),
    next: nextSteps({ ...mark, dates, isExtension: extended, ends: endOf(mark) }, on),
    goods: mark.goods_and_services.map((list) => ({
      number: list.class,
      name: niceClassName(list.class, language),
      terms: list.terms,
    })),
    documents: shownDocuments(mark.documents, language),
    letGo: letGo && { ...letGo, until: day(letGo.until) },
    officeActions: mark.office_actions.map((action) => ({
      id: action.id,
      status: action.status,
      issued: day(action.issue_date),
      href: path.officeAction({ id: action.id }, { language }),
    })),
    oppositions: mark.oppositions.map((one) => ({
      id: one.id,
      href: path.opposition({ id: one.id }, { language }),
      mark: null,
      opponent: one.opponent,
      noticed: formatDate(one.notice_date, language),
      status: one.status,
    })),
    use: commerceUseOf(mark, on, language),
    collected:
      trademarkStatusGroup(mark.status) === 'Closed'
        ? null
        : {
            count: mark.use_proofs.length,
            missing: standingOf(mark, mark.use_proofs, on)
              .classes.filter(({ standing }) => standing === 'missing')
              .map(({ number }) => number),
          },
    registryCodes: mark.brand_registry_codes.map((one) => ({
      id: one.id,
      came: formatDay(one.created_at, language),
      seen: one.views.map(({ seen_at: at }) => formatInstant(at, language)),
    })),
    brand: await brandOf(mark, backUrl, load),
    picture: hasPicture(mark.type) ? await pictureOf(mark.id, load) : null,
    backUrl,
  }
}

export function loader({ params, url, context }: LoaderFunctionArgs): Promise<TrademarkData> {
  const load = context.get(loadContext)
  const list = path.trademarks({}, { language: load.language })
  const backUrl = ownPath(url.searchParams.get('backUrl'), url.origin) ?? list
  return reading(read(params.id, backUrl, load))
}

/** The page tells which hits it has shown, begins to state or declare use, or shows a code after the password again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const form = await formOf(request)
  const typed = typedIn(form)
  if (oneOf(typed, 'intent') === 'use') {
    const type = commerceUseTypes.find((one) => one === oneOf(typed, 'type')) ?? null
    const begun = await reading(call(commerceUseCreate, { body: { trademarkId: rowId(params.id), type } }))
    return redirect(path.useInCommerce({ id: begun.id }))
  }
  if (oneOf(typed, 'intent') === 'registry-code') {
    const password = form.get('password')
    const body = { password: typeof password === 'string' ? password : '', code: oneOf(typed, 'code') || null }
    const ids = { id: rowId(params.id), codeId: rowId(oneOf(typed, 'codeId')) }
    // What was typed does not come back: it is the password.
    return await writing({}, async () => await call(registryCodeShow, { params: ids, body }))
  }
  const ids = manyOf(typed, 'hit')
  return await reading(call(monitoringResultSeen, { params: { id: rowId(params.id) }, body: { ids } }))
}
