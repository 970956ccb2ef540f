import { consultationOutcomeEmail, consultationSave, consultationSendOutcome } from '#contract/consultation.ts'
import { answerLines, readAnswers } from '#domain/consultation/answers.ts'
import type { ConsultationRow } from '#operations/staff/consultation.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatInstant } from '../kit/time.ts'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptText } from '../kit/use-kept-text.ts'

const emptyIsNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** Where the talk is and what came out of it; what is typed stays in this browser until it is kept. */
export function TalkNotes({ row }: { row: ConsultationRow }) {
  const t = useText()
  const location = useKeptEdit(`talk.location:${row.id}`, row.location ?? '')
  const outcome = useKeptEdit(`talk.outcome:${row.id}`, row.outcome ?? '')
  const resolution = useKeptEdit(`talk.resolution:${row.id}`, row.resolution ?? '')
  const answers = useKeptEdit(`talk.answers:${row.id}`, answerLines(row.questions_and_answers ?? []))
  const save = useSend(consultationSave, { done: t('talk.saved'), ownRefusal: true })
  const edits = { location, outcome, answers, resolution }
  const noted = (part: 'text' | 'base') => ({
    location: emptyIsNull(location[part]),
    outcome: emptyIsNull(outcome[part]),
    resolution: emptyIsNull(resolution[part]),
    questionsAndAnswers: readAnswers(answers[part]),
  })
  const texts = [
    { name: 'outcome', label: t('talk.outcome'), hint: t('talk.outcomeHint'), edit: outcome },
    { name: 'questionsAndAnswers', label: t('talk.answers'), hint: t('talk.answersHint'), edit: answers },
    { name: 'resolution', label: t('talk.next'), hint: t('talk.nextHint'), edit: resolution },
  ]
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save.send({ params: { id: row.id }, body: { ...noted('text'), before: noted('base') } }).then(({ ok }) => {
          if (ok) for (const edit of Object.values(edits)) edit.forget()
        })
      }}
    >
      <TextField
        name="location"
        label={t('talk.where')}
        hint={t('talk.whereHint')}
        value={location.text}
        error={fieldError(save.fields, 'location', t('talk.where'))}
        onChange={(event) => location.set(event.target.value)}
      />
      <Theirs edit={location} />
      {texts.map(({ name, label, hint, edit }) => (
        <div key={name} className="mw-stack mw-stack--s">
          <TextArea
            name={name}
            label={label}
            hint={hint}
            value={edit.text}
            rows={5}
            error={fieldErrorWithin(save.fields, name, label)}
            onChange={(event) => edit.set(event.target.value)}
          />
          <Theirs edit={edit} />
        </div>
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
  const [text, setText, forget] = useKeptText(`talk.mail:${row.id}`)
  const draft = useSend(consultationOutcomeEmail, {})
  const send = useSend(consultationSendOutcome, { done: t('talk.sent'), ownRefusal: true })
  if (row.outcome_sent_at !== null)
    return <p>{t('talk.sentAt', { at: formatInstant(row.outcome_sent_at, language) })}</p>
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send.send({ params: { id: row.id }, body: { text } }).then(({ ok }) => {
          if (ok) forget()
        })
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
