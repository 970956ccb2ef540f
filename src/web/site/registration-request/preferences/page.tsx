import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '../../../answers.server.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import type { OrderData } from '../order.server.ts'
import { OrderClosed } from '../order-closed.tsx'
import { PreferencesStep } from '../preferences-step.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['order', 'trademark'] } satisfies PageHandle

export default function PreferencesPage() {
  const data = useLoaderData<OrderData>()
  const answer = useActionData<FormAnswer>()
  if (data.state !== 'open') return <OrderClosed data={data} />
  return <PreferencesStep data={data} answer={answer} />
}
