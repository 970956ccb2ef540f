import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { serviceRequestCreate } from '#contract/service-order.ts'
import { storefronts } from '#domain/account/storefront.ts'
import { jurisdictionFrom, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { mostItems } from '#domain/service-order/content.ts'
import { orderedServices, serviceWord, type OrderedService } from '#domain/service-order/offering.ts'
import type { Offering } from '#domain/pricing/vocabulary.ts'
import { formatDate } from '#kernel/dates.ts'
import { marksToServe } from '#operations/service-request.ts'
import { formOf, manyOf, oneOf, reading, typedIn, writing, type Typed } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { placeOf, placesByName, type Place } from '../../places.ts'
import { checkoutOf } from '../../service/checkout.server.ts'

interface OwnMark {
  id: string
  name: string
  place: Place
  expires: string | null
  until: string | null
  number: string | null
  classes: number
}

export interface ServiceFormData {
  services: { value: OrderedService; word: Offering | 'other' }[]
  marks: OwnMark[]
  places: Place[]
  /** What the address asks for. */
  asked: { service: string; place: string; marks: string[] }
  contact: { email: string; firstName: string; lastName: string }
  key: string
}

/** So many of one's marks are offered to choose from; of more, the next to expire. */
const offeredMarks = 100

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ServiceFormData> {
  const load = context.get(loadContext)
  const search = new URL(request.url).searchParams
  const user = load.session?.user ?? null
  const [firstName = '', ...rest] = (user?.name ?? '').split(' ')
  return {
    services: orderedServices.map((value) => ({ value, word: serviceWord(value) })),
    marks: await reading(ownMarks(load)),
    places: placesByName(load.language),
    asked: {
      service: search.get('service') ?? '',
      place: jurisdictionFrom(search.get('country') ?? '') ?? '',
      marks: search.getAll('trademark'),
    },
    contact: { email: user?.email ?? '', firstName, lastName: rest.join(' ') },
    key: crypto.randomUUID(),
  }
}

async function ownMarks({ session, query, language }: LoadContext): Promise<OwnMark[]> {
  // For a customer these are the own ones; staff would read everybody's.
  if (session?.user.role !== 'customer') return []
  const { trademark } = await query(marksToServe, { limit: offeredMarks })
  return trademark.map((row) => ({
    id: row.id,
    name: row.name,
    place: placeOf(row.jurisdiction, language),
    expires: row.expiration_date,
    until: row.expiration_date && formatDate(row.expiration_date, language),
    number: row.number,
    classes: Math.max(1, row.goods_and_services.length),
  }))
}

/** The marks that the form names: the ticked ones, and the one that was typed. */
function itemsIn(typed: Typed, own: readonly OwnMark[]) {
  const ticked = new Set(manyOf(typed, 'trademarks'))
  const chosen = own
    .filter(({ id }) => ticked.has(id))
    .slice(0, mostItems)
    .map(({ id, name, place, expires, number, classes }) => ({
      jurisdiction: place.code,
      mark: name,
      number,
      classes,
      expires,
      trademarkId: id,
    }))
  const mark = oneOf(typed, 'mark')
  if (mark === '' && chosen.length > 0) return chosen
  const another = {
    // The contract refuses what is no register, beside the field.
    jurisdiction: oneOf(typed, 'jurisdiction') as Jurisdiction,
    mark,
    number: oneOf(typed, 'number'),
    classes: oneOf(typed, 'classes'),
    expires: oneOf(typed, 'expires'),
    trademarkId: null,
  }
  return [another, ...chosen]
}

/** Opens the order and leads to its checkout; what has no listed price is quoted by a person. */
export async function action({ request, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const { call, language, currency, storefront } = load
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    const contactEmail = oneOf(typed, 'contactEmail')
    const order = await call(serviceRequestCreate, {
      query: { serviceType: oneOf(typed, 'service') as OrderedService },
      body: {
        items: itemsIn(typed, await ownMarks(load)),
        message: oneOf(typed, 'message'),
        contactEmail,
        contactFirstName: oneOf(typed, 'contactFirstName'),
        contactLastName: oneOf(typed, 'contactLastName'),
        language,
        currency,
        region: storefronts[storefront].country,
      },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    const pay = await checkoutOf(load, order.id)
    return pay === null ? { quoted: order.publicId, email: contactEmail } : redirect(pay)
  })
}
