import type { LoaderFunctionArgs } from 'react-router'

/** The number of the order that was sent, when the address carries one. */
export function loader({ request }: LoaderFunctionArgs): { number: string | null } {
  const number = new URL(request.url).searchParams.get('number') ?? ''
  return { number: /^[A-Z0-9-]{3,20}$/.test(number) ? number : null }
}
