import { officeActionAsk } from '#contract/office-action.ts'
import { officeActionMachine } from '#domain/office-action/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Facts } from '#ui/facts.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Section } from '../kit/section.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { OfficeActionFrame } from './frame.tsx'

/** What we asked the client, what they answered, and a further question. */
export function OfficeActionAdditionalInfo() {
  return <OfficeActionFrame here="additional-info">{(row) => <Asked row={row} />}</OfficeActionFrame>
}

function Asked({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const asked = row.issues.filter(({ additional_info_note: question }) => question !== null)
  return (
    <div className="wb-two">
      <div>
        <Section title={t('officeAction.questions')}>
          {asked.length === 0 && row.additional_info_note === null && (
            <p className="mw-muted mw-small">{t('officeAction.noQuestions')}</p>
          )}
          <Facts
            plain
            facts={[
              ...asked.map((issue) => ({
                key: issue.id,
                label: `${issue.name}: ${issue.additional_info_note ?? ''}`,
                value: <span className="mw-lines">{issue.answer ?? t('officeAction.noAnswer')}</span>,
              })),
              ...(row.additional_info_note === null
                ? []
                : [
                    {
                      key: 'note',
                      label: row.additional_info_note,
                      value: <span className="mw-lines">{row.client_input ?? t('officeAction.noAnswer')}</span>,
                    },
                  ]),
            ]}
          />
        </Section>
      </div>
      <div>
        <Section title={t('officeAction.ask')}>
          {nextStates(officeActionMachine, row.status, 'staff').includes('Additional info requested') ? (
            <AskForm row={row} />
          ) : (
            <p className="mw-muted mw-small">{t('officeAction.askLater')}</p>
          )}
        </Section>
      </div>
    </div>
  )
}

function AskForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const [note, setNote] = useKeptText(`office-action-ask:${row.id}`)
  const ask = useSend(officeActionAsk, { done: t('officeAction.mailed'), ownRefusal: true })
  return (
    <StepForm
      send={() => ask.send({ params: { id: row.id }, body: { note } }).then(({ ok }) => ok && setNote(''))}
      refused={ask.error}
      busy={ask.busy}
      disabled={note.trim() === ''}
      primary
      submit={t('officeAction.ask')}
    >
      <TextArea
        name="question"
        label={t('officeAction.question')}
        hint={t('officeAction.questionHint')}
        value={note}
        error={fieldError(ask.fields, 'note', t('officeAction.question'))}
        onChange={(event) => setNote(event.target.value)}
      />
    </StepForm>
  )
}
