import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import {
  trademarkApplicationDraft,
  trademarkExtendClass,
  trademarkExtendCountry,
  trademarkRelated,
} from '#contract/route.ts'
import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { formatMoney } from '#kernel/money.ts'
import { isLapsed } from '#operations/renewal.ts'
import { renewalOfMark } from '#operations/trademark.ts'
import { formOf, manyOf, oneOf, reading, typedIn, writing } from '../../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../../load-context.ts'
import { path } from '../../../../path.ts'
import { placeOf, type Place } from '../../../../places.ts'
import { rowId } from '../../../../row-id.ts'

export interface ExtendData {
  id: string
  mark: string
  here: Place
  /** The classes that the mark has, which an application elsewhere has too. */
  classes: number[]
  /** It came to nothing where it was filed, or its renewal was missed: what a new application there costs, null where a person prices it. */
  again: { isLapsed: boolean; price: string | null } | null
  places: (Place & { price: string | null; priorityUntil: string | null })[]
  /** Classes that it does not have. */
  others: { number: number; name: string }[]
  /** For the next order, so that a repeated press opens one. */
  key: string
}

async function read(id: string, { call, query, language, today }: LoadContext): Promise<ExtendData> {
  const related = await call(trademarkRelated, { params: { id } })
  const { name, jurisdiction, status, currency, classes, places } = related
  const mark = found((await query(renewalOfMark, { id })).trademark_by_pk)
  const lapsed = isLapsed(mark, today)
  const byCode = new Map(places.map((one) => [one.jurisdiction, one]))
  return {
    id,
    mark: name,
    here: placeOf(jurisdiction, language),
    classes,
    again:
      lapsed || trademarkStatusGroup(status) === 'Closed'
        ? { isLapsed: lapsed, price: related.again === null ? null : formatMoney(related.again, currency, language) }
        : null,
    places: sortJurisdictions([...byCode.keys()], language).map((code) => {
      const { net = null, priorityUntil = null } = byCode.get(code) ?? {}
      return {
        ...placeOf(code, language),
        price: net === null ? null : formatMoney(net, currency, language),
        priorityUntil: priorityUntil && formatDate(priorityUntil, language),
      }
    }),
    others: niceClasses
      .filter((number) => !classes.includes(number))
      .map((number) => ({ number, name: niceClassName(number, language) })),
    key: crypto.randomUUID(),
  }
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ExtendData> {
  return await reading(read(rowId(params.id), context.get(loadContext)))
}

/** Opens the order and goes to its checkout, where the price stands line by line. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const id = rowId(params.id)
    const idempotencyKey = oneOf(typed, 'key') || crypto.randomUUID()
    const intent = oneOf(typed, 'intent')
    if (intent === 'again') {
      const { productId } = await call(trademarkApplicationDraft, { params: { id }, idempotencyKey })
      return redirect(path.checkout({ id: productId }))
    }
    if (intent === 'classes') {
      const body = { classes: manyOf(typed, 'classes').map(Number) }
      const { productId } = await call(trademarkExtendClass, { params: { id }, body, idempotencyKey })
      return redirect(path.checkout({ id: productId }))
    }
    const jurisdictions = manyOf(typed, 'jurisdictions').filter(isJurisdiction)
    const { productId } = await call(trademarkExtendCountry, {
      params: { id },
      body: { jurisdictions },
      idempotencyKey,
    })
    return redirect(path.checkout({ id: productId }))
  })
}
