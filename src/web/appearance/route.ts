import { redirect, type ActionFunctionArgs } from 'react-router'
import { isCurrency } from '#kernel/money.ts'
import { oneOf, typedIn } from '../answers.server.ts'
import { themeCookieText } from '../theme.ts'

const year = 365 * 24 * 60 * 60

/** Keeps the appearance or the currency, and returns visitors to where they were on this site. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const typed = typedIn(await request.formData())
  const back = oneOf(typed, 'back')
  const target = /^\/(?![/\\])/.test(back) ? back : '/'
  const currency = oneOf(typed, 'currency')
  const cookie = isCurrency(currency)
    ? `currency=${currency}; Path=/; Max-Age=${year}; SameSite=Lax`
    : themeCookieText(oneOf(typed, 'theme'))
  return redirect(target, { headers: { 'set-cookie': cookie } })
}

export function loader(): Response {
  return redirect('/')
}
