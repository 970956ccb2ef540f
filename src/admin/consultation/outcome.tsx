import { consultationOutcomeEmail, consultationSave, consultationSendOutcome } from '#contract/consultation.ts'
import type { ConsultationRow } from '#operations/staff/consultation.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatInstant } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

const emptyIsNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** Where the talk is and what came out of it; what is typed stays in this browser until it is kept. */
export function TalkNotes({ row }: { row: ConsultationRow }) {
  const t = useText()
  const before = { location: row.location, outcome: row.outcome, resolution: row.resolution }
  const [location, setLocation] = useKeptText(`talk.location:${row.id}`, row.location ?? '')
  const [outcome, setOutcome] = useKeptText(`talk.outcome:${row.id}`, row.outcome ?? '')
  const [resolution, setResolution] = useKeptText(`talk.resolution:${row.id}`, row.resolution ?? '')
  const save = useSend(consultationSave, { done: t('talk.saved'), ownRefusal: true })
  const texts = [
    { name: 'outcome', label: t('talk.outcome'), hint: t('talk.outcomeHint'), value: outcome, set: setOutcome },
    { name: 'resolution', label: t('talk.next'), hint: t('talk.nextHint'), value: resolution, set: setResolution },
  ]
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        const body = {
          location: emptyIsNull(location),
          outcome: emptyIsNull(outcome),
          resolution: emptyIsNull(resolution),
        }
        void save.send({ params: { id: row.id }, body: { ...body, before } })
      }}
    >
      <TextField
        name="location"
        label={t('talk.where')}
        hint={t('talk.whereHint')}
        value={location}
        error={fieldError(save.fields, 'location', t('talk.where'))}
        onChange={(event) => setLocation(event.target.value)}
      />
      {texts.map(({ name, label, hint, value, set }) => (
        <TextArea
          key={name}
          name={name}
          label={label}
          hint={hint}
          value={value}
          rows={5}
          error={fieldError(save.fields, name, label)}
          onChange={(event) => set(event.target.value)}
        />
      ))}
      <Refusal error={save.error} />
      <Button small type="submit" busy={save.busy}>
        {t('talk.save')}
      </Button>
    </form>
  )
}

/** The mail with the outcome: put together from the notes, read and changed by a person, sent once in their name. */
export function OutcomeMail({ row }: { row: ConsultationRow }) {
  const t = useText()
  const language = useLanguage()
  const [text, setText] = useKeptText(`talk.mail:${row.id}`)
  const draft = useSend(consultationOutcomeEmail, {})
  const send = useSend(consultationSendOutcome, { done: t('talk.sent'), ownRefusal: true })
  if (row.outcome_sent_at !== null)
    return <p>{t('talk.sentAt', { at: formatInstant(row.outcome_sent_at, language) })}</p>
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send.send({ params: { id: row.id }, body: { text } }).then(({ ok }) => ok && setText(''))
      }}
    >
      <p className="mw-small mw-muted">{t('talk.mailHint')}</p>
      <Button
        small
        busy={draft.busy}
        onClick={() =>
          void draft.send({ params: { id: row.id } }).then((answer) => answer.ok && setText(answer.value.text))
        }
      >
        {t('talk.fromNotes')}
      </Button>
      <TextArea
        name="text"
        label={t('talk.mail')}
        value={text}
        rows={10}
        error={fieldError(send.fields, 'text', t('talk.mail'))}
        onChange={(event) => setText(event.target.value)}
      />
      <Refusal error={send.error} />
      <Button small kind="primary" type="submit" busy={send.busy} disabled={text.trim() === ''}>
        {t('talk.send')}
      </Button>
    </form>
  )
}
