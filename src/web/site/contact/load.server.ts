import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { formFor } from '#contract/form.ts'
import { supportTicketCreate } from '#contract/support.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

const { shape } = formFor(supportTicketCreate)

export function loader({ context }: LoaderFunctionArgs) {
  const { session, operator } = context.get(loadContext)
  // A customer's own page knows who asks and keeps what was asked.
  if (session?.user.role === 'customer') return redirect(path.messages())
  const { name, address, email } = operator
  return { shape, operator: { name, address, email } }
}

export type ContactData = Exclude<ReturnType<typeof loader>, Response>

/** Keeps a visitor's question and leads to its page, where the answer will stand too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const { id } = await call(supportTicketCreate, {
      body: {
        subject: oneOf(typed, 'subject'),
        message: oneOf(typed, 'message'),
        name: oneOf(typed, 'name'),
        email: oneOf(typed, 'email'),
        language,
      },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    return redirect(path.supportTicket({ id }))
  })
}
