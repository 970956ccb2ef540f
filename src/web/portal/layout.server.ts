import { data, redirect, redirectDocument, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { isStaff } from '#domain/account/roles.ts'
import { errorList } from '#kernel/errors.ts'
import { portalCounts } from '#operations/portal.ts'
import { loadContext } from '../load-context.ts'
import { path } from '../path.ts'
import { firstDayNotNear } from './nearing-expiry.ts'

export interface PortalData {
  name: string
  email: string
  csrfToken: string
  userId: string
  counts: { unseen: number; expiring: number; officeActions: number; cases: number; hits: number; notices: number }
}

/** Only customers come further: nobody is sent to the sign-in and back to the page asked for, staff to their own area. */
const customersOnly: MiddlewareFunction<Response> = ({ url, context }) => {
  const { session, language, busy } = context.get(loadContext)
  // Who it is cannot be asked: nobody is sent to sign in for that.
  if (busy) return
  if (session && !isStaff(session.user.role)) return
  if (session) throw redirectDocument(new URL('/admin', url).href)
  const query = { error: 'SessionRequired', callbackUrl: `${url.pathname}${url.search}` }
  throw redirect(new URL(path.login({}, { language, query }), url).href)
}

export const middleware = [customersOnly]

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, query, signInForm, today: on, busy } = context.get(loadContext)
  if (busy) throw new Response(null, { status: errorList['not-ready'].status })
  if (!session) throw new Error('the portal was opened without a session')
  const counts = await query(portalCounts, { cut_off: firstDayNotNear(on) })
  const form = signInForm()
  const answer: PortalData = {
    name: session.user.name.trim() || session.user.email,
    email: session.user.email,
    csrfToken: form.csrfToken,
    userId: session.user.id,
    counts: {
      unseen: counts.unseen.aggregate.count,
      expiring: counts.expiring.aggregate.count,
      officeActions: counts.office_actions.aggregate.count,
      cases: counts.cases.aggregate.count,
      hits: counts.hits.aggregate.count,
      notices: counts.notices.aggregate.count,
    },
  }
  return data(answer, { headers: form.cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) })
}
