import { useState } from 'react'
import { requestStatus } from '#contract/registration.ts'
import { registrationMachine, type RegistrationStatus } from '#domain/registration/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { StatusTag } from '../kit/status-tag.tsx'

/** A change of status by hand, among those that the state machine allows to staff from here. */
export function StatusChange({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const t = useText()
  const next = nextStates(registrationMachine, row.status, 'staff')
  const [to, setTo] = useState<RegistrationStatus | ''>('')
  const [note, setNote] = useState('')
  const change = useSend(requestStatus, { done: t('request.statusChanged'), ownRefusal: true })
  const send = async (): Promise<void> => {
    if (to === '') return
    const answer = await change.send({ params: { id: row.id }, body: { from: row.status, to, note: note || null } })
    if (answer.ok) onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('request.changeStatus')}
      closeLabel={t('close')}
      foot={
        <Button kind="primary" small busy={change.busy} disabled={to === ''} onClick={() => void send()}>
          {t('request.changeStatus')}
        </Button>
      }
    >
      <div className="mw-stack">
        <p>
          {t('request.now')} <StatusTag status={row.status} />
        </p>
        {next.length === 0 ? (
          <p>{t('request.noNext')}</p>
        ) : (
          <Select
            name="to"
            label={t('request.to')}
            empty={t('choose')}
            options={next.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            value={to}
            error={fieldError(change.fields, 'to', t('request.to'))}
            onChange={(event) => setTo(next.find((status) => status === event.target.value) ?? '')}
          />
        )}
        <TextArea
          name="statusNote"
          className="mw-textarea--short"
          label={t('request.statusNote')}
          hint={t('notes.hint')}
          value={note}
          error={fieldError(change.fields, 'note', t('request.statusNote'))}
          onChange={(event) => setNote(event.target.value)}
        />
        <Refusal error={change.error} />
      </div>
    </Modal>
  )
}
