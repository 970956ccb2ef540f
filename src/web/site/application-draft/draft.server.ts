import { displayNames } from '#kernel/formatters.ts'
import { createHash } from 'node:crypto'
import { columnOf, ownerField, ownerFieldNames } from '#domain/account/party.ts'
import { asksForDomicile } from '#domain/registration/addresses.ts'
import { requestCan } from '#domain/registration/can.ts'
import { classesOf } from '#domain/catalog/goods-lines.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { sectionOf, type DraftSection } from '#domain/registration/sections.ts'
import { lastPostponement } from '#domain/registration/postponement.ts'
import { registrationMachine, type RegistrationStatus } from '#domain/registration/status.ts'
import { shownStatus, type ShownStatus } from '#domain/trademark/registration-end.ts'
import { priorityEnd } from '#domain/docket/priority.ts'
import { decide } from '#kernel/state-machine.ts'
import { addDays, formatDate, formatInstant } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import { applicationDraft, type ApplicationDraft, type Owner } from '#operations/registration.ts'
import type { SelectOption } from '#ui/select.tsx'
import type { LoadContext } from '../../load-context.ts'
import { rowId } from '../../row-id.ts'
import { regions } from '../../regions.ts'
import { placeOf, placesByName, type Place } from '../../places.ts'
import { addressCountries, addressRegions } from '../../party/countries.server.ts'
import {
  authorityOf,
  signOf,
  commerceUseOf,
  type DraftAuthority,
  type DraftSign,
  type DraftUse,
} from './parts.server.ts'
import { readingOf, type DraftReading } from './reading.server.ts'
import type { DraftStep, GoodsList } from './steps.ts'
import { ownerForm, ownerValues, type OwnerValues } from './owner.server.ts'

export type { DraftStep, GoodsList } from './steps.ts'

/** Whether the draft rests, and how long it can. */
export interface DraftRest {
  mayPostpone: boolean
  until: string | null
  first: string
  last: string
  /** The last day to claim the priority that is named in the draft. */
  priorityEnd: string | null
}

export interface DraftComment {
  id: string
  mine: boolean
  asked: boolean
  section: DraftSection | null
  settled: boolean
  edited: boolean
  /** Whether the office began with words that a program suggested. */
  suggested: boolean
  content: string
  at: string
  when: string
}

export interface DraftData {
  id: string
  number: string
  mark: string
  sign: DraftSign
  /** In the client's own words; what is written into the lists is made of it. */
  words: string
  use: DraftUse | null
  authority: DraftAuthority
  status: RegistrationStatus
  step: DraftStep
  /** The owner's form is open: nothing is known yet, or the person asked to change it. */
  ownerForm: {
    values: OwnerValues
    shape: typeof ownerForm.shape
    kept: boolean
    first: boolean
    fromBilling: boolean
    /** An office of the order asks where the owner is at home. */
    asksForDomicile: boolean
  } | null
  countries: SelectOption[]
  regions: typeof addressRegions
  places: Place[]
  allPlaces: Place[]
  owner: { name: string; lines: string[] } | null
  /** Where letters go and where the owner is at home, where those are other addresses; a line each. */
  mailing: string[] | null
  domicile: { lines: string[]; visible: boolean } | null
  priority: { place: string; number: string; date: string } | null
  lists: GoodsList[]
  unwritten: Place[]
  orderedClasses: { number: number; name: string }[]
  comments: DraftComment[]
  rest: DraftRest
  marks: { id: string; place: Place; status: ShownStatus; classes: string }[]
  /** How the client read it last; null while there is nothing to read. */
  reading: DraftReading | null
  /** Stands for the owner and the lists as they are shown; an approval of another wording is refused. */
  seen: string
}

