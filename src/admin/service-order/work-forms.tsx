import { useState } from 'react'
import { serviceFinish, serviceNotify, serviceUpdate } from '#contract/service-order.ts'
import { openWork, serviceMachine, serviceOutcomes, type ServiceOutcome } from '#domain/service-order/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { WorkRow } from '#operations/staff/service-request.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

/** Where it stands and by when it is to be done. */
export function StandingForm({ row }: { row: WorkRow }) {
  const t = useText()
  const [deadline, setDeadline] = useKeptText(`work-deadline:${row.id}`, row.deadline ?? '')
  const [status, setStatus] = useState(row.status)
  const save = useSend(serviceUpdate, { done: t('work.saved'), ownRefusal: true })
  const next = [row.status, ...nextStates(serviceMachine, row.status, 'staff')]
  const choices = openWork.filter((one) => next.includes(one))
  const send = async (): Promise<void> => {
    const to = openWork.find((one) => one === status) ?? 'In progress'
    await save.send({ params: { id: row.id }, body: { status: to, deadline: deadline || null } })
  }
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} submit={t('work.save')}>
      <Select
        name="workStatus"
        label={t('field.status')}
        value={status}
        error={fieldError(save.fields, 'status', t('field.status'))}
        options={choices.map((value) => ({ value, label: t(`workStatus.${value}`) }))}
        onChange={(event) => setStatus(choices.find((one) => one === event.target.value) ?? row.status)}
      />
      <TextField
        name="deadline"
        type="date"
        label={t('work.deadline')}
        value={deadline}
        error={fieldError(save.fields, 'deadline', t('work.deadline'))}
        onChange={(event) => setDeadline(event.target.value)}
      />
    </StepForm>
  )
}

/** What came out of it; the client reads both. */
export function FinishForm({ id }: { id: string }) {
  const t = useText()
  const [outcome, setOutcome] = useState<ServiceOutcome | null>(null)
  const [note, setNote] = useKeptText(`work-note:${id}`)
  const finish = useSend(serviceFinish, { done: t('work.finished'), ownRefusal: true })
  const send = async (): Promise<void> => {
    if (outcome === null) return
    const answer = await finish.send({ params: { id }, body: { outcome, note } })
    if (answer.ok) setNote('')
  }
  return (
    <StepForm
      send={send}
      refused={finish.error}
      busy={finish.busy}
      disabled={outcome === null || note.trim() === ''}
      primary
      submit={t('work.finish')}
    >
      <Select
        name="outcome"
        label={t('work.outcome')}
        empty={t('choose')}
        value={outcome ?? ''}
        options={serviceOutcomes.map((value) => ({ value, label: t(`workOutcome.${value}`) }))}
        onChange={(event) => setOutcome(serviceOutcomes.find((one) => one === event.target.value) ?? null)}
      />
      <TextArea
        name="outcomeNote"
        label={t('work.note')}
        hint={t('work.noteHint')}
        maxLength={5000}
        value={note}
        error={fieldError(finish.fields, 'note', t('work.note'))}
        onChange={(event) => setNote(event.target.value)}
      />
    </StepForm>
  )
}

/** The client is written to about it. */
export function Tell({ id }: { id: string }) {
  const t = useText()
  const notify = useSend(serviceNotify, { done: t('work.told') })
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">{t('work.tellText')}</p>
      <div>
        <Button small busy={notify.busy} onClick={() => void notify.send({ params: { id } })}>
          {t('work.tell')}
        </Button>
      </div>
    </div>
  )
}
