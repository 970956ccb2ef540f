import { officeActionExamination, officeActionExaminationDraft, officeActionReading } from '#contract/examination.ts'
import { officeActionMachine } from '#domain/office-action/status.ts'
import { currencies, isCurrency } from '#kernel/money.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Waiting } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { CitedField } from './cited-field.tsx'
import { bodyOf, typedExamination, typedFrom, type Typed } from './examined.ts'
import { OfficeActionFrame } from './frame.tsx'
import { IssuesField } from './issues-field.tsx'
import { LetterUpload } from './letter.tsx'
import { ReadLetter, type Reading } from './read-letter.tsx'
import { SolutionsField } from './solutions-field.tsx'

/** The bench: the letter and what was read from it on one side, issues, cited marks and ways to answer on the other. */
export function OfficeActionExaminationPage() {
  return <OfficeActionFrame here="examination">{(row) => <Bench row={row} />}</OfficeActionFrame>
}

function Bench({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const { data: read } = useAsk(officeActionReading, { params: { id: row.id } }, 0)
  const isOpen = nextStates(officeActionMachine, row.status, 'staff').includes('Examination saved')
  if (!isOpen) return <p className="mw-muted">{t('officeAction.examinedBefore')}</p>
  return read ? <OpenBench row={row} read={read} key={row.issues_version} /> : <Waiting lines={12} />
}

/** What was typed and not saved yet, of this version; another version begins with what is stored. */
function useTyped(row: OfficeActionRow, read: Reading): [Typed, (part: Partial<Typed>) => void, () => void] {
  const [kept, setKept] = useKeptText(`examination:${row.id}:${row.issues_version}`)
  const typed = parsed(kept) ?? typedFrom(row, read.fees.currency)
  return [typed, (part) => setKept(JSON.stringify({ ...typed, ...part })), () => setKept('')]
}

function parsed(kept: string): Typed | null {
  if (kept === '') return null
  try {
    return typedExamination.safeParse(JSON.parse(kept)).data ?? null
  } catch {
    return null
  }
}

function OpenBench({ row, read }: { row: OfficeActionRow; read: Reading }) {
  const t = useText()
  const [typed, set, forget] = useTyped(row, read)
  const draft = useSend(officeActionExaminationDraft, { done: t('officeAction.draftSaved'), ownRefusal: true })
  const whole = useSend(officeActionExamination, { done: t('officeAction.examined'), ownRefusal: true })
  const wrong = { ...draft.fields, ...whole.fields }
  const save = async (sender: typeof whole): Promise<void> => {
    ;(sender === draft ? whole : draft).clear()
    const answer = await sender.send({ params: { id: row.id }, body: bodyOf(typed, row.issues_version) })
    if (answer.ok) forget()
  }
  return (
    <div className="wb-two">
      <div>
        <Section title={t('officeAction.readByMachine')}>
          <ReadLetter row={row} read={read} typed={typed} set={set} />
        </Section>
        <Section title={t('documents.title')}>
          <LetterUpload row={row} />
        </Section>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save(whole)
        }}
      >
        <Section title={t('officeAction.issues')}>
          <IssuesField rows={typed.issues} wrong={wrong} onChange={(issues) => set({ issues })} />
        </Section>
        <Section title={t('officeAction.cited')}>
          <CitedField rows={typed.cited} wrong={wrong} onChange={(cited) => set({ cited })} />
        </Section>
        <Section title={t('officeAction.solutions')}>
          <Select
            name="currency"
            label={t('field.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            value={typed.currency}
            onChange={(event) => isCurrency(event.target.value) && set({ currency: event.target.value })}
          />
          <SolutionsField
            rows={typed.solutions}
            wrong={wrong}
            currency={typed.currency}
            onChange={(solutions) => set({ solutions })}
          />
        </Section>
        <Section title={t('officeAction.toClient')}>
          <div className="mw-stack">
            <TextArea
              name="issueSummary"
              label={t('officeAction.summary')}
              hint={t('officeAction.summaryHint')}
              className="mw-textarea--short"
              value={typed.summary}
              error={fieldError(wrong, 'issueSummary', t('officeAction.summary'))}
              onChange={(event) => set({ summary: event.target.value })}
            />
            <TextArea
              name="recommendationNote"
              label={t('officeAction.recommendation')}
              hint={t('officeAction.recommendationHint')}
              className="mw-textarea--short"
              value={typed.recommendation}
              error={fieldError(wrong, 'recommendationNote', t('officeAction.recommendation'))}
              onChange={(event) => set({ recommendation: event.target.value })}
            />
            {row.trademark?.jurisdiction === 'US' && (
              <Checkbox
                name="supplemental"
                label={t('officeAction.supplemental')}
                checked={typed.supplemental}
                onChange={(event) => set({ supplemental: event.target.checked })}
              />
            )}
            <Checkbox
              name="risk"
              label={t('officeAction.risk')}
              checked={typed.risk}
              onChange={(event) => set({ risk: event.target.checked })}
            />
          </div>
        </Section>
        <div className="mw-stack mt-2">
          <Refusal error={whole.error ?? draft.error} />
          {Object.keys(wrong).length > 0 && <p className="mw-error">{t('officeAction.lookAbove')}</p>}
          <div className="mw-cluster">
            <Button small type="button" busy={draft.busy} onClick={() => void save(draft)}>
              {t('officeAction.saveDraft')}
            </Button>
            <Button kind="primary" small type="submit" busy={whole.busy}>
              {t('officeAction.finish')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}
