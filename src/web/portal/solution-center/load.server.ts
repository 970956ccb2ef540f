import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { caseSolutionOrder, caseSolutionStatus } from '#contract/case.ts'
import { netOf } from '#domain/enforcement/solution-item.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { formatDay } from '#kernel/dates.ts'
import { errorList, found } from '#kernel/errors.ts'
import { formatMoney } from '#kernel/money.ts'
import { portalCase } from '#operations/case.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'

async function read(id: string, { query, language }: LoadContext) {
  const row = found((await query(portalCase, { id })).case_by_pk)
  return {
    id: row.id,
    status: row.status,
    brand: row.brand?.name ?? '',
    other: row.counterparty?.primary_name ?? null,
    caseHref: path.case({ id: row.id }, { language }),
    solutions: row.solutions.map((one) => {
      const order = one.service_request
      const phase = order ? servicePhase(order.status) : 'closed'
      const money = (amount: number) => formatMoney(amount, one.currency, language)
      const waits = one.status === 'Ordered' && order?.product_id != null && (phase === 'open' || phase === 'placed')
      const page = phase === 'open' ? 'checkout' : 'productSuccess'
      return {
        id: one.id,
        status: one.status,
        offered: formatDay(one.created_at, language),
        items: one.items.map(({ description, amount, kind }) => ({
          text: description,
          isOfficial: kind === 'official',
          amount: money(amount),
        })),
        net: money(netOf(one.items)),
        /** Where the order is read and paid, as long as it is to be. */
        payAt: waits && order.product_id ? path[page]({ id: order.product_id }, { language }) : null,
        // An order that is over without money can be made again.
        canOrder:
          (row.status === 'Kicked off' || row.status === 'Solution ordered') &&
          (one.status === 'Offered' || (one.status === 'Ordered' && phase === 'closed')),
        canDecline: one.status === 'Offered',
        /** Where the plan is ordered that is offered beside it. */
        planAt:
          one.offer_subscription && one.status !== 'Withdrawn'
            ? path.brandOrder({}, { language, query: { tier: 'advanced', caseSolutionId: one.id } })
            : null,
      }
    }),
  }
}

export type SolutionCenterData = Awaited<ReturnType<typeof read>>

export async function loader({ params, context }: LoaderFunctionArgs): Promise<SolutionCenterData> {
  const work = async () => await read(rowId(params.id), context.get(loadContext))
  return await reading(work())
}

/** Orders a solution or declines it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  const intent = oneOf(typed, 'intent')
  if (intent !== 'order' && intent !== 'decline')
    throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
  return await writing(typed, async () => {
    const of = { id: rowId(params.id), solutionId: rowId(oneOf(typed, 'solutionId')) }
    if (intent === 'order') {
      const { productId } = await call(caseSolutionOrder, { params: of })
      return redirect(path.checkout({ id: productId }))
    }
    await call(caseSolutionStatus, { params: of, body: { to: 'Declined' } })
    return redirect(path.solutionCenter({ id: of.id }))
  })
}
