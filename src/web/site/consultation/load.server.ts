import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { fillPath } from '#contract/client.ts'
import {
  consultationCalendar,
  consultationCancel,
  consultationDocument,
  consultationShow,
} from '#contract/consultation.ts'
import { officeZone } from '#kernel/dates.ts'
import { formOf, reading, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(loadContext)
  const id = params.id ?? ''
  const talk = await reading(call(consultationShow, { params: { id } }))
  return { ...talk, zone: officeZone, calendar: fillPath(consultationCalendar.path, { id }) }
}

export type TalkData = Awaited<ReturnType<typeof loader>>

/** Hands in a document for the talk, or cancels it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const form = await formOf(request)
  return await writing({}, async () => {
    const id = params.id ?? ''
    if (form.get('intent') === 'document') {
      const file = form.get('file')
      await call(consultationDocument, { params: { id }, ...(file instanceof File ? { file } : {}) })
      return redirect(path.consultation({ id }))
    }
    await call(consultationCancel, { params: { id } })
    return { cancelled: true as const }
  })
}
