import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { consultationBook, consultationSlots } from '#contract/consultation.ts'
import { formFor } from '#contract/form.ts'
import { loadContext } from '../../load-context.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { path } from '../../path.ts'

const form = formFor(consultationBook)

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, operator } = context.get(loadContext)
  return { ...(await reading(call(consultationSlots, {}))), shape: form.shape, operatorEmail: operator.email }
}

export type BookingData = Awaited<ReturnType<typeof loader>>

export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const values = Object.fromEntries(form.names.map((name) => [name, oneOf(typed, name)])) as Record<
      (typeof form.names)[number],
      string
    >
    const { id } = await call(consultationBook, {
      body: form.body({ ...values, language }),
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    return redirect(path.consultation({ id }))
  })
}
