import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { officeActionAdditionalInfo } from '#contract/office-action.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { rowId } from '../../../row-id.ts'
import { shownOfficeAction } from '../shown.server.ts'

/** The name of the control in which a question of an issue is answered. */
const prefix = 'answer-'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const load = context.get(loadContext)
  const agent = request.headers.get('user-agent')
  const { id, mark, place, issues, asked, said, can, response } = await reading(
    shownOfficeAction(params.id, load, agent),
  )
  return {
    id,
    mark,
    place,
    asked,
    said,
    can,
    isAboutResponse: response !== null && can.approve,
    questions: issues
      .filter(({ question }) => question !== null)
      .map((issue) => ({ ...issue, field: `${prefix}${issue.id}` })),
  }
}

export type AdditionalInfoData = Awaited<ReturnType<typeof loader>>

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const id = rowId(params.id)
  const typed = typedIn(await formOf(request))
  const answers = Object.keys(typed)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ issueId: name.slice(prefix.length), answer: oneOf(typed, name) }))
  return await writing(typed, async () => {
    await call(officeActionAdditionalInfo, { params: { id }, body: { answers, note: oneOf(typed, 'note') } })
    return redirect(path.officeAction({ id }))
  })
}
