import { useState } from 'react'
import { formFor } from '#contract/form.ts'
import { userSupport } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { enterSupport } from '../auth-provider.ts'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

const { shape } = formFor(userSupport)

/** Asks for the reason, and leads into the customer's portal. */
export function SupportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [entering, setEntering] = useState(false)
  const toast = useToast()
  const support = useSend(userSupport, { keepScreen: true })
  const begin = async (): Promise<void> => {
    const answer = await support.send({ params: { id }, body: { reason } })
    if (!answer.ok) return
    setEntering(true)
    try {
      await enterSupport(answer.value.ticket)
      location.assign('/portal')
    } catch {
      // Whatever stood against the ticket: it is good for a minute and for one time, so a new one is asked for.
      setEntering(false)
      toast('error', t('user.supportFailed'))
    }
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('user.support')}
      closeLabel={t('close')}
      foot={
        <Button
          kind="primary"
          small
          busy={support.busy || entering}
          disabled={reason.trim() === ''}
          onClick={() => void begin()}
        >
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
          maxLength={shape.reason.max}
          error={fieldError(support.fields, 'reason', t('user.supportReason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  )
}
