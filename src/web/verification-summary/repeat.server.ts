import { redirect, type ActionFunctionArgs } from 'react-router'
import { requestChangeType } from '#contract/mark.ts'
import { verificationRepeat } from '#contract/registration.ts'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { found } from '#kernel/errors.ts'
import { verificationSummary } from '#operations/registration.ts'
import { formOf, oneOf, typedIn, writing } from '../answers.server.ts'
import { loadContext } from '../load-context.ts'
import { rowId } from '../row-id.ts'

/**
 * Asks for the verification again, of another sign where one was typed; the page shows that it did, and the earlier answer until
 * the new one is there.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call, query } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    const id = rowId(params.id)
    const note = oneOf(typed, 'note')
    const link = { kind: 'registration_request', id } as const
    const asked = found((await query(verificationSummary, { id }, link)).registration_request_by_pk)
    // A form without these fields asks about the same sign.
    const value = typed.value ? oneOf(typed, 'value') : asked.value
    const type = markTypes.find((one) => one === oneOf(typed, 'type')) ?? markTypes.find((one) => one === asked.type)
    if (type && (value !== asked.value || type !== asked.type))
      await call(requestChangeType, { params: { id }, body: { type, value, note } })
    else await call(verificationRepeat, { params: { id }, body: { note } })
    const { pathname, search } = new URL(request.url)
    return redirect(`${pathname.replace(/\.data$/, '')}${search}`)
  })
}
