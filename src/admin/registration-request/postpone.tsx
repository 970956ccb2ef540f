import { applicationPostpone, applicationResume } from '#contract/application.ts'
import { priorityEnd } from '#domain/docket/priority.ts'
import { registrationMachine } from '#domain/registration/status.ts'
import { decide } from '#kernel/state-machine.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The draft rests until a day, or goes on now; nothing where it can do neither. */
export function Postpone({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  const [until, setUntil, forget] = useKeptText(`postpone:${row.id}`)
  const postpone = useSend(applicationPostpone, { done: t('rest.done'), ownRefusal: true })
  const resume = useSend(applicationResume, { done: t('rest.resumed'), ownRefusal: true })
  const isResting = row.status === 'Application postponed'
  if (!isResting && !decide(registrationMachine, row.status, 'Application postponed', 'staff').ok) return null
  const first = row.application?.priority_filing_date
  const label = t('rest.day')
  const send = async (): Promise<void> => {
    const { ok } = await postpone.send({ params: { id: row.id }, body: { until } })
    if (ok) forget()
  }
  return (
    <Section title={t('rest.title')}>
      {isResting && (
        <div className="mw-stack">
          <p>
            {row.postponed_until
              ? t('rest.until', { date: formatDate(row.postponed_until, language) })
              : t('rest.noDay')}
          </p>
          <Refusal error={resume.error} />
          <div>
            <Button small busy={resume.busy} onClick={() => void resume.send({ params: { id: row.id } })}>
              {t('rest.goOn')}
            </Button>
          </div>
        </div>
      )}
      <StepForm send={send} refused={postpone.error} busy={postpone.busy} submit={t('rest.submit')}>
        {first && <p className="mw-small">{t('rest.priority', { date: formatDate(priorityEnd(first), language) })}</p>}
        <TextField
          short
          type="date"
          name="postponeUntil"
          label={label}
          hint={t('rest.hint')}
          value={until}
          error={fieldError(postpone.fields, 'until', label)}
          onChange={(event) => setUntil(event.target.value)}
        />
      </StepForm>
    </Section>
  )
}
