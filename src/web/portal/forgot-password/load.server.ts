import { redirect, type ActionFunctionArgs } from 'react-router'
import { userResetPassword } from '#contract/user.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

/** Leads on the same way whether the address has an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    await call(userResetPassword, { body: { email: oneOf(typed, 'email'), language } })
    return redirect(path.successForgotPassword())
  })
}
