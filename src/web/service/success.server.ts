import { redirect, type LoaderFunctionArgs } from 'react-router'
import { servicePhase } from '#domain/service-order/phase.ts'
import { reading } from '../answers.server.ts'
import { loadContext, type LoadContext } from '../load-context.ts'
import { path } from '../path.ts'
import { formKinds, type FormKind } from './form-kinds.ts'
import { orderOfForm } from './order.server.ts'

export interface ServiceSuccessData {
  kind: FormKind
  number: string
  email: string
  mark: string
  /** How it stands: somebody works its price out, it waits for its payment, it is being worked on, or it is over. */
  state: 'asked' | 'placed' | 'paid' | 'closed'
  /** Where the payment and the invoice are. */
  payment: string | null
}

/** How an order stands, or where it is read instead. */
export async function standingOf(
  kind: FormKind,
  id: string | undefined,
  load: LoadContext,
): Promise<ServiceSuccessData | Response> {
  const order = await orderOfForm(kind, id, load)
  const phase = servicePhase(order.status)
  // What has a price is read and ordered first.
  if (phase === 'open' && order.product_id !== null) return redirect(formKinds[kind].order({ id: order.id }))
  return {
    kind,
    number: order.public_id,
    email: order.contact_email ?? '',
    mark: [...new Set((order.parameters.items ?? []).map(({ mark }) => mark))].join(', '),
    state: phase === 'open' ? 'asked' : phase,
    payment:
      order.product_id === null || phase === 'open'
        ? null
        : path.productSuccess({ id: order.product_id }, { language: load.language }),
  }
}

/** How an order stands that was sent by a form. */
export const successLoader =
  (kind: FormKind) =>
  ({ params, context }: LoaderFunctionArgs): Promise<ServiceSuccessData | Response> =>
    reading(standingOf(kind, params.id, context.get(loadContext)))
