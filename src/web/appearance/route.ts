import { redirect, type ActionFunctionArgs } from 'react-router'
import { themeCookieText } from '../theme.ts'

/** Keeps the appearance for visitors without scripts, and returns them to where they were on this site. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const back = String(form.get('back') ?? '/')
  const target = /^\/(?![/\\])/.test(back) ? back : '/'
  return redirect(target, { headers: { 'set-cookie': themeCookieText(String(form.get('theme') ?? '')) } })
}

export function loader(): Response {
  return redirect('/')
}