const steps: Partial<Record<RegistrationStatus, DraftStep>> = {
  'Ready for drafting': 'waiting',
  'Sent for review': 'review',
  'Review requested': 'changing',
  'Application approved': 'approved',
  'Ready for filing': 'approved',
  Completed: 'approved',
  'Application postponed': 'resting',
  'Follow-up later': 'resting',
  'Lost to follow-up': 'resting',
  'Client unresponsive': 'resting',
  Refused: 'closed',
  Abandoned: 'closed',
  Refunded: 'closed',
}

function stepOf(status: RegistrationStatus, application: ApplicationDraft | null): DraftStep {
  const step = steps[status] ?? 'early'
  return step === 'waiting' && !application?.onboarding_finished ? 'owner' : step
}

/** What else an owner's type tells, a line each: names, form, country and state stand together above. */
function linesOf(owner: Owner): (string | null)[] {
  const together = ['personName', 'companyName', 'companyType', 'country', 'state']
  return ownerFieldNames
    .filter((name) => ownerField(name).of === owner.type && !together.includes(ownerField(name).text))
    .map((name) => {
      const value: unknown = Object.entries(owner).find(([column]) => column === columnOf(name))?.[1]
      return typeof value === 'string' ? value : null
    })
}

function postalLines(at: NonNullable<Owner['address']>, language: Language): string[] {
  const region =
    at.state && (at.country === 'US' || at.country === 'CA' || at.country === 'AU')
      ? (regions[at.country][at.state] ?? at.state)
      : ''
  const country = displayNames(language, { type: 'region' }).of(at.country) ?? at.country
  return [at.street, `${at.postcode} ${at.city}`, [region, country].filter(Boolean).join(', ')]
}

function printed(owner: Owner, language: Language): { name: string; lines: string[] } {
  const names = displayNames(language, { type: 'region' })
  const country = (code: string | null | undefined) => (code ? (names.of(code) ?? code) : '')
  const { address } = owner
  const legal = owner.type === 'legal'
  const place = legal ? country(owner.country_of_incorporation) : country(owner.nationality)
  const state = owner.state_of_incorporation ? (regions.US[owner.state_of_incorporation] ?? '') : ''
  const lines = [
    [legal ? owner.company_type : '', state, place].filter(Boolean).join(', '),
    ...linesOf(owner),
    ...(address ? postalLines(address, language) : []),
  ]
  return {
    name: legal ? (owner.business_name ?? '') : [owner.first_name, owner.last_name].filter(Boolean).join(' '),
    lines: lines.filter((line): line is string => Boolean(line)),
  }
}

/** Places with the same list stand together: it is read once. */
function listsOf(application: ApplicationDraft | null, language: Language): GoodsList[] {
  const lists = new Map<string, GoodsList>()
  for (const { jurisdiction, goods_and_services: goods } of application?.application_jurisdictions ?? []) {
    if (goods.length === 0) continue
    const key = JSON.stringify(goods)
    const known = lists.get(key)
    if (known) known.places.push(placeOf(jurisdiction, language))
    else
      lists.set(key, {
        places: [placeOf(jurisdiction, language)],
        classes: goods.map((list) => ({
          number: list.class,
          name: niceClassName(list.class, language),
          terms: list.terms,
        })),
      })
  }
  return [...lists.values()]
}

/** Stands for everything that is approved; whoever changes any of it makes another one. */
export const seenOf = ({
  value,
  type,
  jurisdictions,
  application,
  documents,
}: Awaited<ReturnType<typeof applicationOf>>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        value,
        type,
        jurisdictions,
        application?.registration_entity,
        application?.mailing_address,
        application?.domicile_address,
        application?.domicile_address_visible,
        application?.application_jurisdictions,
        application?.specimens,
        documents.filter(({ type: of }) => of === 'logo' || of === 'recording').map((document) => document.id),
        application?.mark_description,
        application?.mark_colours,
        application?.mark_views,
        application?.priority_filing_jurisdiction,
        application?.priority_filing_number,
        application?.priority_filing_date,
      ]),
    )
    .digest('base64url')

export async function applicationOf(id: string, { query }: LoadContext) {
  const { registration_request_by_pk: request } = await query(applicationDraft, { id: rowId(id) })
  return found(request)
}

