import { useState } from 'react'
import { commerceUseAbandon, commerceUseNotify } from '#contract/use-in-commerce.ts'
import { isEndedUse, commerceUseMachine } from '#domain/use-in-commerce/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { DeadlineForm } from './deadline-form.tsx'
import { ReopenForm, SignForm, SubmitForm } from './filing-forms.tsx'

const mailed: readonly string[] = ['Kick-off sent', 'Opened', 'Ordered', 'In preparation', 'Reopened']

/** What can be done next, derived from where it stands. */
export function NextSteps({ row }: { row: UseInCommerceRow }) {
  const next = nextStates(commerceUseMachine, row.status, 'staff')
  const isMailed = mailed.includes(row.status)
  return (
    <div className="mw-stack mw-stack--l">
      {(isMailed || next.includes('Kick-off sent')) && <KickOff row={row} isMailed={isMailed} />}
      {next.includes('Approved for filing') && <SignForm row={row} />}
      {next.includes('Submitted') && row.signed_by !== null && <SubmitForm row={row} />}
      {!isEndedUse(row.status) && <DeadlineForm row={row} />}
      {next.includes('Reopened') && <ReopenForm row={row} />}
      {next.includes('Abandoned') && <Abandon row={row} />}
    </div>
  )
}

function KickOff({ row, isMailed }: { row: UseInCommerceRow; isMailed: boolean }) {
  const t = useText()
  const notify = useSend(commerceUseNotify, { done: t('useInCommerce.mailed') })
  const label = isMailed ? 'kickOffAgain' : row.status === 'Abandoned' ? 'takeUp' : 'kickOff'
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">{t('useInCommerce.kickOffText')}</p>
      <div>
        <Button
          small
          kind={row.status === 'Created' ? 'primary' : 'secondary'}
          busy={notify.busy}
          onClick={() => void notify.send({ params: { id: row.id } })}
        >
          {t(`useInCommerce.${label}`)}
        </Button>
      </div>
    </div>
  )
}

function Abandon({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const [note, setNote] = useState('')
  const abandon = useSend(commerceUseAbandon, { done: t('useInCommerce.abandoned'), ownRefusal: true })
  return (
    <details>
      <summary>{t('useInCommerce.abandon')}</summary>
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void abandon.send({ params: { id: row.id }, body: { note: note || null } })
        }}
      >
        <TextArea
          name="abandonNote"
          className="mw-textarea--short"
          label={t('request.statusNote')}
          hint={t('notes.hint')}
          value={note}
          error={fieldError(abandon.fields, 'note', t('request.statusNote'))}
          onChange={(event) => setNote(event.target.value)}
        />
        <Refusal error={abandon.error} />
        <div>
          <Button small type="submit" busy={abandon.busy}>
            {t('useInCommerce.abandon')}
          </Button>
        </div>
      </form>
    </details>
  )
}
