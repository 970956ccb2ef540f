import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import {
  officeActionAbandon,
  officeActionApprove,
  officeActionOrder,
  officeActionReminders,
} from '#contract/office-action.ts'
import { errorList } from '#kernel/errors.ts'
import { formOf, oneOf, reading, typedIn, writing, type Typed } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'
import { shownOfficeAction, type OfficeActionData } from './shown.server.ts'

export type { OfficeActionData } from './shown.server.ts'

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<OfficeActionData> {
  return await reading(shownOfficeAction(params.id, context.get(loadContext), request.headers.get('user-agent')))
}

type Work = (id: string, typed: Typed, load: LoadContext) => Promise<Response>

const back = (id: string): Response => redirect(path.officeAction({ id }))

/** What the page's forms do, by the button that was pressed. */
const intents: Readonly<Record<string, Work>> = {
  order: async (id, typed, { call }) => {
    const body = { solutionId: oneOf(typed, 'solutionId') }
    const { productId } = await call(officeActionOrder, { params: { id }, body })
    return redirect(path.checkout({ id: productId }))
  },
  approve: async (id, typed, { call }) => {
    await call(officeActionApprove, { params: { id }, body: { version: oneOf(typed, 'version') } })
    return back(id)
  },
  abandon: async (id, typed, { call }) => {
    await call(officeActionAbandon, { params: { id }, body: { note: oneOf(typed, 'note') } })
    return back(id)
  },
  reminders: async (id, typed, { call }) => {
    await call(officeActionReminders, { params: { id }, body: { enabled: oneOf(typed, 'enabled') === 'yes' } })
    return back(id)
  },
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  const name = oneOf(typed, 'intent')
  const work = Object.hasOwn(intents, name) ? intents[name] : undefined
  if (!work) throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
  return await writing(typed, async () => await work(rowId(params.id), typed, load))
}
