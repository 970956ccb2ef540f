import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { serviceRequestCreate } from '#contract/service-order.ts'
import { orderedServices, serviceWord, type OrderedService, type ServiceWord } from '#domain/service-order/offering.ts'
import { formOf, oneOf, typedIn } from '../../answers.server.ts'
import { answering } from '../../form/answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { checkoutOf } from '../../service/checkout.server.ts'
import { answeringMarks } from '../../service/marks-answer.server.ts'
import { openingData, openingIn, type OpeningData } from '../../service/opening.server.ts'

export interface ServiceFormData extends OpeningData {
  services: { value: OrderedService; word: ServiceWord }[]
  service: string
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ServiceFormData> {
  return {
    services: orderedServices.map((value) => ({ value, word: serviceWord(value) })),
    service: new URL(request.url).searchParams.get('service') ?? '',
    ...(await openingData(context.get(loadContext), request)),
  }
}

/** Opens the order and leads to its checkout; what has no listed price is quoted by a person. */
export async function action({ request, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await answeringMarks(load, { typed, isRenewal: false }, async () => {
    const { body, idempotencyKey, controlOf } = await openingIn(typed, load)
    const form = { controlOf: (field: string) => (field === 'serviceType' ? 'service' : controlOf(field)) }
    const order = await answering(
      form,
      load.call(serviceRequestCreate, {
        query: { serviceType: oneOf(typed, 'service') as OrderedService },
        body,
        idempotencyKey,
      }),
    )
    const pay = await checkoutOf(load, order.id)
    return redirect(pay ?? path.successLegalServices({}, { query: { number: order.publicId } }))
  })
}
