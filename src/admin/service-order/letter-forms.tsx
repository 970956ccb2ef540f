import { useState } from 'react'
import { z } from 'zod'
import { serviceLetterChange, serviceLetterDraft, serviceLetterSent } from '#contract/service-letter.ts'
import { handedWays } from '#domain/service-letter/status.ts'
import { hasGaps } from '#kernel/gaps.ts'
import { languages } from '#kernel/languages.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { LawfulUses, typedUses, usesAnswered, usesTyped } from '../kit/lawful-uses.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'

export type Letter = ServiceRow['letters'][number]

interface LetterProps {
  row: ServiceRow
  letter: Letter
}

/** Whom it goes to, and in which language it is put together of what is recorded. */
export function LetterDraft({ row }: { row: ServiceRow }) {
  const t = useText()
  const [recipient, setRecipient] = useKeptText(`letter-to:${row.id}`)
  const [email, setEmail] = useKeptText(`letter-mail:${row.id}`)
  const [language, setLanguage] = useState(languages.find((one) => one === row.language) ?? 'en')
  const draft = useSend(serviceLetterDraft, { done: t('serviceLetter.drafted'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await draft.send({ params: { id: row.id }, body: { language, recipient, recipientEmail: email } })
    if (!ok) return
    setRecipient('')
    setEmail('')
  }
  return (
    <StepForm send={send} refused={draft.error} busy={draft.busy} primary submit={t('serviceLetter.draft')}>
      <p className="mw-small mw-muted">{t('serviceLetter.draftText')}</p>
      <Receiver
        at="new"
        typed={{ recipient, email }}
        fields={draft.fields}
        onChange={(next) => {
          setRecipient(next.recipient)
          setEmail(next.email)
        }}
      />
      <Select
        name="letterLanguage"
        label={t('notice.language')}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={language}
        onChange={(event) => setLanguage(languages.find((one) => one === event.target.value) ?? 'en')}
      />
    </StepForm>
  )
}

interface ReceiverProps {
  at: string
  typed: { recipient: string; email: string }
  fields: Parameters<typeof fieldError>[0]
  onChange: (typed: { recipient: string; email: string }) => void
}

function Receiver({ at, typed, fields, onChange }: ReceiverProps) {
  const t = useText()
  return (
    <div className="mw-pair">
      <TextField
        name={`letterTo-${at}`}
        label={t('notice.recipient')}
        maxLength={200}
        value={typed.recipient}
        error={fieldError(fields, 'recipient', t('notice.recipient'))}
        onChange={(event) => onChange({ ...typed, recipient: event.target.value })}
      />
      <TextField
        name={`letterEmail-${at}`}
        type="email"
        label={t('serviceLetter.email')}
        hint={t('serviceLetter.emailHint')}
        maxLength={254}
        value={typed.email}
        error={fieldError(fields, 'recipientEmail', t('serviceLetter.email'))}
        onChange={(event) => onChange({ ...typed, email: event.target.value })}
      />
    </div>
  )
}

const typedLetter = z.object({ recipient: z.string(), email: z.string(), body: z.string(), uses: typedUses })

/** What was typed of a letter and kept in the browser; null where nothing was, or by an earlier version. */
function readTyped(kept: string): z.infer<typeof typedLetter> | null {
  try {
    return typedLetter.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

/** The letter as text, with whom it goes to and, where it asks somebody to stop, the lawful uses. */
export function LetterChange({ row, letter }: LetterProps) {
  const t = useText()
  const [kept, setKept, forget] = useKeptText(`letter:${letter.id}:${letter.version}`)
  const typed = readTyped(kept) ?? {
    recipient: letter.recipient,
    email: letter.recipient_email ?? '',
    body: letter.body,
    uses: usesTyped(letter.checklist),
  }
  const set = (part: Partial<typeof typed>) => setKept(JSON.stringify({ ...typed, ...part }))
  const change = useSend(serviceLetterChange, { done: t('case.saved'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { recipient, email, body } = typed
    const said = { recipient, recipientEmail: email, body, checklist: usesAnswered(typed.uses) }
    const { ok } = await change.send({
      params: { id: row.id, letterId: letter.id },
      body: { ...said, version: letter.version },
    })
    if (ok) forget()
  }
  return (
    <StepForm
      send={send}
      refused={change.error}
      busy={change.busy}
      disabled={typed.body.trim() === ''}
      submit={t('case.save')}
    >
      <Receiver at={letter.id} typed={typed} fields={change.fields} onChange={set} />
      {letter.kind === 'cease-and-desist' && (
        <LawfulUses at={letter.id} typed={typed.uses} onChange={(uses) => set({ uses })} />
      )}
      <TextArea
        name={`letterBody-${letter.id}`}
        label={t('notice.body')}
        hint={t(hasGaps(typed.body) ? 'notice.gaps' : 'notice.bodyHint')}
        rows={18}
        maxLength={20_000}
        value={typed.body}
        error={fieldError(change.fields, 'body', t('notice.body'))}
        onChange={(event) => set({ body: event.target.value })}
      />
    </StepForm>
  )
}

/** It went out by another way than our mail: when, how, and what proves it. */
export function LetterSent({ row, letter }: LetterProps) {
  const t = useText()
  const [on, setOn] = useState(todayHere())
  const [way, setWay] = useState<(typeof handedWays)[number]>('post')
  const [reference, setReference] = useKeptText(`letter-reference:${letter.id}`)
  const proof = useUpload(row.document_hub_id, 'evidence', t('notice.proof'))
  const sent = useSend(serviceLetterSent, { done: t('notice.recorded'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const proofDocumentId = await proof.store()
    const { ok } = await sent.send({
      params: { id: row.id, letterId: letter.id },
      body: { version: letter.version, sentOn: on, way, reference, proofDocumentId },
    })
    if (!ok) return
    setReference('')
    proof.forget()
  }
  return (
    <StepForm send={send} refused={sent.error} busy={sent.busy || proof.busy} submit={t('notice.record')}>
      <div className="mw-pair">
        <TextField
          name={`letterSentOn-${letter.id}`}
          type="date"
          max={todayHere()}
          label={t('notice.sentOnLabel')}
          value={on}
          error={fieldError(sent.fields, 'sentOn', t('notice.sentOnLabel'))}
          onChange={(event) => setOn(event.target.value)}
        />
        <Select
          name={`letterWay-${letter.id}`}
          label={t('serviceLetter.wayLabel')}
          options={handedWays.map((value) => ({ value, label: t(`serviceLetter.way.${value}`) }))}
          value={way}
          onChange={(event) => setWay(handedWays.find((one) => one === event.target.value) ?? 'post')}
        />
      </div>
      <TextField
        name={`letterReference-${letter.id}`}
        label={t('serviceLetter.reference')}
        maxLength={200}
        value={reference}
        error={fieldError(sent.fields, 'reference', t('serviceLetter.reference'))}
        onChange={(event) => setReference(event.target.value)}
      />
      <UploadField
        label={t('notice.proof')}
        name={proof.name}
        onFile={proof.choose}
        error={proof.error ?? fieldError(sent.fields, 'proofDocumentId', t('notice.proof'))}
      />
    </StepForm>
  )
}
