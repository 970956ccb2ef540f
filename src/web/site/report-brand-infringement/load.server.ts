import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { caseRequestCreate } from '#contract/case-request.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { onceKey, seenIn } from '../../case-request/typed.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placesByName, type Place } from '../../places.ts'

export interface ReportData {
  places: Place[]
  contact: { email: string; firstName: string; lastName: string }
}

export function loader({ context }: LoaderFunctionArgs): ReportData | Response {
  const { session, language } = context.get(loadContext)
  // A customer's own form knows the brands and marks.
  if (session?.user.role === 'customer') return redirect(path.reportThreat())
  return { places: placesByName(language), contact: { email: '', firstName: '', lastName: '' } }
}

/** Hands the report of a visitor to staff. Its page is the answer: there it says where it stands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const { id } = await call(caseRequestCreate, {
      query: { type: 'report-brand-infringement' },
      body: {
        ...seenIn(typed),
        mark: oneOf(typed, 'mark'),
        jurisdiction: jurisdictionFrom(oneOf(typed, 'jurisdiction')),
        number: oneOf(typed, 'number'),
        brandWebsite: oneOf(typed, 'brandWebsite'),
        contactEmail: oneOf(typed, 'contactEmail'),
        contactFirstName: oneOf(typed, 'contactFirstName'),
        contactLastName: oneOf(typed, 'contactLastName'),
        language,
      },
      idempotencyKey: onceKey(typed),
    })
    return redirect(path.caseRequest({ id }))
  })
}
