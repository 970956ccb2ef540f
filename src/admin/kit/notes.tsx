import type { AnyCall } from '#contract/call.ts'
import type { NoteRow } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from './person.ts'
import { formatInstant } from './time.ts'
import { useKeptText } from './use-kept-text.ts'

/** Internal notes of a matter; the client never sees them. */
export function Notes({ rows, call, id }: { rows: readonly NoteRow[]; call: AnyCall; id: string | number }) {
  const t = useText()
  const language = useLanguage()
  const [text, setText] = useKeptText(`${call.name}:${id}`)
  const note = useSend(call, { done: t('notes.saved') })
  const save = async (): Promise<void> => {
    const answer = await note.send({ params: { id }, body: { text } })
    if (answer.ok) setText('')
  }
  return (
    <div className="mw-stack">
      <form
        className="mw-stack--s"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextArea
          name="note"
          label={t('notes.label')}
          hint={text === '' ? t('notes.hint') : `${t('notes.hint')} ${t('save.kept')}`}
          className="mw-textarea--short"
          value={text}
          error={fieldError(note.fields, 'text', t('notes.label'))}
          onChange={(event) => setText(event.target.value)}
        />
        <Button small type="submit" busy={note.busy} disabled={text.trim() === ''}>
          {t('notes.save')}
        </Button>
      </form>
      <ul className="wb-notes">
        {rows.map((row) => (
          <li key={row.id}>
            <p className="mw-lines">{row.text}</p>
            <small>
              {personName(row.created_by_user)}, {formatInstant(row.created_at, language)}
            </small>
          </li>
        ))}
        {rows.length === 0 && <li className="mw-muted">{t('notes.none')}</li>}
      </ul>
    </div>
  )
}
