import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { fillPath } from '#contract/client.ts'
import { consultationCalendar, consultationCancel, consultationShow } from '#contract/consultation.ts'
import { officeZone } from '#kernel/dates.ts'
import { reading, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(loadContext)
  const id = params.id ?? ''
  const talk = await reading(call(consultationShow, { params: { id } }))
  return { ...talk, zone: officeZone, calendar: fillPath(consultationCalendar.path, { id }) }
}

export type TalkData = Awaited<ReturnType<typeof loader>>

export async function action({ params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  return await writing({}, async () => {
    await call(consultationCancel, { params: { id: params.id ?? '' } })
    return { cancelled: true as const }
  })
}
