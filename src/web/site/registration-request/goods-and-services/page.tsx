import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '../../../answers.server.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import type { OrderData } from '../order.server.ts'
import { ClassesStep } from '../classes-step.tsx'
import { OrderClosed } from '../order-closed.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['order', 'trademark'] } satisfies PageHandle

export default function GoodsAndServicesPage() {
  const data = useLoaderData<OrderData>()
  const answer = useActionData<FormAnswer>()
  if (data.state !== 'open') return <OrderClosed data={data} />
  return <ClassesStep data={data} answer={answer} />
}
