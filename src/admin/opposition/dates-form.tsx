import { oppositionDocketing } from '#contract/opposition.ts'
import { byLaw, isOpposedGrounded, type OpposedKind } from '#domain/docket/opposed.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import { isPlainDate } from '#kernel/dates.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptSwitch, useKeptText } from '../kit/use-kept-text.ts'

type DayName = 'dueDate' | 'coolingOffUntil' | 'evidenceDue'

/** What the law gives for a notice of a day; null for a day that is none, and where no law is recorded. */
function lawOf(row: OppositionRow, kind: OpposedKind, noticed: string) {
  const mark = row.trademark
  if (!mark || !isPlainDate(noticed)) return null
  const opposed = { number: row.number, noticed, coolingOff: row.cooling_off_from }
  return byLaw(
    mark.jurisdiction,
    isExtension({ filingBasis: mark.filing_basis, internationalId: mark.international_id }),
    kind,
    opposed,
  )
}

/** Whether a day needs no reason: the law gives it, or lets the office or the parties set it. */
function isGround(row: OppositionRow, kind: OpposedKind, noticed: string, due: string): boolean {
  const mark = row.trademark
  if (!mark || !isPlainDate(noticed) || !isPlainDate(due)) return false
  const isExtended = row.events.some((event) => event.kind === 'cooling-off-extended')
  const opposed = { number: row.number, noticed, coolingOff: row.cooling_off_from, isExtended }
  const isMadrid = isExtension({ filingBasis: mark.filing_basis, internationalId: mark.international_id })
  return isOpposedGrounded(mark.jurisdiction, isMadrid, kind, opposed, due)
}

/** The day of the notice and the last days: what the law gives, and what a person confirms or read in a letter. */
export function DatesForm({ row }: { row: OppositionRow }) {
  const t = useText()
  const language = useLanguage()
  const notice = useKeptEdit(`opposed-notice:${row.id}`, row.notice_date)
  const edits = {
    dueDate: useKeptEdit(`opposed-due:${row.id}`, row.due_date ?? ''),
    coolingOffUntil: useKeptEdit(`opposed-cool:${row.id}`, row.cooling_off_until ?? ''),
    evidenceDue: useKeptEdit(`opposed-proof:${row.id}`, row.evidence_due ?? ''),
  }
  const noticeDate = notice.text
  const [reason, setReason, forgetReason] = useKeptText(`opposed-reason:${row.id}`)
  const reminders = useKeptSwitch(`opposed-remind:${row.id}`, row.reminders_enabled)
  const save = useSend(oppositionDocketing, { done: t('officeAction.docketed'), ownRefusal: true })
  const days: { name: DayName; kind: OpposedKind }[] = [
    { name: 'dueDate', kind: 'opposition_reply' },
    ...(row.cooling_off_from === null ? [] : [{ name: 'coolingOffUntil' as const, kind: 'cooling_off' as const }]),
    { name: 'evidenceDue', kind: 'opposition_evidence' },
  ]
  const laws = days.map((day) => ({
    ...day,
    edit: edits[day.name],
    value: edits[day.name].text,
    law: lawOf(row, day.kind, noticeDate),
  }))
  const needsReason = laws.some(({ kind, value }) => value !== '' && !isGround(row, kind, noticeDate, value))
  const daysAs = (part: 'text' | 'base') => ({
    dueDate: edits.dueDate[part] || null,
    coolingOffUntil: edits.coolingOffUntil[part] || null,
    evidenceDue: edits.evidenceDue[part] || null,
  })
  const send = async (): Promise<void> => {
    const before = { noticeDate: notice.base, ...daysAs('base'), remindersEnabled: reminders.was }
    const body = { noticeDate, ...daysAs('text'), reason: reason || null, remindersEnabled: reminders.is, before }
    const answer = await save.send({ params: { id: row.id }, body })
    if (!answer.ok) return
    for (const edit of [notice, reminders.edit, ...Object.values(edits)]) edit.forget()
    forgetReason()
  }
  return (
    <StepForm
      send={send}
      refused={save.error}
      busy={save.busy}
      disabled={noticeDate === '' || laws.every(({ value }) => value === '')}
      primary={row.status === 'Created'}
      submit={t('officeAction.confirmDates')}
    >
      <TextField
        name="noticeDate"
        type="date"
        min={row.trademark?.filing_date ?? undefined}
        max={todayHere()}
        label={t('opposition.noticed')}
        value={noticeDate}
        error={fieldError(save.fields, 'noticeDate', t('opposition.noticed'))}
        onChange={(event) => notice.set(event.target.value)}
      />
      <Theirs edit={notice} />
      {laws.map(({ name, kind, edit, value, law }) => (
        <div key={name} className="mw-stack mw-stack--s">
          <TextField
            name={name}
            type="date"
            label={t(`docket.kind.${kind}`)}
            hint={
              law === null
                ? t('officeAction.noLaw')
                : t(law.confidence === 'low' ? 'opposition.lawUnsure' : 'officeAction.lawGives', {
                    date: formatDate(law.due, language),
                    law: [law.rule.law, law.rule.article].filter(Boolean).join(', '),
                  })
            }
            value={value}
            error={fieldError(save.fields, name, t(`docket.kind.${kind}`))}
            onChange={(event) => edit.set(event.target.value)}
          />
          <Theirs edit={edit} />
          {law?.rule.event && (
            <p className="mw-source">
              {t('opposition.countsFrom')}{' '}
              <span lang="en">{[law.rule.event, law.rule.note].filter(Boolean).join('. ')}</span>
            </p>
          )}
          {law && law.due !== value && (
            <div>
              <Button small type="button" onClick={() => edit.set(law.due)}>
                {t('officeAction.takeDate', { date: formatDate(law.due, language) })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {needsReason && (
        <TextField
          name="reason"
          maxLength={500}
          label={t('officeAction.reason')}
          hint={t('officeAction.reasonHint')}
          value={reason}
          error={fieldError(save.fields, 'reason', t('officeAction.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Checkbox
        name="reminders"
        label={t('opposition.remind')}
        checked={reminders.is}
        onChange={(event) => reminders.set(event.target.checked)}
      />
      <Theirs edit={reminders.edit} />
    </StepForm>
  )
}
