import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { userSignup } from '#contract/user.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

export interface SignUpData {
  /** Visitors may open accounts by themselves. */
  isOpen: boolean
}

export function loader({ context }: LoaderFunctionArgs): SignUpData {
  const { session, userAccount } = context.get(loadContext)
  if (session) throw redirect(path.portal())
  return { isOpen: userAccount }
}

/** Answers the same whether the address has an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    const email = oneOf(typed, 'email')
    const names = { firstName: oneOf(typed, 'firstName'), lastName: oneOf(typed, 'lastName') }
    await call(userSignup, { body: { email, ...names, language } })
    return { sent: email }
  })
}
