import { useActionData, useLoaderData } from 'react-router'
import { useClearDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../../answers.server.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { TicketThread } from '../../../support/thread.tsx'
import type { ThreadData } from '../../../support/thread.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'support'] } satisfies PageHandle

/** One conversation of a customer with us. */
export default function MessagePage() {
  const t = useText('support')
  const language = useLanguage()
  const data = useLoaderData<ThreadData>()
  const refused = useActionData<FormAnswer>()
  useClearDraft('message')
  return (
    <>
      <p className="mb-2">
        <a href={path.messages({}, { language })}>{t('list.all')}</a>
      </p>
      <TicketThread data={data} refused={refused} />
    </>
  )
}
