import { useState } from 'react'
import { caseNoticeOutcome, caseNoticeOutcomeBack } from '#contract/notice.ts'
import { isComplaint, procedures, type Remedy } from '#domain/enforcement/complaint.ts'
import type { ComplaintOutcome } from '#domain/enforcement/notice.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'
import type { Notice } from './typed-notice.ts'

/** What is recorded of a complaint's outcome, each with its day and its file. */
export function OutcomeFacts({ notice }: { notice: Notice }) {
  const t = useText()
  const language = useLanguage()
  const takenBack = notice.taken_back_reason && t('complaint.outcome.takenBack', { reason: notice.taken_back_reason })
  if (notice.decided_on === null) return takenBack ? <p className="mw-small">{takenBack}</p> : null
  return (
    <p className="mw-small">
      {[
        t('complaint.outcome.decidedOn', { date: formatDate(notice.decided_on, language) }),
        notice.remedy && t(`complaint.outcome.remedyOf.${notice.remedy}`),
        notice.decision_document?.name,
        notice.carried_out_on &&
          t('complaint.outcome.carriedOutOn', { date: formatDate(notice.carried_out_on, language) }),
        notice.carried_out_document?.name,
      ]
        .filter(Boolean)
        .join(', ')}
      {notice.status === 'Granted' && <> {t('complaint.outcome.open')}</>}
      {takenBack && <> {takenBack}</>}
    </p>
  )
}

/** Records what became of a complaint that was filed, and later that its decision was carried out. */
export function NoticeOutcome({ row, notice }: { row: CaseRow; notice: Notice }) {
  const t = useText()
  const isDecided = notice.status === 'Granted'
  const [decision, setDecision] = useState<'Granted' | 'Rejected'>('Granted')
  const to: ComplaintOutcome = isDecided ? 'Carried out' : decision
  const choices = isComplaint(notice.kind) ? procedures[notice.kind].remedies : []
  const [remedy, setRemedy] = useState<Remedy | ''>(choices.length === 1 ? (choices[0] ?? '') : '')
  const [on, setOn] = useState(todayHere())
  const label = t(isDecided ? 'complaint.outcome.shows' : 'complaint.outcome.document')
  const file = useUpload(row.document_hub_id, 'office-letter', label)
  const outcome = useSend(caseNoticeOutcome, { done: t('complaint.outcome.recorded'), ownRefusal: true })
  if (!isComplaint(notice.kind)) return null
  const send = async (): Promise<void> => {
    const documentId = await file.store()
    const body = { version: notice.version, to, on, remedy: to === 'Granted' ? remedy || null : null, documentId }
    const { ok } = await outcome.send({ params: { id: row.id, noticeId: notice.id }, body })
    if (ok) file.forget()
  }
  const onLabel = t('complaint.outcome.on')
  const remedyLabel = t('complaint.outcome.remedy')
  return (
    <details>
      <summary>{t(isDecided ? 'complaint.outcome.carriedOut' : 'complaint.outcome.title')}</summary>
      <StepForm
        send={send}
        refused={outcome.error}
        busy={outcome.busy || file.busy}
        submit={t('complaint.outcome.record')}
      >
        <div className="mw-pair">
          {!isDecided && (
            <Select
              name={`outcome-${notice.id}`}
              label={t('complaint.outcome.whichLabel')}
              value={decision}
              options={(['Granted', 'Rejected'] as const).map((one) => ({
                value: one,
                label: t(`notice.status.${one}`),
              }))}
              onChange={(event) => setDecision(event.target.value === 'Rejected' ? 'Rejected' : 'Granted')}
            />
          )}
          <TextField
            name={`outcomeOn-${notice.id}`}
            type="date"
            max={todayHere()}
            label={onLabel}
            value={on}
            error={fieldError(outcome.fields, 'on', onLabel)}
            onChange={(event) => setOn(event.target.value)}
          />
        </div>
        {to === 'Granted' && (
          <Select
            name={`remedy-${notice.id}`}
            label={remedyLabel}
            value={remedy}
            error={fieldError(outcome.fields, 'remedy', remedyLabel)}
            options={[
              { value: '', label: t('complaint.outcome.noRemedy') },
              ...choices.map((one) => ({ value: one, label: t(`complaint.outcome.remedyOf.${one}`) })),
            ]}
            onChange={(event) => setRemedy(choices.find((one) => one === event.target.value) ?? '')}
          />
        )}
        <UploadField
          label={label}
          name={file.name}
          onFile={file.choose}
          error={file.error ?? fieldError(outcome.fields, 'documentId', label)}
        />
      </StepForm>
    </details>
  )
}

/** Takes the last outcome back that was recorded by mistake; the client reads why. */
export function OutcomeBack({ caseId, notice }: { caseId: string; notice: Notice }) {
  const t = useText()
  const [reason, setReason] = useKeptText(`outcome-back:${notice.id}:${notice.version}`)
  const back = useSend(caseNoticeOutcomeBack, { done: t('complaint.outcome.backDone'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const body = { version: notice.version, reason }
    const { ok } = await back.send({ params: { id: caseId, noticeId: notice.id }, body })
    if (ok) setReason('')
  }
  return (
    <details>
      <summary>{t('complaint.outcome.back')}</summary>
      <StepForm
        send={send}
        refused={back.error}
        busy={back.busy}
        disabled={reason.trim() === ''}
        submit={t('complaint.outcome.back')}
      >
        <p className="mw-small mw-muted">{t('complaint.outcome.backText')}</p>
        <TextArea
          name={`backReason-${notice.id}`}
          label={t('case.reason')}
          hint={t('case.reasonRead')}
          className="mw-textarea--short"
          maxLength={500}
          value={reason}
          error={fieldError(back.fields, 'reason', t('case.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
