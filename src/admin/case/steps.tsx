import { useState } from 'react'
import { caseClose, caseDismiss, caseKickOff, caseNotify, caseReopen, caseRestore } from '#contract/case.ts'
import { caseMachine, caseOutcomes } from '#domain/enforcement/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { MailAgain } from './mail-again.tsx'

/** What can be done next, derived from where the case stands. */
export function NextSteps({ row }: { row: CaseRow }) {
  const next = nextStates(caseMachine, row.status, 'staff')
  const isOver = row.status === 'Closed' || row.status === 'Dismissed'
  return (
    <div className="mw-stack mw-stack--l">
      {(next.includes('Kicked off') || row.status === 'Kicked off') && <KickOff row={row} />}
      {(row.status === 'New' || row.status === 'Closed') && <MailAgain id={row.id} call={caseNotify} />}
      {next.includes('Closed') && <Close row={row} />}
      {next.includes('Dismissed') && <Reasoned row={row} step="dismiss" />}
      {isOver && <Reasoned row={row} step={row.status === 'Closed' ? 'reopen' : 'restore'} />}
    </div>
  )
}

function KickOff({ row }: { row: CaseRow }) {
  const t = useText()
  const kickOff = useSend(caseKickOff, { done: t('case.mailed') })
  const label =
    row.status === 'Kicked off'
      ? 'case.mailAgain'
      : row.status === 'Solution ordered'
        ? 'case.endOrder'
        : 'case.kickOff'
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">
        {t(row.status === 'Solution ordered' ? 'case.endOrderText' : 'case.kickOffText')}
      </p>
      <div>
        <Button
          small
          kind={row.status === 'New' ? 'primary' : 'secondary'}
          busy={kickOff.busy}
          onClick={() => void kickOff.send({ params: { id: row.id } })}
        >
          {t(label)}
        </Button>
      </div>
    </div>
  )
}

function Close({ row }: { row: CaseRow }) {
  const t = useText()
  const [outcome, setOutcome] = useState<(typeof caseOutcomes)[number] | ''>('')
  const [note, setNote] = useKeptText(`case-close:${row.id}`)
  const close = useSend(caseClose, { done: t('case.closed'), ownRefusal: true })
  return (
    <details>
      <summary>{t('case.close')}</summary>
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (outcome === '') return
          void close.send({ params: { id: row.id }, body: { outcome, note } }).then(({ ok }) => ok && setNote(''))
        }}
      >
        <Select
          name="outcome"
          label={t('case.outcome')}
          empty={t('choose')}
          options={caseOutcomes.map((value) => ({ value, label: t(`case.outcomeOf.${value}`) }))}
          value={outcome}
          error={fieldError(close.fields, 'outcome', t('case.outcome'))}
          onChange={(event) => setOutcome(caseOutcomes.find((one) => one === event.target.value) ?? '')}
        />
        <TextArea
          name="closeNote"
          label={t('case.closeNote')}
          className="mw-textarea--short"
          maxLength={5000}
          value={note}
          error={fieldError(close.fields, 'note', t('case.closeNote'))}
          onChange={(event) => setNote(event.target.value)}
        />
        <Refusal error={close.error} />
        <div>
          <Button small type="submit" busy={close.busy} disabled={outcome === ''}>
            {t('case.close')}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** A step that needs a reason: dismissing it, which the client reads; taking it up again, which stays in the file. */
function Reasoned({ row, step }: { row: CaseRow; step: 'dismiss' | 'reopen' | 'restore' }) {
  const t = useText()
  const [text, setText] = useKeptText(`case-${step}:${row.id}`)
  const dismiss = useSend(caseDismiss, { done: t('case.saved'), ownRefusal: true })
  const reopen = useSend(caseReopen, { done: t('case.saved'), ownRefusal: true })
  const restore = useSend(caseRestore, { done: t('case.saved'), ownRefusal: true })
  const { busy, error, fields } = { dismiss, reopen, restore }[step]
  const params = { id: row.id }
  const send = async (): Promise<void> => {
    const { ok } = await (step === 'dismiss'
      ? dismiss.send({ params, body: { reason: text } })
      : (step === 'reopen' ? reopen : restore).send({ params, body: { note: text } }))
    if (ok) setText('')
  }
  return (
    <details>
      <summary>{t(`case.do.${step}`)}</summary>
      <StepForm send={send} refused={error} busy={busy} disabled={text.trim() === ''} submit={t(`case.do.${step}`)}>
        <TextArea
          name={`${step}Text`}
          label={t('case.reason')}
          hint={t(step === 'dismiss' ? 'case.reasonRead' : 'case.reasonKept')}
          className="mw-textarea--short"
          maxLength={step === 'dismiss' ? 500 : 5000}
          value={text}
          error={fieldError(fields, step === 'dismiss' ? 'reason' : 'note', t('case.reason'))}
          onChange={(event) => setText(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
