import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { userSetPassword } from '#contract/user.ts'
import { formOf, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { noteCookie } from '../sign-in-note.server.ts'

/** Sets the password of a mailed link and leads to the sign-in that belongs to the account. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const password = (await formOf(request)).get('password')
  // The password is not kept among what was typed: the page never gets it back.
  return writing({}, async () => {
    const { email, staff } = await call(userSetPassword, {
      body: { token: url.searchParams.get('token') ?? '', password: typeof password === 'string' ? password : '' },
    })
    if (staff) return redirectDocument(new URL('/admin/login', url).href)
    const note = noteCookie(
      { language, callbackUrl: null, activated: email, occasion: 'password-set' },
      url.protocol === 'https:',
    )
    return redirect(path.login(), { headers: { 'set-cookie': note } })
  })
}
