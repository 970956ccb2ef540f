import { redirect, type ActionFunctionArgs } from 'react-router'
import { loadContext } from '../load-context.ts'

/** Leaves the session of a customer and returns to the staff area. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const headers = new Headers()
  for (const cookie of await context.get(loadContext).endSupport()) headers.append('set-cookie', cookie)
  headers.set('location', '/admin')
  return new Response(null, { status: 303, headers })
}

export function loader(): Response {
  return redirect('/')
}
