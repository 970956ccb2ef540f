import { useState } from 'react'
import { verificationComplete } from '#contract/registration.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { fieldError, useSend } from '../../calls.ts'
import { errorText, useText } from '../../i18n/texts.ts'
import { Refusal } from '../../kit/refusal.tsx'
import { SaveLine } from '../../kit/save-line.tsx'
import type { Result } from './use-result.ts'

interface DismissDialogProps {
  row: RequestRow
  /** The open version, which is saved first: a dismissal needs one. */
  result: Result
  onClose: () => void
}

/** Dismissing tells the client why: the reason is asked for before anything is sent. */
export function DismissDialog({ row, result, onClose }: DismissDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const dismiss = useSend(verificationComplete, { done: t('verification.dismissed'), ownRefusal: true })
  const label = t('verification.dismissReason')
  const missing = tried && reason.trim() === '' ? errorText('field.reason-needed', { label }) : undefined
  const send = async (): Promise<void> => {
    setTried(true)
    if (reason.trim() === '' || !(await result.open())) return
    const answer = await dismiss.send({
      params: { id: row.id },
      body: { outcome: 'dismissed', reason, revision: result.revision() },
    })
    if (answer.ok) onClose()
  }
  return (
    <Modal
      open
      firm
      onClose={onClose}
      title={t('verification.dismissTitle')}
      closeLabel={t('close')}
      foot={
        <Button kind="destructive" small busy={dismiss.busy} onClick={() => void send()}>
          {t('verification.dismiss')}
        </Button>
      }
    >
      <div className="mw-stack">
        <p>{t('verification.dismissText', { name: `${row.contact_first_name} ${row.contact_last_name}`.trim() })}</p>
        <TextArea
          name="dismissReason"
          label={label}
          value={reason}
          error={missing ?? fieldError(dismiss.fields, 'reason', label)}
          onChange={(event) => setReason(event.target.value)}
        />
        {tried && result.state === 'refused' && <SaveLine saving={result} />}
        <Refusal error={dismiss.error} />
      </div>
    </Modal>
  )
}
