import { useState } from 'react'
import { caseNoticeEnd, caseNoticeSent } from '#contract/notice.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'
import type { Notice } from './typed-notice.ts'

/** The approved notice went out: when, and what proves it. */
export function NoticeSent({ row, notice }: { row: CaseRow; notice: Notice }) {
  const t = useText()
  const [on, setOn] = useState(todayHere())
  const [reference, setReference] = useKeptText(`notice-reference:${notice.id}`)
  const proof = useUpload(row.document_hub_id, 'evidence', t('notice.proof'))
  const sent = useSend(caseNoticeSent, { done: t('notice.recorded'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const proofDocumentId = await proof.store()
    const { ok } = await sent.send({
      params: { id: row.id, noticeId: notice.id },
      body: { version: notice.version, sentOn: on, reference, proofDocumentId },
    })
    if (!ok) return
    setReference('')
    proof.forget()
  }
  return (
    <StepForm send={send} refused={sent.error} busy={sent.busy || proof.busy} primary submit={t('notice.record')}>
      <p className="mw-small mw-muted">{t('notice.sentText')}</p>
      <div className="mw-pair">
        <TextField
          name={`sentOn-${notice.id}`}
          type="date"
          max={todayHere()}
          label={t('notice.sentOnLabel')}
          value={on}
          error={fieldError(sent.fields, 'sentOn', t('notice.sentOnLabel'))}
          onChange={(event) => setOn(event.target.value)}
        />
        <TextField
          name={`reference-${notice.id}`}
          label={t('notice.reference')}
          maxLength={200}
          value={reference}
          error={fieldError(sent.fields, 'reference', t('notice.reference'))}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
      <UploadField
        label={t('notice.proof')}
        name={proof.name}
        onFile={proof.choose}
        error={proof.error ?? fieldError(sent.fields, 'proofDocumentId', t('notice.proof'))}
      />
    </StepForm>
  )
}

/** Drops what was not sent; withdraws what was, and says whether it should have been. */
export function NoticeEnd({ caseId, notice }: { caseId: string; notice: Notice }) {
  const t = useText()
  const [reason, setReason] = useKeptText(`notice-end:${notice.id}`)
  const [wasWrong, setWrong] = useState(false)
  const end = useSend(caseNoticeEnd, { done: t('notice.ended'), ownRefusal: true })
  const wasSent = notice.status === 'Sent'
  return (
    <details>
      <summary>{t(wasSent ? 'notice.withdraw' : 'notice.drop')}</summary>
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          const body = { reason, wasWrong: wasSent && wasWrong }
          void end.send({ params: { id: caseId, noticeId: notice.id }, body }).then(({ ok }) => ok && setReason(''))
        }}
      >
        <TextArea
          name={`endReason-${notice.id}`}
          label={t('case.reason')}
          hint={wasSent ? t('case.reasonRead') : undefined}
          className="mw-textarea--short"
          maxLength={500}
          value={reason}
          error={fieldError(end.fields, 'reason', t('case.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
        {wasSent && (
          <Checkbox
            name={`wasWrong-${notice.id}`}
            label={t('notice.wrong')}
            checked={wasWrong}
            onChange={(event) => setWrong(event.target.checked)}
          />
        )}
        <Refusal error={end.error} />
        <div>
          <Button small type="submit" busy={end.busy} disabled={reason.trim() === ''}>
            {t(wasSent ? 'notice.withdraw' : 'notice.drop')}
          </Button>
        </div>
      </form>
    </details>
  )
}
