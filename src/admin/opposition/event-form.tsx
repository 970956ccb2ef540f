import { useState } from 'react'
import { oppositionEvent } from '#contract/opposition.ts'
import { eventsOf, needsDocument, outcomeOf } from '#domain/opposition/events.ts'
import type { DocumentType } from '#domain/catalog/document-types.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { NeededFile } from '../kit/needed-file.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'

const typeOf = (kind: string): DocumentType =>
  kind.startsWith('evidence')
    ? 'evidence'
    : kind === 'response-submitted' || kind === 'limitation-filed'
      ? 'filing-receipt'
      : 'office-letter'

/** Something happened in the proceedings: what, when, and the document that proves it. */
export function EventForm({ row }: { row: OppositionRow }) {
  const t = useText()
  const kinds = eventsOf(row.status)
  const [chosen, setChosen, forgetChosen] = useKeptText(`opposition-event:${row.id}`)
  const [on, setOn, forgetOn] = useKeptText(`opposition-event-on:${row.id}`, todayHere())
  const [note, setNote, forgetNote] = useKeptText(`opposition-event-note:${row.id}`)
  const [tried, setTried] = useState(false)
  const label = t('opposition.document')
  const file = useUpload(row.document_hub_id, typeOf(chosen), label)
  const record = useSend(oppositionEvent, { done: t('opposition.recorded'), ownRefusal: true })
  const seen = row.events_aggregate.aggregate.count
  const kind = kinds.find((one) => one === chosen)
  const send = async (): Promise<void> => {
    setTried(true)
    if (!kind) return
    const documentId = await file.store()
    if (documentId === null && needsDocument(kind)) return
    const answer = await record.send({
      params: { id: row.id },
      body: { kind, happenedOn: on, documentId, note: note || null, seen },
    })
    if (!answer.ok) return
    setTried(false)
    for (const forget of [file.forget, forgetChosen, forgetOn, forgetNote]) forget()
  }
  return (
    <StepForm
      send={send}
      refused={record.error}
      busy={record.busy || file.busy}
      disabled={!kind}
      submit={t('opposition.record')}
    >
      <h3 className="mw-h4">{t('opposition.event')}</h3>
      <Select
        name="eventKind"
        label={t('opposition.what')}
        empty={t('choose')}
        options={kinds.map((value) => ({ value, label: t(`opposition.eventOf.${value}`) }))}
        value={kind ?? ''}
        error={fieldError(record.fields, 'kind', t('opposition.what'))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {kind && (
        <>
          <TextField
            name="happenedOn"
            type="date"
            min={row.notice_date}
            max={todayHere()}
            label={t('opposition.happenedOn')}
            value={on}
            error={fieldError(record.fields, 'happenedOn', t('opposition.happenedOn'))}
            onChange={(event) => setOn(event.target.value)}
          />
          <NeededFile
            file={file}
            label={label}
            tried={tried && needsDocument(kind)}
            refused={fieldError(record.fields, 'documentId', label)}
          />
          <TextArea
            name="eventNote"
            className="mw-textarea--short"
            label={t('request.statusNote')}
            hint={t('notes.hint')}
            maxLength={2000}
            value={note}
            error={fieldError(record.fields, 'note', t('request.statusNote'))}
            onChange={(event) => setNote(event.target.value)}
          />
          <p className="mw-small mw-muted">
            {t(
              kind === 'upheld'
                ? 'opposition.upheldText'
                : outcomeOf(kind)
                  ? 'opposition.endText'
                  : 'opposition.tellText',
            )}
          </p>
        </>
      )}
    </StepForm>
  )
}
