import { useState } from 'react'
import { verificationComplete } from '#contract/registration.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useRefusal, useSend } from '../../calls.ts'
import { errorText, useText } from '../../i18n/texts.ts'
import type { RequestRow } from '../fields.ts'

interface DismissDialogProps {
  row: RequestRow
  /** Saves the open version first; a dismissal needs one. */
  beforeSend: () => Promise<boolean>
  onClose: () => void
}

/** Dismissing tells the client why: the reason is asked for before anything is sent. */
export function DismissDialog({ row, beforeSend, onClose }: DismissDialogProps) {
  const t = useText()
  const say = useRefusal()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const dismiss = useSend(verificationComplete, { done: t('verification.dismissed'), ownRefusal: true })
  const label = t('verification.dismissReason')
  const missing = tried && reason.trim() === '' ? errorText('field.reason-needed', { label }) : undefined
  const send = async (): Promise<void> => {
    setTried(true)
    if (reason.trim() === '' || !(await beforeSend())) return
    const answer = await dismiss.send({ params: { id: row.id }, body: { outcome: 'dismissed', reason } })
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
        {dismiss.error && Object.keys(dismiss.error.fields).length === 0 && (
          <p className="mw-error" role="alert">
            {say(dismiss.error)}
          </p>
        )}
      </div>
    </Modal>
  )
}
