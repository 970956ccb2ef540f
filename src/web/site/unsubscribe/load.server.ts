import type { ActionFunctionArgs } from 'react-router'
import { requestUnsubscribe } from '#contract/letter.ts'
import { writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'

/** Ends advertising: a press on the page, or the one press of a mail program (RFC 8058). Looking at the page changes nothing. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  return await writing({}, async () => {
    await call(requestUnsubscribe, { body: { token: params.token ?? '' } })
    return { ended: true as const }
  })
}
