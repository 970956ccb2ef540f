import { redirect, type ActionFunctionArgs } from 'react-router'
import { countryFrom } from '#domain/account/storefront.ts'
import { isCurrency } from '#kernel/money.ts'
import { formOf, oneOf, typedIn } from '../answers.server.ts'
import { ownPath } from '../own-path.ts'
import { themeCookieText } from '../theme.ts'

const year = 365 * 24 * 60 * 60

/** Keeps the appearance, the currency or the country, and returns visitors to where they were on this site. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const typed = typedIn(await formOf(request))
  const target = ownPath(oneOf(typed, 'back'), new URL(request.url).origin) ?? '/'
  const currency = oneOf(typed, 'currency')
  const country = countryFrom(oneOf(typed, 'country'))
  const kept = (name: string, value: string) => `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
  const cookie = isCurrency(currency)
    ? kept('currency', currency)
    : country === null
      ? themeCookieText(oneOf(typed, 'theme'))
      : kept('country', country)
  return redirect(target, { headers: { 'set-cookie': cookie } })
}

export function loader(): Response {
  return redirect('/')
}
