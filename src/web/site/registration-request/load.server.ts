import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { requestUpdate } from '#contract/registration.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { refuseField } from '#kernel/errors.ts'
import { formOf, manyOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { orderOf, type OrderData } from './order.server.ts'

export function loader({ request, params, context }: LoaderFunctionArgs): Promise<OrderData> {
  // A link that names places and what they cost opens the order of these alone.
  const places = new URL(request.url).searchParams.getAll('place').filter(isJurisdiction)
  return reading(orderOf(params.id ?? '', context.get(loadContext), places))
}

/** Keeps the chosen places; `next` goes on, `update` stays on the page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    const { chosenClasses } = await orderOf(id, load)
    const jurisdictions = manyOf(typed, 'jurisdictions') as Jurisdiction[]
    await load.call(requestUpdate, { params: { id }, body: { jurisdictions, classes: chosenClasses } })
    const intent = oneOf(typed, 'intent')
    if (intent === 'autosave') return { saved: load.now.toISOString() }
    if (intent !== 'next') return redirect(path.registrationRequest({ id }))
    if (jurisdictions.length === 0) refuseField('jurisdictions', 'choose-at-least-one')
    return redirect(path.goodsAndServices({ id }))
  })
}
