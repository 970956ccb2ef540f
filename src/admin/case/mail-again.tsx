import type { caseRequestNotify } from '#contract/case-request.ts'
import type { caseNotify } from '#contract/case.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** The client is written to once more how a report or a case stands. */
export function MailAgain({ id, call }: { id: string; call: typeof caseNotify | typeof caseRequestNotify }) {
  const t = useText()
  const notify = useSend(call, { done: t('case.mailed') })
  return (
    <div>
      <Button small busy={notify.busy} onClick={() => void notify.send({ params: { id } })}>
        {t('case.mailAgain')}
      </Button>
    </div>
  )
}
