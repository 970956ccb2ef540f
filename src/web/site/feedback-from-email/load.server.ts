import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { formFor } from '#contract/form.ts'
import { supportTicketFeedback, supportTicketThread } from '#contract/support.ts'
import { supportFeedbacks, type SupportFeedback } from '#domain/support/status.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'

const { shape } = formFor(supportTicketFeedback)

const feedbackIn = (text: string | null): SupportFeedback | null => supportFeedbacks.find((one) => one === text) ?? null

/** What a mail proposes stands chosen in the form; to open the page changes nothing. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const work = async () => {
    const id = rowId(url.searchParams.get('id') ?? '')
    return { id, ...(await call(supportTicketThread, { params: { id } })) }
  }
  const { id, number, feedback } = await reading(work())
  return {
    id,
    number,
    isGiven: feedback !== null && url.searchParams.has('given'),
    chosen: feedbackIn(url.searchParams.get('feedback')) ?? feedback,
    most: shape.note.max,
    thread: path.supportTicket({ id }, { language }),
  }
}

export type FeedbackData = Awaited<ReturnType<typeof loader>>

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const id = rowId(url.searchParams.get('id') ?? '')
    await call(supportTicketFeedback, {
      params: { id },
      body: { feedback: oneOf(typed, 'feedback') as SupportFeedback, note: oneOf(typed, 'note') },
    })
    return redirect(path.feedback({}, { query: { id, given: '' } }))
  })
}
