import { useActionData, useLoaderData } from 'react-router'
import { useClearDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { TicketThread } from '../../support/thread.tsx'
import type { ThreadData } from '../../support/thread.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['support'] } satisfies PageHandle

/** What somebody without an account asked us, with our answers; it is opened by its link. */
export default function SupportTicketPage() {
  const data = useLoaderData<ThreadData>()
  const refused = useActionData<FormAnswer>()
  useClearDraft('contact')
  return (
    <div className="mw-wrap mw-main">
      <TicketThread data={data} refused={refused} />
    </div>
  )
}
