import { useState } from 'react'
import { addressOf } from '#contract/client.ts'
import {
  logoExport,
  logoGenerate,
  recordingFile,
  requestLogoUrl,
  requestType,
  viewFile,
  viewKeep,
} from '#contract/mark.ts'
import { hasPicture, hasRecording, hasViews, markTypes, type MarkType } from '#domain/catalog/mark-types.ts'
import { colourLine } from '#domain/registration/sign.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useNames, useText } from '../i18n/texts.ts'
import { MarkLetters } from '../kit/mark-letters.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { UploadField } from '../kit/upload-field.tsx'

/** Another kind of mark, with why. */
function KindForm({ row }: { row: RequestRow }) {
  const t = useText()
  const names = useNames()
  const [type, setType] = useState<MarkType | null>(null)
  const [note, setNote] = useState('')
  const save = useSend(requestType, { done: t('sign.changed'), ownRefusal: true })
  const send = async (): Promise<void> => {
    if (type === null) return
    const answer = await save.send({ params: { id: row.id }, body: { type, note } })
    if (!answer.ok) return
    setType(null)
    setNote('')
  }
  return (
    <StepForm
      send={send}
      refused={save.error}
      busy={save.busy}
      disabled={type === null || type === row.type}
      submit={t('sign.change')}
    >
      <Select
        name="markType"
        label={t('sign.kind')}
        value={type ?? row.type}
        options={markTypes.map((value) => ({ value, label: names(`type.${value}`) }))}
        error={fieldError(save.fields, 'type', t('sign.kind'))}
        onChange={(event) => setType(markTypes.find((one) => one === event.target.value) ?? null)}
      />
      <TextField
        name="typeNote"
        label={t('sign.reason')}
        value={note}
        error={fieldError(save.fields, 'note', t('sign.reason'))}
        onChange={(event) => setNote(event.target.value)}
      />
    </StepForm>
  )
}

/** The picture that is filed: opened, as an office takes it, and handed in for a client. */
function Picture({ row, mayWrite }: { row: RequestRow; mayWrite: boolean }) {
  const t = useText()
  const link = useSend(requestLogoUrl, { keepScreen: true })
  const make = useSend(logoGenerate, { done: t('sign.kept'), ownRefusal: true })
  const there = row.documents.find((one) => one.type === 'logo')
  const show = async (): Promise<void> => {
    const answer = await link.send({ params: { id: row.id } })
    if (answer.ok) open(answer.value.url, '_blank', 'noopener')
  }
  const formats = ['png', 'jpeg', ...(row.jurisdictions.includes('US') ? (['uspto'] as const) : [])] as const
  return (
    <div className="mw-stack--s">
      {there ? (
        <div className="mw-cluster">
          <Button small busy={link.busy} onClick={() => void show()}>
            {t('sign.open')}
          </Button>
          {formats.map((as) => (
            <a key={as} href={addressOf(logoExport, { params: { id: row.id }, query: { as } })} download>
              {t(`sign.export.${as}`)}
            </a>
          ))}
        </div>
      ) : (
        <p className="mw-small">{t('sign.noPicture')}</p>
      )}
      {mayWrite && (
        <UploadField
          picture
          label={t('sign.add')}
          error={fieldError(make.fields, 'file', t('sign.picture'))}
          name={null}
          onFile={(file) => file && void make.send({ params: { id: row.id }, body: {}, file })}
        />
      )}
      <Refusal error={make.error} />
    </div>
  )
}

/** A shape from further sides, in the order in which they are filed; one more is handed in for a client. */
function Views({ row, mayWrite }: { row: RequestRow; mayWrite: boolean }) {
  const t = useText()
  const keep = useSend(viewKeep, { done: t('sign.kept'), ownRefusal: true })
  const { mark_views: views = [] } = row.application ?? {}
  return (
    <div className="mw-stack--s">
      {views.length === 0 && <p className="mw-small">{t('sign.noViews')}</p>}
      {views.length > 0 && (
        <ol className="wb-notes" aria-label={t('sign.views')}>
          {views.map((id, at) => (
            <li key={id}>
              <a
                href={addressOf(viewFile, { params: { id: row.id, viewId: id }, query: {} })}
                target="_blank"
                rel="noreferrer"
              >
                {t('sign.view', { number: at + 2 })}
              </a>
            </li>
          ))}
        </ol>
      )}
      {mayWrite && (
        <UploadField
          picture
          label={t('sign.addView')}
          error={fieldError(keep.fields, 'file', t('sign.picture'))}
          name={null}
          onFile={(file) => file && void keep.send({ params: { id: row.id }, file })}
        />
      )}
      <Refusal error={keep.error} />
    </div>
  )
}

/** What the client says of the mark, and the recording of a sound. */
function Said({ row }: { row: RequestRow }) {
  const t = useText()
  const { mark_description: description, mark_colours: colours = [] } = row.application ?? {}
  const recording = row.documents.find((one) => one.type === 'recording')
  return (
    <>
      {recording && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound mark has no words to write out
        <audio
          controls
          preload="none"
          src={addressOf(recordingFile, { params: { id: row.id }, query: {} })}
          aria-label={recording.name}
        />
      )}
      {hasRecording(row.type) && !recording && <p className="mw-small">{t('sign.noRecording')}</p>}
      {description && <p className="mw-lines mw-small">(571) {description}</p>}
      {colours.map((colour) => (
        <p key={colourLine(colour)} className="mw-small">
          (591) {colourLine(colour)}
        </p>
      ))}
    </>
  )
}

/** What is filed as the mark. */
export function Sign({ row, mayWrite }: { row: RequestRow; mayWrite: boolean }) {
  const t = useText()
  const names = useNames()
  return (
    <div className="mw-stack">
      <MarkLetters text={row.value} />
      {mayWrite ? <KindForm row={row} key={row.type} /> : <p>{names(`type.${row.type}`)}</p>}
      {hasPicture(row.type) ? (
        <Picture row={row} mayWrite={mayWrite} />
      ) : (
        <p className="mw-muted mw-small">{t('sign.notNeeded')}</p>
      )}
      {hasViews(row.type) && <Views row={row} mayWrite={mayWrite} />}
      <Said row={row} />
    </div>
  )
}
