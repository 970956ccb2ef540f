import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { requestViolationReport } from '#contract/case-request.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { found } from '#kernel/errors.ts'
import { requestToReport } from '#operations/case.ts'
import { formOf, reading, typedIn, writing } from '../../answers.server.ts'
import { onceKey, seenIn } from '../../case-request/typed.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { rowId } from '../../row-id.ts'

export interface ViolationData {
  mark: string
  place: Place
}

async function markOf(id: string, place: string, { query, language }: LoadContext): Promise<ViolationData> {
  const link = { kind: 'registration_request', id } as const
  const { value, jurisdictions } = found((await query(requestToReport, { id }, link)).registration_request_by_pk)
  const code = jurisdictionFrom(place)
  return { mark: value, place: placeOf(found(jurisdictions.find((one) => one === code)), language) }
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ViolationData> {
  const work = async () => await markOf(rowId(params.id), params.place ?? '', context.get(loadContext))
  return await reading(work())
}

/** Hands the report to staff; its page says where it stands. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const id = rowId(params.id)
    const { place } = await markOf(id, params.place ?? '', load)
    const made = await load.call(requestViolationReport, {
      params: { id },
      body: { ...seenIn(typed), jurisdiction: place.code, language: load.language },
      idempotencyKey: onceKey(typed),
    })
    return redirect(path.caseRequest({ id: made.id }))
  })
}
