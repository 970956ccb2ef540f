import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { serviceRequestClone } from '#contract/service-order.ts'
import { errorList, found } from '#kernel/errors.ts'
import { portalService } from '#operations/service-request.ts'
import { formOf, oneOf, reading, typedIn, writing, type Typed } from '../../answers.server.ts'
import { answering } from '../../form/answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'
import { checkoutOf } from '../../service/checkout.server.ts'
import { handIn, saveTransfer } from '../../service-order/transfer.server.ts'

interface Sent {
  id: string
  typed: Typed
  form: FormData
}

const back = (id: string): Response => redirect(`${path.serviceOrder({ id })}#transfer`)

/** Orders the same again: to its checkout, or to the new order's page when a person has to price it first. */
async function again({ id, typed }: Sent, load: LoadContext): Promise<Response> {
  const made = await answering(
    { controlOf: () => 'trademarks' },
    load.call(serviceRequestClone, {
      params: { id },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    }),
  )
  return redirect((await checkoutOf(load, made.id)) ?? path.serviceOrder({ id: made.id }))
}

/** What the page's forms do, by the button that was pressed. */
const intents: Readonly<Record<string, (sent: Sent, load: LoadContext) => Promise<Response>>> = {
  again,
  'transfer-save': async ({ id, typed }, load) => {
    await saveTransfer(id, typed, found((await load.query(portalService, { id })).service_request_by_pk), load)
    return back(id)
  },
  'transfer-signed': async ({ id, typed, form }, load) => {
    await handIn(id, typed, form, load)
    return back(id)
  },
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = rowId(params.id)
  // Before the body is read: a stranger hands in no file.
  await reading(load.query(portalService, { id }).then(({ service_request_by_pk: order }) => found(order)))
  const form = await formOf(request)
  const typed = typedIn(form)
  const name = oneOf(typed, 'intent')
  const work = Object.hasOwn(intents, name) ? intents[name] : undefined
  if (!work) throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
  return await writing(typed, async () => await work({ id, typed, form }, load))
}
