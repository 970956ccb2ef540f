import { useState } from 'react'
import { followUpApproach, followUpResolve, followUpUnresponsive } from '#contract/follow-up.ts'
import { approaches, followUpMachine, saidOutcomes } from '#domain/follow-up/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { FollowUpRow } from '#operations/staff/follow-up.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

/** What can be done next with a case, by where it stands. */
export function FollowUpSteps({ row }: { row: FollowUpRow }) {
  const t = useText()
  const next = nextStates(followUpMachine, row.status, 'staff')
  if (next.length === 0) return <p>{t('followUp.over')}</p>
  return (
    <div className="mw-stack mw-stack--l">
      {next.includes('Client approached') && <Approach row={row} />}
      {next.includes('Client unresponsive') && <Unresponsive row={row} />}
      {next.includes('Resolved') && <Resolve row={row} />}
    </div>
  )
}

function Approach({ row }: { row: FollowUpRow }) {
  const t = useText()
  const [by, setBy] = useState<(typeof approaches)[number]>('mail')
  const [note, setNote, forget] = useKeptText(`follow-up-approach:${row.id}`)
  const approach = useSend(followUpApproach, {
    done: t(by === 'mail' ? 'followUp.mailed' : 'followUp.approached'),
    ownRefusal: true,
  })
  const send = async (): Promise<void> => {
    const { ok } = await approach.send({ params: { id: row.id }, body: { by, note } })
    if (ok) forget()
  }
  return (
    <StepForm primary send={send} refused={approach.error} busy={approach.busy} submit={t('followUp.approach')}>
      <Select
        name="by"
        label={t('followUp.byLabel')}
        hint={t('followUp.byHint')}
        options={approaches.map((value) => ({ value, label: t(`followUp.by.${value}`) }))}
        value={by}
        error={fieldError(approach.fields, 'by', t('followUp.byLabel'))}
        onChange={(event) => setBy(approaches.find((one) => one === event.target.value) ?? 'mail')}
      />
      <TextField
        name="approachNote"
        label={t('followUp.note')}
        value={note}
        error={fieldError(approach.fields, 'note', t('followUp.note'))}
        onChange={(event) => setNote(event.target.value)}
      />
    </StepForm>
  )
}

function Unresponsive({ row }: { row: FollowUpRow }) {
  const t = useText()
  const say = useSend(followUpUnresponsive, { done: t('followUp.saidUnresponsive'), ownRefusal: true })
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">{t('followUp.byItself')}</p>
      <Refusal error={say.error} />
      <div>
        <Button small busy={say.busy} onClick={() => void say.send({ params: { id: row.id } })}>
          {t('followUp.unresponsive')}
        </Button>
      </div>
    </div>
  )
}

function Resolve({ row }: { row: FollowUpRow }) {
  const t = useText()
  const [outcome, setOutcome] = useState('')
  const [note, setNote, forget] = useKeptText(`follow-up-resolve:${row.id}`)
  const resolve = useSend(followUpResolve, { done: t('followUp.resolved'), ownRefusal: true })
  const chosen = saidOutcomes.find((one) => one === outcome)
  const send = async (): Promise<void> => {
    if (!chosen) return
    const { ok } = await resolve.send({ params: { id: row.id }, body: { outcome: chosen, note } })
    if (ok) forget()
  }
  return (
    <StepForm
      send={send}
      refused={resolve.error}
      busy={resolve.busy}
      disabled={chosen === undefined}
      submit={t('followUp.resolve')}
    >
      <Select
        name="outcome"
        label={t('followUp.outcomeLabel')}
        empty={t('unknown')}
        options={saidOutcomes.map((value) => ({ value, label: t(`followUp.outcome.${value}`) }))}
        value={outcome}
        error={fieldError(resolve.fields, 'outcome', t('followUp.outcomeLabel'))}
        onChange={(event) => setOutcome(event.target.value)}
      />
      <TextField
        name="resolveNote"
        label={t('followUp.note')}
        value={note}
        error={fieldError(resolve.fields, 'note', t('followUp.note'))}
        onChange={(event) => setNote(event.target.value)}
      />
    </StepForm>
  )
}
