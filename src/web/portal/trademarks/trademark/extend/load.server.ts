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
import { formatMoney } from '#kernel/money.ts'
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
  /** It came to nothing where it was filed. */
  isClosed: boolean
  places: (Place & { price: string | null; priorityUntil: string | null })[]
  /** Classes that it does not have. */
  others: { number: number; name: string }[]
  /** For the next order, so that a repeated press opens one. */
  key: string
}

async function read(id: string, { call, language }: LoadContext): Promise<ExtendData> {
  const { name, jurisdiction, status, currency, classes, places } = await call(trademarkRelated, { params: { id } })
  const byCode = new Map(places.map((one) => [one.jurisdiction, one]))
  return {
    id,
    mark: name,
    here: placeOf(jurisdiction, language),
    classes,
    isClosed: trademarkStatusGroup(status) === 'Closed',
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
