import { redirect, type ActionFunctionArgs } from 'react-router'
import { requestUpdate } from '#contract/registration.ts'
import { refuseField } from '#kernel/errors.ts'
import { formOf, manyOf, oneOf, typedIn, writing } from '../../../answers.server.ts'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { orderOf } from '../order.server.ts'

export { loader } from '../load.server.ts'

/** Keeps the chosen classes; `next` goes on to what else is wanted. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    const { chosenPlaces } = await orderOf(id, load)
    const classes = manyOf(typed, 'classes').map(Number)
    await load.call(requestUpdate, { params: { id }, body: { jurisdictions: chosenPlaces, classes } })
    const intent = oneOf(typed, 'intent')
    if (intent === 'autosave') return { saved: load.now.toISOString() }
    if (intent !== 'next') return redirect(path.goodsAndServices({ id }))
    if (classes.length === 0) refuseField('classes', 'choose-at-least-one')
    return redirect(path.registrationPreferences({ id }))
  })
}
