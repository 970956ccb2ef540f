import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { servicePhase } from '#domain/service-order/phase.ts'
import { errorList } from '#kernel/errors.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../answers.server.ts'
import { loadContext, type LoadContext } from '../load-context.ts'
import { path } from '../path.ts'
import { orderOfForm } from '../service/order.server.ts'
import { standingOf, type ServiceSuccessData } from '../service/success.server.ts'
import { handIn, saveTransfer, transferOf, type ShownTransfer } from './transfer.server.ts'

export interface TransferSuccessData extends ServiceSuccessData {
  /** To whom the marks go, once it is ordered; who has an account says it there. */
  transfer: ShownTransfer | null
}

async function read(id: string | undefined, load: LoadContext): Promise<TransferSuccessData | Response> {
  const standing = await standingOf('transfer', id, load)
  if (standing instanceof Response) return standing
  const order = await orderOfForm('transfer', id, load)
  const isUnderWay = servicePhase(order.status) === 'placed' || servicePhase(order.status) === 'paid'
  return { ...standing, transfer: isUnderWay ? await transferOf(order, load) : null }
}

/** How a transfer stands that was ordered by its form. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<TransferSuccessData | Response> {
  return reading(read(params.id, context.get(loadContext)))
}

/** Says to whom the marks go, or hands a signed document in, for who holds the link of the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  // Before the body is read: a stranger hands in no file.
  const order = await reading(orderOfForm('transfer', params.id, load))
  const form = await formOf(request)
  const typed = typedIn(form)
  const intent = oneOf(typed, 'intent')
  return await writing(typed, async () => {
    if (intent === 'transfer-save') await saveTransfer(order.id, typed, order, load)
    else if (intent === 'transfer-signed') await handIn(order.id, typed, form, load)
    else throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
    return redirect(`${path.transferSuccess({ id: order.id })}#transfer`)
  })
}
