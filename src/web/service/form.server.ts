import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { serviceRequestRenewal, serviceRequestTransfer } from '#contract/service-order.ts'
import { formOf, typedIn } from '../answers.server.ts'
import { answering } from '../form/answers.server.ts'
import { loadContext } from '../load-context.ts'
import { formKinds, type FormKind } from './form-kinds.ts'
import { answeringMarks } from './marks-answer.server.ts'
import { openingData, openingIn, type OpeningData } from './opening.server.ts'

export interface ServiceFormData extends OpeningData {
  kind: FormKind
}

const calls = { renewal: serviceRequestRenewal, transfer: serviceRequestTransfer } as const

/** The form that opens an order of that kind. */
export const formLoader =
  (kind: FormKind) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<ServiceFormData> => ({
    kind,
    ...(await openingData(context.get(loadContext), request, kind === 'renewal')),
  })

/** Opens the order and leads to its price; nothing is binding yet. */
export const formAction =
  (kind: FormKind) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const load = context.get(loadContext)
    const typed = typedIn(await formOf(request))
    return await answeringMarks(load, { typed, isRenewal: kind === 'renewal' }, async () => {
      const { body, idempotencyKey, ...form } = await openingIn(typed, load)
      const { id } = await answering(form, load.call(calls[kind], { body, idempotencyKey }))
      return redirect(formKinds[kind].order({ id }))
    })
  }
