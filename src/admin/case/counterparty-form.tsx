import { caseCounterpartyUpdate } from '#contract/case.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit } from '../kit/use-kept-text.ts'
import { linesIn } from './typed.ts'

/** Who the other side is, as far as we know; the note stays with us. */
export function CounterpartyForm({ row }: { row: NonNullable<CaseRow['counterparty']> }) {
  const t = useText()
  const name = useKeptEdit(`counterparty-name:${row.id}`, row.primary_name)
  const aliases = useKeptEdit(`counterparty-aliases:${row.id}`, row.aliases.join('\n'))
  const websites = useKeptEdit(`counterparty-websites:${row.id}`, row.websites.join('\n'))
  const note = useKeptEdit(`counterparty-note:${row.id}`, row.note ?? '')
  const save = useSend(caseCounterpartyUpdate, { done: t('case.saved'), ownRefusal: true })
  const edits = [name, aliases, websites, note]
  const send = async (): Promise<void> => {
    const body = {
      primaryName: name.text,
      aliases: linesIn(aliases.text),
      websites: linesIn(websites.text),
      note: note.text,
    }
    const { ok } = await save.send({ params: { id: row.id }, body })
    if (ok) for (const edit of edits) edit.forget()
  }
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} submit={t('case.save')}>
      {row.whitelisted && <p className="mw-small">{t('case.whitelisted')}</p>}
      <TextField
        name="primaryName"
        label={t('caseRequest.otherName')}
        maxLength={200}
        value={name.text}
        error={fieldError(save.fields, 'primaryName', t('caseRequest.otherName'))}
        onChange={(event) => name.set(event.target.value)}
      />
      <Theirs edit={name} />
      <TextArea
        name="aliases"
        label={t('case.aliases')}
        className="mw-textarea--short"
        value={aliases.text}
        error={fieldErrorWithin(save.fields, 'aliases', t('case.aliases'))}
        onChange={(event) => aliases.set(event.target.value)}
      />
      <Theirs edit={aliases} />
      <TextArea
        name="websites"
        label={t('case.websites')}
        className="mw-textarea--short"
        value={websites.text}
        error={fieldErrorWithin(save.fields, 'websites', t('case.websites'))}
        onChange={(event) => websites.set(event.target.value)}
      />
      <Theirs edit={websites} />
      <TextArea
        name="counterpartyNote"
        label={t('case.internalNote')}
        className="mw-textarea--short"
        maxLength={5000}
        value={note.text}
        error={fieldError(save.fields, 'note', t('case.internalNote'))}
        onChange={(event) => note.set(event.target.value)}
      />
      <Theirs edit={note} />
    </StepForm>
  )
}
