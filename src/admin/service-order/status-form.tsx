import { useState } from 'react'
import { serviceRequestStatus } from '#contract/service-order.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { serviceRequestMachine, type ServiceRequestStatus } from '#domain/service-order/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'

/** A change of status by hand; that an order is binding or paid follows from its money and is not among them. */
export function StatusForm({ row }: { row: ServiceRow }) {
  const t = useText()
  const next = nextStates(serviceRequestMachine, row.status, 'staff').filter(
    (to) => servicePhase(to) === 'closed' || servicePhase(to) === servicePhase(row.status),
  )
  const [to, setTo] = useState<ServiceRequestStatus | ''>('')
  const [note, setNote] = useState('')
  const change = useSend(serviceRequestStatus, { done: t('request.statusChanged'), ownRefusal: true })
  const send = async (): Promise<void> => {
    if (to === '') return
    const answer = await change.send({ params: { id: row.id }, body: { from: row.status, to, note: note || null } })
    if (answer.ok) setTo('')
  }
  if (next.length === 0) return <p className="mw-muted">{t('request.noNext')}</p>
  return (
    <div className="mw-stack">
      <Select
        name="to"
        label={t('request.to')}
        empty={t('choose')}
        options={next.map((status) => ({ value: status, label: t(`serviceStatus.${status}`) }))}
        value={to}
        error={fieldError(change.fields, 'to', t('request.to'))}
        onChange={(event) => setTo(next.find((status) => status === event.target.value) ?? '')}
      />
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
      <Button kind="primary" small busy={change.busy} disabled={to === ''} onClick={() => void send()}>
        {t('request.changeStatus')}
      </Button>
    </div>
  )
}
