import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { regionFor } from '#domain/account/regions.ts'
import { oneOf, reading, type Typed } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'
import { placesByName, type Place } from '../places.ts'
import { itemsIn, ownMarks, renewableMarks, type OwnMark } from './marks.server.ts'

/** What a form that opens an order begins with. */
export interface OpeningData {
  marks: OwnMark[]
  /** Of a form for renewals: the marks that cannot be renewed today. */
  notRenewable: OwnMark[]
  /** Of a form for renewals: the registrations at WIPO with which designations are renewed; null where there are none. */
  atWipo: string[] | null
  places: Place[]
  /** What the address asks for. */
  asked: { place: string; marks: string[] }
  contact: { email: string; firstName: string; lastName: string }
}

export async function openingData(load: LoadContext, request: Request, renewal = false): Promise<OpeningData> {
  const search = new URL(request.url).searchParams
  const user = load.session?.user ?? null
  const [firstName = '', ...rest] = (user?.name ?? '').split(' ')
  const offered = renewal
    ? renewableMarks(load)
    : ownMarks(load).then((marks) => ({ marks, notRenewable: [], atWipo: null }))
  return {
    ...(await reading(offered)),
    places: placesByName(load.language),
    asked: {
      place: jurisdictionFrom(search.get('country') ?? '') ?? load.destination ?? '',
      marks: search.getAll('trademark'),
    },
    contact: { email: user?.email ?? '', firstName, lastName: rest.join(' ') },
  }
}

/** The order that a form opens, as the calls take it, and the control that each of its fields was read from. */
export async function openingIn(typed: Typed, load: LoadContext) {
  const { language, currency } = load
  const { items, controlOf } = itemsIn(typed, await ownMarks(load))
  return {
    controlOf,
    body: {
      items,
      message: oneOf(typed, 'message'),
      contactEmail: oneOf(typed, 'contactEmail'),
      contactFirstName: oneOf(typed, 'contactFirstName'),
      contactLastName: oneOf(typed, 'contactLastName'),
      language,
      currency,
      region: regionFor(load),
    },
    idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
  }
}
