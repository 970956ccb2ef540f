import { useState } from 'react'
import { trademarkTracking } from '#contract/trademark.ts'
import { trademarkMachine, type TrademarkStatus } from '#domain/trademark/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { publishedWhere } from '#domain/trademark/published-where.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { fieldError, useSend } from '../calls.ts'
import { errorText, useText } from '../i18n/texts.ts'
import { NeededFile } from '../kit/needed-file.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { todayHere } from '../kit/time.ts'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptText } from '../kit/use-kept-text.ts'
import { ReadBack } from './read-back.tsx'
import { TermPreview } from './term-preview.tsx'
import { useUpload } from '../kit/use-upload.ts'

/** The next milestone at the office, among those that may follow. A registration needs date, number and certificate. */
export function MilestoneForm({ row }: { row: TrademarkFile }) {
  const t = useText()
  // Filing has a form of its own, because it needs a number and a receipt.
  const next = nextStates(trademarkMachine, row.status, 'staff').filter((status) => status !== 'Application filed')
  const [chosen, setChosen, forgetChosen] = useKeptText(`milestone-to:${row.id}`)
  const to: TrademarkStatus | null = next.find((status) => status === chosen) ?? null
  const [date, setDate, forgetDate] = useKeptText(`milestone-date:${row.id}`, todayHere())
  const [published, setPublished, forgetPublished] = useKeptText(`milestone-published:${row.id}`)
  const [issued, setIssued, forgetIssued] = useKeptText(`milestone-issued:${row.id}`)
  const number = useKeptEdit(`milestone-number:${row.id}`, row.number ?? '')
  const [note, setNote, forgetNote] = useKeptText(`milestone:${row.id}`)
  const [tried, setTried] = useState(false)
  const certificate = useUpload(row.document_hub_id, 'certificate', t('milestone.certificate'))
  const step = useSend(trademarkTracking, { done: t('milestone.done'), ownRefusal: true })
  const registering = to === 'Trademark registered'
  const isPublished = registering || to === 'Trademark published'
  const letter = to === 'Office action received' ? 'action' : to === 'Statement of use requested' ? 'allowance' : null

  const send = async (): Promise<void> => {
    setTried(true)
    if (to === null || (registering && (!date || number.text.trim() === '' || certificate.name === null))) return
    const certificateDocumentId = registering ? await certificate.store() : null
    if (registering && certificateDocumentId === null) return
    const answer = await step.send({
      params: { id: row.id },
      body: {
        from: row.status,
        to,
        registrationDate: registering ? date : null,
        publicationDate: (isPublished && published) || null,
        issueDate: (letter && issued) || null,
        number: registering ? number.text : null,
        certificateDocumentId,
        note: note || null,
      },
    })
    if (!answer.ok) return
    for (const forget of [forgetChosen, forgetDate, forgetPublished, forgetIssued, number.forget, forgetNote]) forget()
    if (registering) certificate.forget()
  }
  if (next.length === 0) return <p className="mw-muted mw-small">{t('request.noNext')}</p>
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Select
        name="milestone"
        label={t('milestone.to')}
        empty={t('choose')}
        options={next.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={to ?? ''}
        error={
          tried && to === null
            ? errorText('field.required', { label: t('milestone.to') })
            : fieldError(step.fields, 'to', t('milestone.to'))
        }
        onChange={(event) => setChosen(event.target.value)}
      />
      {registering && (
        <>
          <div className="mw-pair">
            <TextField
              name="registrationDate"
              type="date"
              min={row.filing_date ?? undefined}
              max={todayHere()}
              label={t('field.registered')}
              value={date}
              error={fieldError(step.fields, 'registrationDate', t('field.registered'))}
              onChange={(event) => setDate(event.target.value)}
            />
            <TextField
              name="registrationNumber"
              label={t('milestone.number')}
              value={number.text}
              maxLength={60}
              error={
                tried && number.text.trim() === ''
                  ? errorText('field.required', { label: t('milestone.number') })
                  : fieldError(step.fields, 'number', t('milestone.number'))
              }
              onChange={(event) => number.set(event.target.value)}
            />
            <Theirs edit={number} />
          </div>
          <NeededFile
            file={certificate}
            label={t('milestone.certificate')}
            tried={tried}
            refused={fieldError(step.fields, 'certificateDocumentId', t('milestone.certificate'))}
          />
          {certificate.stored && (
            <ReadBack
              hubId={row.document_hub_id}
              documentId={certificate.stored.id}
              onTake={(read) => {
                if (read.number !== null) number.set(read.number)
                if (read.date !== null) setDate(read.date)
              }}
            />
          )}
          <TermPreview jurisdiction={row.jurisdiction} filed={row.filing_date} registered={date} />
        </>
      )}
      {isPublished && (
        <TextField
          name="publicationDate"
          type="date"
          max={todayHere()}
          label={t('milestone.published')}
          hint={t(`milestone.published${publishedWhere(row) ?? (registering ? 'Registration' : 'Application')}`)}
          value={published}
          error={fieldError(step.fields, 'publicationDate', t('milestone.published'))}
          onChange={(event) => setPublished(event.target.value)}
        />
      )}
      {letter && (
        <TextField
          name="issueDate"
          type="date"
          min={row.filing_date ?? undefined}
          max={todayHere()}
          label={t(letter === 'action' ? 'milestone.actionDate' : 'milestone.allowanceDate')}
          hint={t('milestone.issueHint')}
          value={issued}
          error={fieldError(
            step.fields,
            'issueDate',
            t(letter === 'action' ? 'milestone.actionDate' : 'milestone.allowanceDate'),
          )}
          onChange={(event) => setIssued(event.target.value)}
        />
      )}
      {to !== null && (
        <TextArea
          name="milestoneNote"
          className="mw-textarea--short"
          label={t('request.statusNote')}
          hint={note === '' ? t('notes.hint') : `${t('notes.hint')} ${t('save.kept')}`}
          value={note}
          error={fieldError(step.fields, 'note', t('request.statusNote'))}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <Refusal error={step.error} />
      <Button
        kind={registering || row.filing_date ? 'primary' : 'secondary'}
        small
        type="submit"
        busy={step.busy || certificate.busy}
        disabled={to === null}
      >
        {t('milestone.submit')}
      </Button>
    </form>
  )
}
