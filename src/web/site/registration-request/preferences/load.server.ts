import { redirect, type ActionFunctionArgs } from 'react-router'
import { requestOrder } from '#contract/registration.ts'
import { requestPreferences } from '#contract/preference.ts'
import { formOf, oneOf, typedIn, writing } from '../../../answers.server.ts'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'

export { loader } from '../load.server.ts'

/** Keeps what is wanted besides; `next` creates the order and goes to the checkout. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    const isYes = (name: string) => oneOf(typed, name) === 'yes'
    const body = {
      lawyerHelp: isYes('lawyerHelp'),
      euGrant: isYes('euGrant'),
      invoiceInUs: isYes('invoiceInUs'),
    }
    await load.call(requestPreferences, { params: { id }, body })
    const intent = oneOf(typed, 'intent')
    if (intent === 'autosave') return { saved: load.now.toISOString() }
    if (intent !== 'next') return redirect(path.registrationPreferences({ id }))
    const { productId } = await load.call(requestOrder, { params: { id } })
    return redirect(path.checkout({ id: productId }))
  })
}