/** Until when the draft rests, and until which days it can. */
function restOf(
  { status, postponed_until: until, application }: Awaited<ReturnType<typeof applicationOf>>,
  { language, today: on }: LoadContext,
): DraftRest {
  const first = application?.priority_filing_date
  return {
    mayPostpone:
      status === 'Application postponed' || decide(registrationMachine, status, 'Application postponed', 'client').ok,
    until: until === null ? null : formatDate(until, language),
    first: addDays(on, 1),
    last: lastPostponement(on),
    priorityEnd: first ? formatDate(priorityEnd(first), language) : null,
  }
}

/** The application as its owner reads it. */
export async function draftOf(id: string, editing: boolean, load: LoadContext): Promise<DraftData> {
  const { language, session } = load
  const request = await applicationOf(id, load)
  const { application } = request
  const named = (code: Jurisdiction) => placeOf(code, language)
  const step = stepOf(request.status, application)
  const lists = listsOf(application, language)
  const written = new Set(lists.flatMap((list) => list.places.map((place) => place.code)))
  const filed = application?.priority_filing_jurisdiction
  const known = {
    email: request.contact_email,
    firstName: request.contact_first_name,
    lastName: request.contact_last_name,
  }
  const billed = request.billing_entity
  const home = application?.registration_entity?.address?.country ?? billed?.address?.country ?? ''
  const form = step === 'owner' || (editing && requestCan.owner(request))
  return {
    id: request.id,
    number: request.public_id,
    mark: request.value,
    sign: signOf(request, language),
    words: request.business_description,
    use: commerceUseOf(request, application, language),
    authority: authorityOf(request, language),
    status: request.status,
    step,
    ownerForm: form
      ? {
          values: ownerValues(application, known, billed),
          shape: ownerForm.shape,
          kept: Object.keys(application?.draft ?? {}).length > 0,
          first: !application?.onboarding_finished,
          fromBilling: billed !== null && !application?.registration_entity,
          asksForDomicile: asksForDomicile(request.jurisdictions) || Boolean(application?.domicile_address),
        }
      : null,
    countries: form ? addressCountries(language, home) : [],
    regions: form ? addressRegions : [],
    allPlaces: form ? placesByName(language) : [],
    places: request.jurisdictions.map(named),
    owner: application?.registration_entity ? printed(application.registration_entity, language) : null,
    mailing: application?.mailing_address ? postalLines(application.mailing_address, language) : null,
    domicile: application?.domicile_address
      ? {
          lines: postalLines(application.domicile_address, language),
          visible: application.domicile_address_visible,
        }
      : null,
    priority:
      filed && application.priority_filing_number && application.priority_filing_date
        ? {
            place: named(filed).name,
            number: application.priority_filing_number,
            date: formatDate(application.priority_filing_date, language),
          }
        : null,
    lists,
    unwritten: request.jurisdictions.filter((code) => !written.has(code)).map(named),
    orderedClasses: (request.ordered_items?.classes ?? []).map((number) => ({
      number,
      name: niceClassName(number, language),
    })),
    comments: (application?.comments ?? []).map((comment) => ({
      id: comment.id,
      mine: comment.user_id === session?.user.id,
      asked: comment.type === 'review-request',
      section: sectionOf(comment.section),
      settled: comment.resolved_at !== null,
      edited: comment.edited_at !== null,
      suggested: comment.suggested_comment,
      content: comment.content,
      at: comment.created_at,
      when: formatInstant(comment.created_at, language),
    })),
    rest: restOf(request, load),
    marks: request.trademarks.map((mark) => ({
      id: mark.id,
      status: shownStatus(mark),
      place: named(mark.jurisdiction),
      classes: classesOf(mark.goods_and_services),
    })),
    reading: application && step !== 'early' && !form ? await readingOf({ id: request.id, step, lists }, load) : null,
    seen: seenOf(request),
  }
}
