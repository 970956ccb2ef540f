import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { caseRequestShow, caseRequestUpdate } from '#contract/case-request.ts'
import type { CallOutput } from '#contract/call.ts'
import { formatDay } from '#kernel/dates.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { linksIn } from '../../../case-request/typed.server.ts'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf, type Place } from '../../../places.ts'
import { rowId } from '../../../row-id.ts'

type Shown = CallOutput<typeof caseRequestShow>

export interface ReportShown extends Omit<Shown, 'jurisdiction' | 'createdAt' | 'caseId'> {
  place: Place | null
  sent: string
  caseHref: string | null
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ReportShown> {
  const { call, language } = context.get(loadContext)
  const work = async () => await call(caseRequestShow, { params: { id: rowId(params.id) } })
  const { jurisdiction, createdAt, caseId, ...shown } = await reading(work())
  return {
    ...shown,
    place: jurisdiction && placeOf(jurisdiction, language),
    sent: formatDay(createdAt, language),
    caseHref: caseId === null ? null : path.case({ id: caseId }, { language }),
  }
}

/** The answer to our question. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const id = rowId(params.id)
    await call(caseRequestUpdate, {
      params: { id },
      body: { answer: oneOf(typed, 'answer'), links: linksIn(typed) },
    })
    return redirect(path.caseRequest({ id }))
  })
}
