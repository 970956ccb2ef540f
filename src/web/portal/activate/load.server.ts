import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { userActivate } from '#contract/user.ts'
import { formOf, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { noteCookie } from '../sign-in-note.server.ts'

export interface ActivateData {
  /** Who is signed in here already; an activation belongs to nobody who is. */
  signedIn: string | null
}

export function loader({ context }: LoaderFunctionArgs): ActivateData {
  return { signedIn: context.get(loadContext).session?.user.email ?? null }
}

/** Sets the password and leads to the sign-in, with the address filled in. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const form = await formOf(request)
  const password = form.get('password')
  // The password is not kept among what was typed: the page never gets it back.
  return writing({}, async () => {
    const { email } = await call(userActivate, {
      body: { token: params.token ?? '', password: typeof password === 'string' ? password : '' },
    })
    const note = noteCookie({ language, callbackUrl: null, activated: email }, url.protocol === 'https:')
    return redirect(path.login(), { headers: { 'set-cookie': note } })
  })
}
