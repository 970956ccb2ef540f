import { redirect, type ActionFunctionArgs } from 'react-router'
import { verificationRepeat } from '#contract/registration.ts'
import { formOf, oneOf, typedIn, writing } from '../answers.server.ts'
import { loadContext } from '../load-context.ts'

/** Asks for the verification again; the page shows that it did, and the earlier answer until the new one is there. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    await call(verificationRepeat, { params: { id: params.id ?? '' }, body: { note: oneOf(typed, 'note') } })
    const { pathname, search } = new URL(request.url)
    return redirect(`${pathname.replace(/\.data$/, '')}${search}`)
  })
}
