import { redirect, type ActionFunctionArgs } from 'react-router'
import { isCurrency } from '#kernel/money.ts'
import { formOf, oneOf, typedIn } from '../answers.server.ts'
import { ownPath } from '../own-path.ts'
import { themeCookieText } from '../theme.ts'

const year = 365 * 24 * 60 * 60

/** Keeps the appearance or the currency, and returns visitors to where they were on this site. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const typed = typedIn(await formOf(request))
  const target = ownPath(oneOf(typed, 'back'), new URL(request.url).origin) ?? '/'
  const currency = oneOf(typed, 'currency')
  const cookie = isCurrency(currency)
    ? `currency=${currency}; Path=/; Max-Age=${year}; SameSite=Lax`
    : themeCookieText(oneOf(typed, 'theme'))
  return redirect(target, { headers: { 'set-cookie': cookie } })
}

export function loader(): Response {
  return redirect('/')
}
