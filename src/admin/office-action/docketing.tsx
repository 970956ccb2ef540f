import { officeActionDocketing, officeActionReading } from '#contract/examination.ts'
import { isGrounded, replyDates } from '#domain/office-action/reply-dates.ts'
import type { Deadline } from '#domain/docket/deadline.ts'
import type { Length } from '#domain/docket/law/rule.ts'
import { officeActionMachine } from '#domain/office-action/status.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import { isPlainDate } from '#kernel/dates.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { DeadlineSum } from '../kit/deadline-sum.tsx'
import { Section } from '../kit/section.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptSwitch, useKeptText } from '../kit/use-kept-text.ts'
import { OfficeActionFrame } from './frame.tsx'

/** The date of the letter and the last day: what the letter says, what the law gives, and what a person confirms. */
export function OfficeActionDocketing() {
  return <OfficeActionFrame here="docketing">{(row) => <Docketing row={row} />}</OfficeActionFrame>
}

function Docketing({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const isOpen = nextStates(officeActionMachine, row.status, 'staff').includes('Docketing saved')
  return (
    <div className="wb-two">
      <div>
        <Section title={t('officeAction.page.docketing')}>
          {isOpen ? <DocketingForm row={row} /> : <p className="mw-muted">{t('officeAction.notDocketed')}</p>}
        </Section>
      </div>
      <div>
        <Section title={t('officeAction.byLaw')}>
          {row.trademark?.deadlines.length === 0 && <p className="mw-muted mw-small">{t('docket.none')}</p>}
          {row.trademark?.deadlines.map((deadline) => (
            <div key={deadline.id} className="mb-3">
              <h3 className="mw-h4">{t(`docket.kind.${deadline.kind}`)}</h3>
              <DeadlineSum row={deadline} />
            </div>
          ))}
        </Section>
      </div>
    </div>
  )
}

/** What the law gives for a letter of a day, null for a day that is none and where no law is recorded; whether it is ground enough for a last day. */
function lawOf(row: OfficeActionRow, issued: string, due: string) {
  const mark = row.trademark
  if (!mark || !isPlainDate(issued)) return { law: null, isGround: false }
  const place = {
    jurisdiction: mark.jurisdiction,
    filed: mark.filing_date,
    isMadrid: isExtension({ filingBasis: mark.filing_basis, internationalId: mark.international_id }),
    first: mark.office_actions.find(({ id }) => id !== row.id)?.issue_date ?? null,
  }
  const law = replyDates(place, issued).reply
  return { law, isGround: isPlainDate(due) && isGrounded(place, law, due) }
}

/** What is recorded of the last day: the sum of the law, or between what the office sets it in its letter. */
function LawHint({ law }: { law: Deadline | null }) {
  const t = useText()
  const language = useLanguage()
  if (law === null) return t('officeAction.noLaw')
  const named = [law.rule.law, law.rule.article].filter(Boolean).join(', ')
  const length = (one: Length | null) => one && t(`docket.unit.${one.unit}`, { count: one.amount })
  if (!law.rule.byLetter) return t('officeAction.lawGives', { date: formatDate(law.due, language), law: named })
  const [least, most] = [length(law.rule.byLetter.least), length(law.rule.byLetter.most)]
  const bounds =
    least && most
      ? t('officeAction.atLeastMost', { least, most })
      : least
        ? t('officeAction.atLeast', { least })
        : most && t('officeAction.atMost', { most })
  return [t('officeAction.byLetter', { law: named }), bounds].filter(Boolean).join(' ')
}

function DocketingForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const language = useLanguage()
  const issueEdit = useKeptEdit(`office-action-docket-issued:${row.id}`, row.issue_date ?? '')
  const dueEdit = useKeptEdit(`office-action-docket-due:${row.id}`, row.due_date ?? '')
  const { text: issued, set: setIssued } = issueEdit
  const { text: due, set: setDue } = dueEdit
  const [reason, setReason, forgetReason] = useKeptText(`office-action-docket-reason:${row.id}`)
  const reminders = useKeptSwitch(`office-action-docket-remind:${row.id}`, row.reminders_enabled)
  const save = useSend(officeActionDocketing, { done: t('officeAction.docketed'), ownRefusal: true })
  const { data: read } = useAsk(officeActionReading, { params: { id: row.id } })
  const { law, isGround } = lawOf(row, issued, due)
  const send = async (): Promise<void> => {
    const before = { issueDate: issueEdit.base || null, dueDate: dueEdit.base || null, remindersEnabled: reminders.was }
    const body = { issueDate: issued, dueDate: due, reason: reason || null, remindersEnabled: reminders.is, before }
    const answer = await save.send({ params: { id: row.id }, body })
    if (answer.ok)
      for (const forget of [issueEdit.forget, dueEdit.forget, reminders.edit.forget, forgetReason]) forget()
  }
  return (
    <StepForm
      send={send}
      refused={save.error}
      busy={save.busy}
      disabled={issued === '' || due === ''}
      primary
      submit={t('officeAction.confirmDates')}
    >
      {(read?.issued ?? read?.respondBy) && (
        <p className="mw-small">
          {t('officeAction.letterSays')}{' '}
          <q>{[read?.issued?.line, read?.respondBy?.line].filter(Boolean).join(' … ')}</q>
        </p>
      )}
      <TextField
        name="issueDate"
        type="date"
        max={todayHere()}
        label={t('officeAction.issued')}
        value={issued}
        error={fieldError(save.fields, 'issueDate', t('officeAction.issued'))}
        onChange={(event) => setIssued(event.target.value)}
      />
      <Theirs edit={issueEdit} />
      {read?.issued && read.issued.value !== issued && (
        <Take label={formatDate(read.issued.value, language)} onTake={() => setIssued(read.issued?.value ?? '')} />
      )}
      <TextField
        name="dueDate"
        type="date"
        label={t('officeAction.due')}
        hint={<LawHint law={law} />}
        value={due}
        error={fieldError(save.fields, 'dueDate', t('officeAction.due'))}
        onChange={(event) => setDue(event.target.value)}
      />
      <Theirs edit={dueEdit} />
      {read?.respondBy && read.respondBy.value !== due && (
        <Take label={formatDate(read.respondBy.value, language)} onTake={() => setDue(read.respondBy?.value ?? '')} />
      )}
      {law && !law.isByLetter && law.due !== due && (
        <Take label={formatDate(law.due, language)} onTake={() => setDue(law.due)} />
      )}
      {due !== '' && !isGround && (
        <TextField
          name="reason"
          label={t('officeAction.reason')}
          hint={t('officeAction.reasonHint')}
          value={reason}
          maxLength={500}
          error={fieldError(save.fields, 'reason', t('officeAction.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Checkbox
        name="reminders"
        label={t('officeAction.remind')}
        checked={reminders.is}
        onChange={(event) => reminders.set(event.target.checked)}
      />
      <Theirs edit={reminders.edit} />
    </StepForm>
  )
}

function Take({ label, onTake }: { label: string; onTake: () => void }) {
  const t = useText()
  return (
    <div>
      <Button small onClick={onTake}>
        {t('officeAction.takeDate', { date: label })}
      </Button>
    </div>
  )
}
