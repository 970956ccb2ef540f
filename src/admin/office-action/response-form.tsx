import { useState } from 'react'
import { officeActionApprove, officeActionResponse } from '#contract/office-action.ts'
import { responseDraft } from '#domain/office-action/response-draft.ts'
import { hasGaps } from '#kernel/gaps.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The answer to the office: put together from building blocks, written to the end by a person, sent for approval. */
export function ResponseForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const [text, setText] = useKeptText(`office-action-response:${row.id}:${row.response_version}`, row.response ?? '')
  const send = useSend(officeActionResponse, { done: t('officeAction.responseSent'), ownRefusal: true })
  const draft = (): string =>
    responseDraft({
      mark: row.trademark?.name ?? '',
      number: row.trademark?.number ?? null,
      issued: row.issue_date === null ? '' : formatDate(row.issue_date, 'en'),
      issues: row.issues,
      cited: row.similar_trademarks,
    })
  return (
    <StepForm
      send={() => send.send({ params: { id: row.id }, body: { text } })}
      refused={send.error}
      busy={send.busy}
      disabled={text.trim() === '' || hasGaps(text)}
      primary
      submit={t('officeAction.sendResponse')}
    >
      <h3 className="mw-h4">{t('officeAction.response')}</h3>
      <div>
        <Button small disabled={text.trim() !== ''} onClick={() => setText(draft())}>
          {t('officeAction.fromBlocks')}
        </Button>
      </div>
      <TextArea
        name="responseText"
        label={t('officeAction.response')}
        hint={t(hasGaps(text) ? 'officeAction.gaps' : 'officeAction.responseHint')}
        value={text}
        rows={18}
        maxLength={20_000}
        error={fieldError(send.fields, 'text', t('officeAction.response'))}
        onChange={(event) => setText(event.target.value)}
      />
    </StepForm>
  )
}

/** The client approved it by mail or on the phone: staff write down how. */
export function ApproveForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const [note, setNote] = useState('')
  const approve = useSend(officeActionApprove, { done: t('officeAction.approved'), ownRefusal: true })
  return (
    <details>
      <summary>{t('officeAction.approveFor')}</summary>
      <StepForm
        send={() =>
          approve.send({ params: { id: row.id }, body: { version: row.response_version, note: note || null } })
        }
        refused={approve.error}
        busy={approve.busy}
        submit={t('officeAction.approveFor')}
      >
        <TextField
          name="approveNote"
          label={t('officeAction.approveHow')}
          value={note}
          maxLength={500}
          error={fieldError(approve.fields, 'note', t('officeAction.approveHow'))}
          onChange={(event) => setNote(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
