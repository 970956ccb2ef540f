import { useState } from 'react'
import { userSupport } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { enterSupport } from '../auth-provider.ts'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** Asks for the reason, and leads into the customer's portal. */
export function SupportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const support = useSend(userSupport, { keepScreen: true })
  const begin = async (): Promise<void> => {
    const answer = await support.send({ params: { id }, body: { reason } })
    if (!answer.ok) return
    await enterSupport(answer.value.ticket)
    location.assign('/portal')
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('user.support')}
      closeLabel={t('close')}
      foot={
        <Button kind="primary" small busy={support.busy} disabled={reason.trim() === ''} onClick={() => void begin()}>
          {t('user.supportBegin')}
        </Button>
      }
    >
      <div className="mw-stack">
        <p>{t('user.supportText')}</p>
        <TextArea
          name="reason"
          label={t('user.supportReason')}
          hint={t('user.supportReasonHint')}
          className="mw-textarea--short"
          value={reason}
          maxLength={500}
          error={fieldError(support.fields, 'reason', t('user.supportReason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  )
}
