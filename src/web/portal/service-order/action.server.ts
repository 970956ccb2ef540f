import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { serviceRequestClone } from '#contract/service-order.ts'
import { errorList } from '#kernel/errors.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { checkoutOf } from '../../service/checkout.server.ts'

/** Orders the same again: to its checkout, or to the new order's page when a person has to price it first. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  if (oneOf(typed, 'intent') !== 'again')
    throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
  return await writing(typed, async () => {
    const { id } = await load.call(serviceRequestClone, {
      params: { id: params.id ?? '' },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    return redirect((await checkoutOf(load, id)) ?? path.serviceOrder({ id }))
  })
}
