import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { regionFor } from '#domain/account/regions.ts'
import { manyOf, oneOf, reading, type Typed } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'
import { placesByName, type Place } from '../places.ts'
import { itemsIn } from './marks.server.ts'
import { chosenMarks, offeredMarks, type OfferedMarks } from './offered-marks.server.ts'

/** What a form that opens an order begins with. */
export interface OpeningData {
  offered: OfferedMarks
  places: Place[]
  /** What the address asks for. */
  asked: { place: string; marks: string[] }
  contact: { email: string; firstName: string; lastName: string }
}

export async function openingData(load: LoadContext, request: Request, isRenewal = false): Promise<OpeningData> {
  const search = new URL(request.url).searchParams
  const user = load.session?.user ?? null
  const [firstName = '', ...rest] = (user?.name ?? '').split(' ')
  const chosen = search.getAll('trademark')
  return {
    offered: await reading(offeredMarks(load, { isRenewal, chosen })),
    places: placesByName(load.language),
    asked: {
      place: jurisdictionFrom(search.get('country') ?? '') ?? load.destination ?? '',
      marks: chosen,
    },
    contact: { email: user?.email ?? '', firstName, lastName: rest.join(' ') },
  }
}

/** The order that a form opens, as the calls take it, and the control that each of its fields was read from. */
export async function openingIn(typed: Typed, load: LoadContext) {
  const { language, currency } = load
  const { items, controlOf } = itemsIn(typed, await chosenMarks(load, manyOf(typed, 'trademarks')))
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
