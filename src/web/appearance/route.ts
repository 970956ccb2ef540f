import { redirect, type ActionFunctionArgs } from 'react-router'
import { oneOf, typedIn } from '../answers.server.ts'
import { themeCookieText } from '../theme.ts'

/** Keeps the appearance for visitors without scripts, and returns them to where they were on this site. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const typed = typedIn(form)
  const back = oneOf(typed, 'back')
  const target = /^\/(?![/\\])/.test(back) ? back : '/'
  return redirect(target, { headers: { 'set-cookie': themeCookieText(oneOf(typed, 'theme')) } })
}

export function loader(): Response {
  return redirect('/')
}
